import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { browserLaunchOptions } from '../scripts/browser.ts';
import viteConfig from './vite.config.ts';

export default mergeConfig(
  viteConfig,
  defineConfig({
    plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
    test: {
      name: 'stories',
      setupFiles: ['./vitest.setup.ts'],
      maxWorkers: 2,
      // Stories clean up after themselves, so they may share a page: half the time.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: await browserLaunchOptions(),
          // Colours are measured, so nothing may be half-way through a transition.
          contextOptions: { reducedMotion: 'reduce' },
        }),
        viewport: { width: 1280, height: 800 },
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
);
