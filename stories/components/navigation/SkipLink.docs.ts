import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'First on a page with a custom layout. The shells include one.',
  avoid: 'With one of the shells, which include it.',
  anatomy: {
    Link: 'hidden until it is focused',
  },
  keyboard: {
    Enter: 'goes to the content',
  },
} satisfies ComponentDocs;
