import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'As the last item of a bottom bar: “More”. It opens the rest of the navigation from below, and closes after a navigation.',
  avoid: 'For actions or forms: use `Dialog`.',
  anatomy: {
    Button: 'looks like a `NavItem`',
    'Title and close button': 'at the top',
    List: '`NavItem`s below each other',
    Footer: 'language, theme, signing out',
  },
  keyboard: {
    'Enter, Space': 'opens it',
    Escape: 'closes it; the focus goes back to the button',
  },
} satisfies ComponentDocs;
