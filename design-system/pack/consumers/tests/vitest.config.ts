import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { globals: true, setupFiles: ['./setup.ts'], testTimeout: 60_000 },
});
