import { defineConfig } from 'vitest/config';

/** Tests of the output of `npm run pack`. */
export default defineConfig({
  test: {
    name: 'packed',
    include: [
      'pack/{packed,consumers,tested,start}.test.ts',
      // Installs from the registry.
      ...(process.env.CONSUMERS === 'all' ? ['pack/installed.test.ts'] : []),
    ],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
