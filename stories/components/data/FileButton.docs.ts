import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['download a private file', 'open a document that needs a sign-in'],
  use: 'For a file that an API serves only to authorized users, so that its URL can’t be opened directly.',
  avoid: 'If its URL can be opened: `FileLink`, which can be opened in a new tab, copied and shared.',
  anatomy: {
    'Icon and name': 'what the file is',
    Facts: 'its type, its size, and more',
    Error: 'below the button, if the file couldn’t be fetched',
  },
  keyboard: { 'Enter, Space': 'fetches and saves the file' },
} satisfies ComponentDocs;
