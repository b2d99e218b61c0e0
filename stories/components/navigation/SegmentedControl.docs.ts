import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['switch between views', 'choose a unit'],
  use: 'For two to four options that take effect immediately: a view, a unit, a language.',
  avoid: 'In a form: `RadioGroup`. For pages: links.',
  anatomy: {
    Segments: 'text, or an icon with a name',
    Selected: 'raised; `aria-pressed` for assistive technology',
  },
  keyboard: {
    'Enter, Space': 'select the focused segment',
  },
} satisfies ComponentDocs;
