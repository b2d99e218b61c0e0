import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For one course in a list of courses: how far it is, what comes next, and the way on. Put several into `Columns`.',
  avoid:
    'For something to buy: `PriceCard`. For any other thing with a heading and a text: `Card` or `Feature`.',
  anatomy: {
    Picture: 'optional, a `Picture` as wide as the card',
    Status: 'a `StatusBadge`',
    Title: 'a heading at `level`',
    Details: 'short lines with an icon each',
    Progress: 'in words and as a bar; turns positive when done',
    Actions: 'the way on first: “Resume”',
  },
  keyboard: {},
} satisfies ComponentDocs;
