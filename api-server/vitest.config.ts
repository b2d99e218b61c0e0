import { defineConfig } from 'vitest/config';
import { isLong } from '../scripts/given/lane.ts';
import { testMoment } from '../scripts/given/moment.ts';

/** Tests that replace a module, or start a server whose HTTP adapter replaces globals. */
const isolated = ['src/account/constant-time.test.ts', 'src/server*.test.ts'];
/** What kills or starts processes, races on a real Postgres, or has the server in a browser. Only in the long run. */
const long = isLong ? [] : ['**/*.long.test.ts'];

/** Of all projects. */
const common = {
  environment: 'node' as const,
  setupFiles: ['../scripts/given/property-seed.ts', '../scripts/given/test-clock.ts'],
  fakeTimers: { now: Date.parse(testMoment) },
  retry: 0,
  // Far longer than any test takes, for busy machines.
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

export default defineConfig({
  test: {
    // Here and not in `common`, because each project would make its own snapshot.
    globalSetup: 'src/testing/snapshot.ts',
    maxWorkers: 2,
    projects: [
      { test: { ...common, name: 'isolated', include: isolated, exclude: long } },
      // The others share the modules of their worker: loading the server takes longer than most files.
      {
        test: {
          ...common,
          name: 'shared',
          include: ['src/**/*.test.ts', 'e2e/*.test.ts'],
          exclude: [...isolated, ...long],
          isolate: false,
        },
      },
    ],
  },
});
