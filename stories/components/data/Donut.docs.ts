import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show a percentage as a ring', 'show the progress of a course'],
  use: 'For one prominent percentage, such as the progress of a course. The text next to it has the same information; the ring and its number are hidden from screen readers. The number is rounded down, so that only a complete value is 100%.',
  avoid:
    'In a list or next to other bars: `Progress`. For an amount with a limit: `Meter`. For several percentages: a `MoneyBreakdown` or a table.',
  anatomy: {
    Ring: 'the percentage, as a picture and a number',
    Label: 'what is measured',
    Text: '“5 of 12 modules”',
  },
  keyboard: {},
} satisfies ComponentDocs;
