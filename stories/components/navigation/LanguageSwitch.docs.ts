import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['change the language', 'switch to Spanish'],
  use: 'In the shell or the user menu. Each language is named in that language; `isShort` shows two letters, while screen readers still read the full name. Offer `de`, not `de-DE`, unless there are two regions of a language: the name of the country makes it longer, and may not fit on a phone. `region` of `IntlProvider` sets the country.',
  avoid: 'For choosing the language of a course or a coach: use a field.',
  anatomy: {
    Segments: 'one per language',
  },
  keyboard: {
    'Enter, Space': 'select the focused language',
  },
} satisfies ComponentDocs;
