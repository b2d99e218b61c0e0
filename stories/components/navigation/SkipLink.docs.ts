import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'First in a page with a frame of its own. The shells contain one.',
  avoid: 'Beside one of the shells, which has it already.',
  anatomy: {
    Link: 'out of sight until it has the focus',
  },
  keyboard: {
    Enter: 'goes to the content',
  },
} satisfies ComponentDocs;
