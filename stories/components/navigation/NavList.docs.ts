import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show the main navigation', 'show the number of unread messages'],
  use: 'For the main navigation of a shell: `NavItem`s in a rail or a bar. The current one is marked automatically; badges have a text for screen readers.',
  avoid:
    'For links in the content: `Link`. For more than five items on a phone: put the rest in a `NavSheet`.',
  anatomy: {
    '`NavItem`': 'icon, label, badge',
    'Current mark': 'background, weight and `aria-current`',
  },
  keyboard: {
    Enter: 'goes there',
  },
} satisfies ComponentDocs;
