import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'Where an icon is understood by everybody and space is short: close, show the password, remove a row. Its `label` is its name and what a pointer is shown.',
  avoid: 'For the main action of a view, or where two icons could be confused: use a `Button` with words.',
  anatomy: {
    Icon: '1.5 px stroke, inherits the colour of the text',
    Target: '44 × 44 px, whatever the icon',
  },
  keyboard: {
    'Enter, Space': 'presses it',
  },
} satisfies ComponentDocs;
