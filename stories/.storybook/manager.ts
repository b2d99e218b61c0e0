import { addons } from 'storybook/manager-api';
import { brands } from './brand.ts';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
addons.setConfig({
  theme: isDark ? brands.dark : brands.light,
  sidebar: {
    showRoots: true,
    // Families are named after their folders.
    renderLabel: ({ name }) => name.charAt(0).toUpperCase() + name.slice(1),
  },
});
