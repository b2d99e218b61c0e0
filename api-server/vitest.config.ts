import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/testing/snapshot.ts',
    maxWorkers: 2,
    retry: 0,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
