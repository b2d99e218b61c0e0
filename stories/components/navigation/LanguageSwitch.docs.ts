import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'In the shell or the user menu. Each language is named in that language; `isShort` shows two letters, while screen readers still read the full name.',
  avoid: 'For choosing the language of a course or a coach: use a field.',
  anatomy: {
    Segments: 'one per language',
  },
  keyboard: {
    'Enter, Space': 'select the focused language',
  },
} satisfies ComponentDocs;
