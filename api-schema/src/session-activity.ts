export interface ActivityReporterOptions {
  /** When activity was last reported, by any tab (milliseconds since the epoch). */
  lastReport: { read(): number | null; write(value: number): void };
  /** Tells the server that the person is active. */
  report(): Promise<unknown>;
  now?: () => number;
}

/** The server ends a session without a report for seven minutes (`PATCH /students/{id}/session`). */
const reportInterval = 60_000;

/**
 * Returns a function to call on every sign of activity. It reports at most once a minute over all tabs. A report that
 * fails is not repeated: the next activity makes the next one, and a refresh says how long ago the person was active.
 */
export function createActivityReporter({
  lastReport,
  report,
  now = Date.now,
}: ActivityReporterOptions): () => void {
  return () => {
    const time = now();
    const elapsed = time - (lastReport.read() ?? 0);
    // A clock set back must not silence the reports until it has caught up.
    if (elapsed >= 0 && elapsed < reportInterval) return;
    lastReport.write(time);
    report().catch(() => {});
  };
}
