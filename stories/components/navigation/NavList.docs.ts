import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'The places of a shell: `NavItem`s in a rail or a bar. The current one says so by itself; a badge is told in words.',
  avoid:
    'For links in the content: `Link`. For more than five places on a phone: put the rest in a `NavSheet`.',
  anatomy: {
    '`NavItem`': 'icon, words, badge',
    'Current mark': 'ground and weight, and `aria-current`',
  },
  keyboard: {
    Enter: 'goes there',
  },
} satisfies ComponentDocs;
