import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'In the place of content that does not exist yet: say what will be here, and offer the one thing to do.',
  avoid:
    'For content that could not be loaded: use `ErrorPanel`. For a search without a match say so in words, with a way to clear it.',
  anatomy: {
    Illustration: 'decoration; leave it out where space is short',
    Title: 'what will be here',
    Action: 'one',
  },
  keyboard: {},
} satisfies ComponentDocs;
