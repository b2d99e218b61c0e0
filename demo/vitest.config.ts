import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'demo', include: ['e2e/*.test.ts'], testTimeout: 300_000, hookTimeout: 120_000 },
});
