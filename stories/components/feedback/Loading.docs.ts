import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'Around placeholders for content that is loading. It says so after a second, and after eight that it is still working; nothing flickers under 400 ms.',
  avoid: 'For a button whose action runs: set `isPending`. For a known amount: use `Progress`.',
  anatomy: {
    Skeletons: 'in the shape of the content',
    Text: 'for screen readers, later for all',
  },
  keyboard: {},
} satisfies ComponentDocs;
