import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'pack/design-tokens.test.ts'],
    environment: 'node',
    maxWorkers: 2,
    setupFiles: ['../scripts/property-seed.ts'],
  },
});
