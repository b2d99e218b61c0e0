import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a status, such as paid, under review or past due. The text is the status; the tone shows whether it’s good.',
  avoid: 'For a kind or a count: use `Badge`. Never rely on the color of the dot.',
  anatomy: {
    Dot: 'in the color of the tone',
    Text: 'the status',
  },
  keyboard: {},
} satisfies ComponentDocs;
