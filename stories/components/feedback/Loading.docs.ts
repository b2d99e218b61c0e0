import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show that something is loading', 'announce that loading takes long'],
  use: 'Around placeholders for content that is loading. It announces the loading after one second, and after eight seconds that it’s still loading. Nothing is shown for the first 400 ms, so that nothing flickers.',
  avoid: 'For a button with a running action: set `isPending`. For a known amount: use `Progress`.',
  anatomy: {
    Skeletons: 'in the shape of the content',
    Text: 'for screen readers, later for everyone',
  },
  keyboard: {},
} satisfies ComponentDocs;
