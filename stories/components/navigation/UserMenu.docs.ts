import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'At the end of the top bar: the links of the user behind their name. They unfold; Tab goes through them.',
  avoid: 'For commands on a thing: that is a menu of actions.',
  anatomy: {
    Button: 'photo, name, arrow',
    Panel: '`NavItem`s',
    Footer: 'language, theme, signing out',
  },
  keyboard: {
    'Enter, Space': 'opens or closes it',
    Tab: 'goes through the links; leaving them closes the panel',
    Escape: 'closes it; the focus goes back to the button',
  },
} satisfies ComponentDocs;
