import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'Around the shape of content that is on its way. It says so after a second, and after eight that it is still working; nothing flickers under 400 ms.',
  avoid: 'For a button whose action runs: set `isPending`. For a known amount: use `Progress`.',
  anatomy: {
    Skeletons: 'in the shape of what comes',
    Words: 'for screen readers, later for all',
  },
  keyboard: {},
} satisfies ComponentDocs;
