import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'In the shell or the menu of the user. Each language is named in itself; `isShort` shows two letters, and the full name is still read.',
  avoid: 'To choose the language of a course or a coach: that is a field.',
  anatomy: {
    Segments: 'one per language',
  },
  keyboard: {
    'Enter, Space': 'chooses the language in focus',
  },
} satisfies ComponentDocs;
