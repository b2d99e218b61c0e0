import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: 2,
    isolate: false,
    // Far longer than any test takes, for busy machines.
    testTimeout: 60_000,
    include: ['src/**/*.test.ts'],
  },
});
