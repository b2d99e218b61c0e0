import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a file that an API gives only to whoever it knows, so that an address alone does not open it.',
  avoid: 'Where an address does open it: `FileLink`, which can be opened in a new tab, copied and shared.',
  anatomy: {
    'Icon and name': 'what the file is',
    Facts: 'its kind, its size, and more',
    Error: 'under the button, when the file could not be fetched',
  },
  keyboard: { 'Enter, Space': 'Fetches and saves the file.' },
} satisfies ComponentDocs;
