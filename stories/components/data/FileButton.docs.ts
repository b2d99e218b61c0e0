import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a file that an API serves only to authorized users, so that a URL alone does not open it.',
  avoid: 'If a URL does open it: `FileLink`, which can be opened in a new tab, copied and shared.',
  anatomy: {
    'Icon and name': 'what the file is',
    Facts: 'its type, its size, and more',
    Error: 'under the button, if the file could not be fetched',
  },
  keyboard: { 'Enter, Space': 'Fetches and saves the file.' },
} satisfies ComponentDocs;
