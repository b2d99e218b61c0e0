import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'In the menu of the user: light, dark, or as the device is set. Keep the choice, and give it to `applyTheme` before the first paint.',
  avoid: 'For the theme of one element: set `data-theme` on it.',
  anatomy: {
    Segments: 'system, light, dark, each an icon with a name',
  },
  keyboard: {
    'Enter, Space': 'chooses the theme in focus',
  },
} satisfies ComponentDocs;
