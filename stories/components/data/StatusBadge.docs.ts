import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For the status of something: paid, under review, past due. The tone says how good that is; the text says what it is.',
  avoid: 'For a kind or a count: use `Badge`. Never rely on the color of the dot.',
  anatomy: {
    Dot: 'in the color of the tone',
    Text: 'the state',
  },
  keyboard: {},
} satisfies ComponentDocs;
