import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '../../scripts/machine/browser.ts';
import { modes } from '../.storybook/modes.ts';

/**
 * Run by `npm run visual`: first over another commit's Storybook to take screenshots, then over this one to compare.
 */
const { VISUAL_PICTURES: pictures = '', VISUAL_OUTPUT: output = '' } = process.env;

export default defineConfig({
  testMatch: '*.visual.ts',
  globalSetup: './server.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  snapshotPathTemplate: join(pictures, '{projectName}', '{arg}{ext}'),
  outputDir: join(output, 'differences'),
  reporter: [['line'], ['html', { open: 'never', outputFolder: join(output, 'report') }]],
  expect: {
    timeout: 20_000,
    toHaveScreenshot: {
      // Half a color step counts as a difference; antialiasing does not.
      threshold: 0.02,
      maxDiffPixels: 0,
    },
  },
  use: {
    launchOptions: await browserLaunchOptions(),
    locale: 'en-US',
    timezoneId: 'America/New_York',
  },
  projects: Object.entries(modes).map(([name, { theme, viewport, forcedColors, ...globals }]) => ({
    name,
    metadata: { theme, ...globals },
    use: {
      viewport: { width: viewport, height: 800 },
      colorScheme: theme,
      contextOptions: { reducedMotion: 'reduce', ...(forcedColors && { forcedColors }) },
    },
  })),
});
