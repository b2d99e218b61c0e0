import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/testing/snapshot.ts',
    maxWorkers: 2,
    setupFiles: ['../scripts/property-seed.ts'],
    retry: 0,
    // Far above what anything takes, for machines that do much else.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
