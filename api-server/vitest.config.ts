import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/testing/snapshot.ts',
    maxWorkers: 2,
    // Test files share the modules of their worker: loading the server anew takes longer than most files.
    isolate: false,
    setupFiles: ['../scripts/property-seed.ts'],
    retry: 0,
    // Far above what anything takes, for machines that do much else.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
