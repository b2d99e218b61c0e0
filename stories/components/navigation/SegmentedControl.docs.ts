import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For one of two to four that takes effect at once: a view, a unit, a language.',
  avoid: 'Inside a form: `RadioGroup`. For pages: links.',
  anatomy: {
    Segments: 'words or an icon with a name',
    Chosen: 'raised, and pressed for assistive technology',
  },
  keyboard: {
    'Enter, Space': 'chooses the segment in focus',
  },
} satisfies ComponentDocs;
