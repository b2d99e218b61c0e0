import { defineConfig } from 'vitest/config';
import { isLong } from '../scripts/given/lane.ts';

/** Tests of the output of `npm run pack`. */
export default defineConfig({
  test: {
    name: 'packed',
    include: [
      'pack/{packed,consumers,tested,start}.test.ts',
      // Install from the registry.
      ...(isLong ? ['pack/{installed,rendered}.test.ts'] : []),
    ],
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
