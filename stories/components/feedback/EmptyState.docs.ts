import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show that a list is empty', 'offer a first action'],
  use: 'Instead of content that doesn’t exist yet: tells users what will be here, and offers the main action.',
  avoid:
    'For content that couldn’t be loaded: use `ErrorPanel`. For a search without results: a sentence, with a button to clear the search.',
  anatomy: {
    Illustration: 'decorative; leave it out where space is limited',
    Title: 'what will be here',
    Action: 'one',
  },
  keyboard: {},
} satisfies ComponentDocs;
