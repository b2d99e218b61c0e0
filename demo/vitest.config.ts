import { defineConfig } from 'vitest/config';
import { isLong } from '../scripts/given/lane.ts';

export default defineConfig({
  test: {
    name: 'demo',
    include: ['e2e/*.test.ts'],
    exclude: isLong ? [] : ['**/*.long.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
