import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';

// For the manager around the stories, which is built separately.
const fonts = dirname(
  fileURLToPath(import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')),
);

export default {
  framework: '@storybook/react-vite',
  stories: [
    '../docs/**/*.mdx',
    { directory: '../components', titlePrefix: 'Components', files: '**/*.stories.tsx' },
    { directory: '../patterns', titlePrefix: 'Patterns', files: '**/*.stories.tsx' },
  ],
  staticDirs: [{ from: fonts, to: '/fonts' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
} satisfies StorybookConfig;
