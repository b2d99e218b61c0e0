import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For the state that something is in: paid, under review, past due. The tone says how good that is; the words say what it is.',
  avoid: 'For a kind or a count: use `Badge`. Never rely on the colour of the dot.',
  anatomy: {
    Dot: 'in the colour of the tone',
    Words: 'the state',
  },
  keyboard: {},
} satisfies ComponentDocs;
