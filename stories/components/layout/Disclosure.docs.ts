import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['hide details until they’re needed', 'show more about something'],
  use: 'For content that only some users need: an answer, a detail, an option. Find-in-page finds closed content, and a link to its `id` opens it.',
  avoid: 'For content that everyone needs, or for errors. For switching between views: `SegmentedControl`.',
  anatomy: {
    Heading: 'a button with an arrow',
    Content: 'hidden until opened',
  },
  keyboard: {
    'Enter, Space': 'opens or closes it',
  },
} satisfies ComponentDocs;
