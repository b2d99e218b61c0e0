import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['sign out', 'open the profile', 'show who is signed in'],
  use: 'At the end of the top bar: a button with the user’s name that opens their links. It is a list of links rather than an ARIA menu, so Tab moves through it.',
  avoid: 'For actions on an item: `MenuButton`.',
  anatomy: {
    Button: 'photo, name, arrow; marked with `isCurrent` on pages that only this menu leads to',
    Panel: '`NavItem`s',
    Footer: 'a `UserMenuFooter`: language, theme, sign-out',
  },
  sources: ['navigation/UserMenu.tsx', 'app/UserMenuFooter.tsx'],
  keyboard: {
    'Enter, Space': 'open or close it',
    Tab: 'moves through the links; leaving them closes the panel',
    Escape: 'closes it and returns the focus to the button',
  },
} satisfies ComponentDocs;
