import { defineConfig } from 'vitest/config';
import { testMoment } from '../scripts/given/moment.ts';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    maxWorkers: 2,
    // Far longer than any test takes, for busy machines.
    testTimeout: 300_000,
    setupFiles: ['../scripts/given/property-seed.ts', '../scripts/given/test-clock.ts'],
    fakeTimers: { now: Date.parse(testMoment) },
  },
});
