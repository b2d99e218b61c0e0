import { defineConfig } from 'vitest/config';

/** Tests of the output of `npm run pack`. */
export default defineConfig({
  test: {
    name: 'packed',
    include: ['pack/{packed,consumers,tested}.test.ts'],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
