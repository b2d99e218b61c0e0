import type { StorybookConfig } from '@storybook/react-vite';

export default {
  framework: '@storybook/react-vite',
  stories: [
    '../docs/**/*.mdx',
    { directory: '../components', titlePrefix: 'Components', files: '**/*.stories.tsx' },
    { directory: '../patterns', titlePrefix: 'Patterns', files: '**/*.stories.tsx' },
    { directory: '../screens', titlePrefix: 'Screens', files: '**/*.stories.tsx' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
} satisfies StorybookConfig;
