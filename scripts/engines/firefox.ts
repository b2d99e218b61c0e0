/** The installed Firefox, driven by Playwright over WebDriver BiDi. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LaunchOptions } from 'playwright-core';

/** Undefined where none is installed. */
export const firefoxPath = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
].find((path) => path && existsSync(path));

/** Playwright launch options for it. */
export const firefoxLaunchOptions = (): LaunchOptions => ({
  channel: 'moz-firefox',
  executablePath: fileURLToPath(new URL('firefox-relay.ts', import.meta.url)),
  env: { ...(process.env as Record<string, string>), FIREFOX_PATH: firefoxPath! },
  firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
});
