import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['write a paragraph', 'make text small or muted'],
  use: 'For running text and everything between headings and fields. The number of tones and sizes is limited on purpose.',
  avoid: 'For headings: `Heading`. For long text with structure: `Prose`.',
  anatomy: {
    Text: 'in the size and tone given',
  },
  keyboard: {},
  styling: {},
} satisfies ComponentDocs;
