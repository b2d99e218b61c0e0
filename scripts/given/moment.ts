import { showTime } from '../../demo/src/show-time.ts';

/**
 * The moment at which every test begins, whatever the machine's clock says, as RFC 3339. `npm run test:long` draws
 * others, and repeats one with `--moment`.
 */
export const testMoment = process.env.TEST_MOMENT ?? '2026-03-02T15:00:00Z';

declare global {
  /** Files that share a process share its clock. */
  var deviceDate: DateConstructor | undefined;
}

/** How far the clock of tests is ahead of the machine's, in milliseconds. Processes that a test starts read it. */
export const clockAhead = (): number => Number(process.env.TEST_CLOCK_AHEAD);

/**
 * Sets the clock of this process to the moment at which tests begin, or to minutes before it: what a world holds at the
 * start was made earlier, and its ids contain that time.
 */
export function beginAtMoment(minutesBefore = 0): void {
  if (!globalThis.deviceDate) {
    globalThis.deviceDate = Date;
    showTime((device) => device.now() + clockAhead());
  }
  process.env.TEST_CLOCK_AHEAD = String(
    Date.parse(testMoment) - minutesBefore * 60_000 - globalThis.deviceDate.now(),
  );
}
