import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show more navigation on a phone', 'open the rest of a menu'],
  use: 'The last item of a bottom bar: “More”. It opens the rest of the navigation from below and closes after navigation.',
  avoid: 'For actions or forms: use `Dialog`.',
  anatomy: {
    Button: 'looks like a `NavItem`',
    'Title and close button': 'at the top',
    List: '`NavItem`s, one below the other',
    Footer: 'language, theme, sign-out',
  },
  keyboard: {
    'Enter, Space': 'open it',
    Escape: 'closes it and returns the focus to the button',
  },
} satisfies ComponentDocs;
