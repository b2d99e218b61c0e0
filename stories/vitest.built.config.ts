import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'built',
    include: ['open-built.test.ts', '*.built.test.ts'],
    testTimeout: 300_000,
    // Otherwise one on a machine with two cores.
    maxWorkers: 2,
  },
});
