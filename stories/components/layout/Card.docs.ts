import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['group what belongs together', 'make a whole card clickable'],
  use: 'For a self-contained item: a course, a payment, a summary. A `Link` with `isStretched` inside makes the whole card clickable.',
  avoid:
    'For a section with a title: use `SectionCard`. For every group of items: `PageSection` is calmer. Never nest cards.',
  anatomy: {
    Background: 'raised, with a hairline',
    Content: 'anything, usually a `Stack`',
  },
  keyboard: {},
  styling: {
    data: { tone: 'its tone, such as `raised`', padding: '`none`, `s`, `m`, `l`, `rows` or `fields`' },
    variables: { 'card-radius': 'corners' },
  },
} satisfies ComponentDocs;
