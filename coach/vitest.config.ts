import formatjs from '@formatjs/unplugin/vite';
import { defineConfig, type Plugin } from 'vitest/config';
import { messageIdPattern } from '../scripts/vite.ts';

export default defineConfig({
  plugins: [formatjs({ idInterpolationPattern: messageIdPattern }) as Plugin],
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    maxWorkers: 2,
    isolate: false,
    // Far above what anything takes, for machines that are busy.
    testTimeout: 60_000,
  },
});
