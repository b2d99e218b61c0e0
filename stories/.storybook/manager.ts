import { addons } from 'storybook/manager-api';
import { brands } from './brand.ts';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
addons.setConfig({ theme: isDark ? brands.dark : brands.light, sidebar: { showRoots: true } });
