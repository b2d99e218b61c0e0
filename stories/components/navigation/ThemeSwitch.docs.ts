import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['switch to dark mode', 'choose light or dark'],
  use: 'In the user menu: light, dark, or the device’s setting. Store the choice, and pass it to `applyTheme` before the first paint.',
  avoid: 'For the theme of one element: set `data-theme` on it.',
  anatomy: {
    Segments: 'system, light and dark, each an icon with a name',
  },
  keyboard: {
    'Enter, Space': 'select the focused theme',
  },
} satisfies ComponentDocs;
