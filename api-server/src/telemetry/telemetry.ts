import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { OpenDatabase } from '../platform/database.ts';
import { type Ending, type Observe, unobserved } from '../platform/observe.ts';
import type { TracingOptions } from './tracing.ts';

export type TelemetryOptions = {
  /** The port for Prometheus. 0 picks any free one. Without it there are no metrics. */
  metricsPort?: number;
  /** Where traces are sent. Without it there are none. */
  tracing?: TracingOptions;
};

export type Telemetry = {
  observe: Observe;
  /** Whether statements are observed too. They are only for traces. */
  hasQueries: boolean;
  /** Adds the figures of the database and its pools, and the names of the jobs that should succeed. */
  watch: (opened: OpenDatabase, now: () => Date, jobs: string[]) => void;
  /** Answers Prometheus. Null without metrics. */
  answer: ((request: Request) => Promise<Response>) | null;
  /** Receives what the pages of an app report. Null without metrics. */
  pageReports: ((app: string) => Promise<{ app: Hono; script: string }>) | null;
  /** Sends the remaining traces, and stops. */
  close: () => Promise<void>;
};

const done: Ending = { outcome: 'done', hasFailed: false };

const off: Telemetry = {
  observe: unobserved,
  hasQueries: false,
  watch: () => {},
  answer: null,
  pageReports: null,
  close: async () => {},
};

/** The class of an error, never its message, which may contain personal data. */
const failed = (error: unknown): Ending => ({
  outcome: error instanceof Error ? error.constructor.name : 'Error',
  hasFailed: true,
});

/** Starts what is configured. The packages of each are loaded only for it. */
export async function startTelemetry(
  { metricsPort, tracing }: TelemetryOptions,
  log: Logger,
): Promise<Telemetry> {
  const metrics = metricsPort === undefined ? null : (await import('./metrics.ts')).createMetrics(log);
  const traces = tracing ? (await import('./tracing.ts')).createTracing(tracing, log) : null;
  if (!metrics && !traces) return off;

  const observe: Observe = async (kind, name, work, { endingOf = () => done, trace } = {}) => {
    const part = traces?.begin(kind, name, trace) ?? null;
    const start = performance.now();
    let ending = done;
    try {
      const result = await (part ? traces!.run(part, work) : work());
      ending = endingOf(result);
      return result;
    } catch (error) {
      ending = failed(error);
      throw error;
    } finally {
      metrics?.record(kind, ending.name ?? name, ending, (performance.now() - start) / 1000);
      if (part) traces!.end(part, ending);
    }
  };
  return {
    observe,
    hasQueries: traces !== null,
    watch: (opened, now, jobs) => metrics?.watch(opened, now, jobs),
    answer: metrics?.answer ?? null,
    pageReports: metrics && ((app) => metrics.receivePageReports(app)),
    close: async () => {
      await Promise.all([metrics?.close(), traces?.close()]);
    },
  };
}
