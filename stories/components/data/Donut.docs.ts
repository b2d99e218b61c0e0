import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For one share of a whole that should catch the eye, such as the progress of a course. The words beside it say all of it; the ring and its figure are hidden from screen readers. The figure is rounded down: only what is whole is 100 %.',
  avoid:
    'In a list or beside other bars: `Progress`. For something with a limit: `Meter`. For several shares: a `MoneyBreakdown` or a table.',
  anatomy: {
    Ring: 'the share as a picture, with its percentage',
    Label: 'what is measured',
    Words: '“5 of 12 modules”',
  },
  keyboard: {},
} satisfies ComponentDocs;
