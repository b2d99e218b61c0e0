import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Attributes, Meter, Observable } from '@opentelemetry/api';
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { readOutbox } from '../letters/outbox.ts';
import { readReconciliation } from '../money/reconciliation.ts';
import type { Database, OpenDatabase } from '../platform/database.ts';
import type { Ending, Kind } from '../platform/observe.ts';
import { metricTable } from './metric-table.ts';
import { createPageReports, type PageReport, pageScript } from './page-reports.ts';

/** In seconds: requests take a few milliseconds, jobs up to minutes. */
const boundaries = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];
/** More than operations times keys of problems. */
const mostCombinations = 10_000;
/** How long a scrape waits for the database, in milliseconds. Without it, the other figures are still there. */
const patience = 3000;

const described = ([, description]: readonly [string, string]) => ({ description });

/** Makes counters and histograms of metrics. */
const instruments = (meter: Meter) => ({
  counter: (metric: readonly [string, string]) => meter.createCounter(metric[0], described(metric)),
  histogram: (metric: readonly [string, string], explicitBucketBoundaries = boundaries) =>
    meter.createHistogram(metric[0], { ...described(metric), advice: { explicitBucketBoundaries } }),
});

/** `successes` is when each job last succeeded, in seconds. */
function createRecorder(meter: Meter, successes: Map<string, number>) {
  const { counter, histogram } = instruments(meter);
  const requestDuration = histogram(metricTable.requestDuration);
  const requestErrors = counter(metricTable.requestErrors);
  const jobRuns = counter(metricTable.jobRuns);
  const jobDuration = histogram(metricTable.jobDuration);
  const calls = counter(metricTable.calls);
  const callDuration = histogram(metricTable.callDuration);
  meter
    .createObservableGauge(metricTable.jobSuccess[0], described(metricTable.jobSuccess))
    .addCallback((result) => {
      for (const [job, time] of successes) result.observe(time, { job });
    });

  return (kind: Kind, name: string, { outcome, hasFailed, attributes }: Ending, seconds: number): void => {
    if (kind === 'request') {
      requestDuration.record(seconds, { operation: name });
      const status = String(attributes?.['http.response.status_code'] ?? 500);
      if (hasFailed) requestErrors.add(1, { operation: name, key: outcome, status });
    } else if (kind === 'job') {
      jobRuns.add(1, { job: name, outcome });
      jobDuration.record(seconds, { job: name });
      if (!hasFailed) successes.set(name, Date.now() / 1000);
    } else if (kind === 'gateway' || kind === 'mail' || kind === 'files') {
      calls.add(1, { port: kind, call: name, outcome });
      callDuration.record(seconds, { port: kind, call: name });
    }
  };
}

/** A layout shift is good up to 0.1 and poor from 0.25 on. */
const shiftBoundaries = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

function createPageRecorder(meter: Meter) {
  const { counter, histogram } = instruments(meter);
  const times = histogram(metricTable.pageTime);
  const shifts = histogram(metricTable.pageShift, shiftBoundaries);
  const failures = counter(metricTable.pageErrors);
  return (app: string, { area, vitals: { CLS, ...durations }, errors }: PageReport): void => {
    for (const [vital, milliseconds] of Object.entries(durations))
      times.record(milliseconds / 1000, { app, area, vital });
    if (CLS !== undefined) shifts.record(CLS, { app, area });
    if (errors > 0) failures.add(errors, { app, area });
  };
}

type Observe = (metric: Observable, value: number, labels?: Attributes) => void;
type Readings = (observe: Observe) => void | Promise<void>;

/** Gauges that are read together at each scrape. */
function gauges<Name extends keyof typeof metricTable>(
  meter: Meter,
  names: Name[],
  read: (gauges: Record<Name, Observable>) => Readings,
): void {
  const made = Object.fromEntries(
    names.map((name) => {
      const metric = metricTable[name];
      const options = described(metric);
      const isCounter = metric[0].endsWith('_total');
      return [
        name,
        isCounter
          ? meter.createObservableCounter(metric[0], options)
          : meter.createObservableGauge(metric[0], options),
      ];
    }),
  ) as Record<Name, Observable>;
  const readings = read(made);
  meter.addBatchObservableCallback(
    (result) => readings((...values) => result.observe(...values)),
    Object.values<Observable>(made),
  );
}

function watchProcess(meter: Meter): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  gauges(
    meter,
    ['loopDelay', 'cpu', 'memory', 'started'],
    ({ loopDelay, cpu, memory, started }) =>
      (observe) => {
        const { user, system } = process.cpuUsage();
        observe(cpu, (user + system) / 1e6);
        observe(memory, process.memoryUsage.rss());
        observe(started, performance.timeOrigin / 1000);
        for (const quantile of [0.5, 0.99, 1])
          observe(loopDelay, delay.percentile(quantile * 100) / 1e9, { quantile });
        delay.reset();
      },
  );
  return () => delay.disable();
}

/** What every server reads of the database they share. */
function watchDatabase(meter: Meter, db: Database, now: () => Date): void {
  gauges(meter, ['outboxWaiting', 'outboxAge', 'outboxGivenUp'], (gauge) => async (observe) => {
    const { waiting, oldest, givenUp } = await readOutbox(db);
    observe(gauge.outboxWaiting, waiting);
    observe(gauge.outboxAge, oldest ? Math.max(0, (now().getTime() - oldest.getTime()) / 1000) : 0);
    observe(gauge.outboxGivenUp, givenUp);
  });
  gauges(meter, ['differences', 'reconciled'], ({ differences, reconciled }) => async (observe) => {
    const { checkedAt, differenceCount } = await readReconciliation(db);
    if (checkedAt === null) return;
    observe(differences, differenceCount);
    observe(reconciled, Date.parse(checkedAt) / 1000);
  });
  gauges(meter, ['archiveFailing'], ({ archiveFailing }) => async (observe) => {
    const { rows } = (await db.execute(
      sql`select last_failed_time > coalesce(last_archived_time, '-infinity') as failing from pg_stat_archiver`,
    )) as unknown as { rows: { failing: boolean | null }[] };
    observe(archiveFailing, rows[0]?.failing ? 1 : 0);
  });
}

function watchPools(meter: Meter, pools: NonNullable<OpenDatabase['pools']>): void {
  gauges(
    meter,
    ['connections', 'connectionLimit', 'waiting'],
    ({ connections, connectionLimit, waiting }) =>
      (observe) => {
        for (const { name: pool, open, idle, limit, queued } of pools()) {
          observe(connections, open - idle, { pool, state: 'busy' });
          observe(connections, idle, { pool, state: 'idle' });
          observe(connectionLimit, limit, { pool });
          observe(waiting, queued, { pool });
        }
      },
  );
}

function watchListReads(meter: Meter, read: NonNullable<OpenDatabase['listReads']>): void {
  gauges(meter, ['listReads'], ({ listReads }) => (observe) => {
    for (const { database, reason, count } of read()) observe(listReads, count, { database, reason });
  });
}

/** Metrics of this process, read by Prometheus. */
export function createMetrics(log: Logger) {
  const reader = new PrometheusExporter({ preventServerStart: true });
  const provider = new MeterProvider({
    readers: [reader],
    views: [{ instrumentName: '*', aggregationCardinalityLimit: mostCombinations }],
  });
  const meter = provider.getMeter('institute');
  const serializer = new PrometheusSerializer(undefined, false, undefined, true, true);
  const stopWatching = watchProcess(meter);
  const recordPage = createPageRecorder(meter);
  const successes = new Map<string, number>();
  return {
    record: createRecorder(meter, successes),
    watch: ({ db, pools, listReads }: OpenDatabase, now: () => Date, jobs: string[]): void => {
      // So that one that never succeeds is noticed, too.
      for (const job of jobs) successes.set(job, Date.now() / 1000);
      watchDatabase(meter, db, now);
      if (pools) watchPools(meter, pools);
      if (listReads) watchListReads(meter, listReads);
    },
    receivePageReports: async (app: string) => ({
      app: await createPageReports((report) => recordPage(app, report)),
      script: pageScript,
    }),
    /** Answers Prometheus at `/metrics`. */
    answer: async (request: Request): Promise<Response> => {
      if (new URL(request.url).pathname !== '/metrics') return new Response(null, { status: 404 });
      const { resourceMetrics, errors } = await reader.collect({ timeoutMillis: patience });
      for (const err of errors) log.warn({ err }, 'a metric could not be read');
      const headers = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' };
      return new Response(serializer.serialize(resourceMetrics), { headers });
    },
    close: async (): Promise<void> => {
      stopWatching();
      await provider.shutdown();
    },
  };
}
