import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show a course and its progress', 'continue a course'],
  use: 'For a course in a list: its progress, what comes next, and a link to continue. Put several into `Columns`.',
  avoid: 'For something to buy: `PriceCard`. For other content with a heading and text: `Card` or `Feature`.',
  anatomy: {
    Picture: 'optional, a `Picture` or a `Plate` as wide as the card',
    Status: 'a `StatusBadge`',
    Title: 'a heading at `level`',
    Details: 'short lines with an icon each',
    Progress: 'as text and as a bar; turns positive when complete',
    Actions: 'the link to continue first: “Resume”',
  },
  keyboard: {},
} satisfies ComponentDocs;
