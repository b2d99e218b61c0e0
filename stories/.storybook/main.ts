import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { writeSearchIndex } from '../docs/search-index.ts';
import { generateScreens } from '../screens/generate.ts';

// For the manager around the stories, which is built separately.
const fonts = dirname(
  fileURLToPath(import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')),
);

// Both apps and their server, which screens are shown with.
const demo = fileURLToPath(new URL('../../demo/dist', import.meta.url));

generateScreens();
await writeSearchIndex();

/** Tests that use a component, apart from the first story of a file and from pictures of all states. */
const behavior = 'behavior';

export default {
  framework: '@storybook/react-vite',
  stories: [
    '../docs/**/*.mdx',
    { directory: '../components', titlePrefix: 'Components', files: '**/*.stories.tsx' },
    { directory: '../screens/generated', titlePrefix: 'Screens', files: '**/*.stories.ts' },
    { directory: '../journeys', titlePrefix: 'Journeys', files: '**/*.stories.tsx' },
    { directory: '../visual', titlePrefix: 'Visual', files: '**/*.stories.tsx' },
  ],
  staticDirs: [{ from: fonts, to: '/fonts' }, ...(existsSync(demo) ? [{ from: demo, to: '/demo' }] : [])],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // They are on the pages of components. The filter above the sidebar lists them there too.
  tags: { [behavior]: { defaultFilterSelection: 'exclude' } },
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry, index) =>
          index > 0 &&
          file.includes('/components/') &&
          entry.tags?.includes('play-fn') &&
          !/^(?:All\w*|States)$/.test(entry.exportName)
            ? { ...entry, tags: [...entry.tags, behavior] }
            : entry,
        ),
    })),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
} satisfies StorybookConfig;
