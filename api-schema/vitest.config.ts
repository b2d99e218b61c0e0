import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: 2,
    isolate: false,
    // Far above what anything takes, for machines that are busy.
    testTimeout: 60_000,
    include: ['src/**/*.test.ts'],
  },
});
