export interface ActivityReporterOptions {
  /** When any tab last reported activity (milliseconds since the epoch). */
  lastReport: { read(): number | null; write(value: number): void };
  /** Reports to the server that the user is active. */
  report(): Promise<unknown>;
  now?: () => number;
}

/** The server ends a session without reports a little later than the app does (`PATCH /students/{id}/session`). */
const reportInterval = 60_000;

/**
 * Returns a function to call on every sign of activity. It reports at most once a minute across all tabs. A failed
 * report is not repeated: the next activity sends another one, and a refresh includes how long the user has been
 * idle.
 */
export function createActivityReporter({
  lastReport,
  report,
  now = Date.now,
}: ActivityReporterOptions): () => void {
  return () => {
    const time = now();
    const elapsed = time - (lastReport.read() ?? 0);
    // A clock that was set back must not suppress reports until it catches up.
    if (elapsed >= 0 && elapsed < reportInterval) return;
    lastReport.write(time);
    report().catch(() => {});
  };
}
