import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'pack/design-tokens.test.ts'],
    environment: 'node',
    maxWorkers: 2,
    // The tests of pure functions share nothing that one could spoil for another: a worker for all files.
    isolate: false,
    // Far above what anything takes, for machines that are busy.
    testTimeout: 60_000,
    setupFiles: ['../scripts/property-seed.ts'],
  },
});
