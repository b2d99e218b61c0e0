import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'Instead of content that does not exist yet: say what will be here, and offer the main action.',
  avoid:
    'For content that could not be loaded: use `ErrorPanel`. For a search without results, say so in a sentence, with a button to clear it.',
  anatomy: {
    Illustration: 'decorative; leave it out where space is tight',
    Title: 'what will be here',
    Action: 'one',
  },
  keyboard: {},
} satisfies ComponentDocs;
