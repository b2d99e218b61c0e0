import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';

// For the frame around the stories, which is built apart from them.
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
  // Stories count renders with a Profiler, which React leaves out of a build unless it is asked for.
  viteFinal: (config, { configType }) =>
    configType === 'PRODUCTION'
      ? mergeConfig(config, {
          resolve: { alias: [{ find: /^react-dom\/client$/, replacement: 'react-dom/profiling' }] },
        })
      : config,
} satisfies StorybookConfig;
