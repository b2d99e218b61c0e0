import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For one prominent share of a whole, such as the progress of a course. The text beside it has the same information; the ring and its number are hidden from screen readers. The number is rounded down, so that only a complete value is 100%.',
  avoid:
    'In a list or beside other bars: `Progress`. For something with a limit: `Meter`. For several shares: a `MoneyBreakdown` or a table.',
  anatomy: {
    Ring: 'the share as a picture, with its percentage',
    Label: 'what is measured',
    Text: '“5 of 12 modules”',
  },
  keyboard: {},
} satisfies ComponentDocs;
