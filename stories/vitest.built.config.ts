import { defineConfig } from 'vitest/config';
import { isLong } from '../scripts/given/lane.ts';

export default defineConfig({
  test: {
    name: 'built',
    // What renders all stories on a server is only in the long run.
    include: ['open-built.test.ts', '*.built.test.ts', ...(isLong ? ['*.long.test.ts'] : [])],
    testTimeout: 300_000,
    // Otherwise one on a machine with two cores.
    maxWorkers: 2,
  },
});
