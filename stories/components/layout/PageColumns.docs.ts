import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['lay out a page about one thing', 'put facts beside what a page is about'],
  use: 'In a wide `Page` about one thing: a payment, a purchase, an application. The first column has what matters and what can be done, the second what one only looks up. If something is to be done in the second, such as booking what is paid for, it is first with `asideAt="first"`.',
  avoid:
    'For a list with its details: `ListDetail`. For columns of one weight: `Columns`. Inside a card: `Split`.',
  anatomy: {
    Content: 'first, also on phones',
    Aside:
      'facts, history or help; beside the content on wide windows, below it on others; above it with `asideAt="first"`',
  },
  keyboard: {},
} satisfies ComponentDocs;
