import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { testSeed } from '../scripts/given/lane.ts';
import { testMoment } from '../scripts/given/moment.ts';
import { browserLaunchOptions } from '../scripts/machine/browser.ts';
import viteConfig from './vite.config.ts';

/** Milliseconds; `vitest.setup.ts` sets the same for stories. */
const patience = 20_000;

const launchOptions = await browserLaunchOptions();

/** A new object each time, because vitest writes into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions,
    // Colors are measured, so nothing may be in the middle of a transition.
    contextOptions: { reducedMotion: 'reduce' },
  }),
  viewport: { width: Number(process.env.STORIES_WIDTH ?? 1280), height: 800 },
  instances: [{ browser: 'chromium' as const }],
});

export default mergeConfig(
  viteConfig,
  defineConfig({
    // Browsers have no environment variables.
    define: {
      'process.env.TEST_LANE': JSON.stringify(process.env.TEST_LANE ?? ''),
      'process.env.TEST_SEED': JSON.stringify(String(testSeed)),
    },
    test: {
      maxWorkers: 2,
      testTimeout: 60_000,
      env: { TEST_MOMENT: testMoment },
      hookTimeout: 60_000,
      // As long as a page may take on a busy machine. Elements that exist are found immediately.
      expect: { poll: { timeout: patience } },
      projects: [
        {
          extends: true,
          plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
          test: {
            name: 'stories',
            // They have no tests, and each would be loaded to find that out.
            exclude: ['screens/**', 'journeys/**', 'visual/**'],
            setupFiles: ['./unload.ts', './test-clock.ts', './vitest.setup.ts'],
            // Stories clean up after themselves, so they can share a page, which halves the time.
            isolate: false,
            browser: browser(),
          },
        },
        { test: { name: 'checks', include: ['checks/*.test.ts'], testTimeout: 60_000 } },
        {
          extends: true,
          test: {
            name: 'browser',
            include: ['browser/*.test.tsx', 'transcripts/*.test.tsx'],
            setupFiles: ['./test-clock.ts'],
            browser: browser(),
          },
        },
      ],
    },
  }),
);
