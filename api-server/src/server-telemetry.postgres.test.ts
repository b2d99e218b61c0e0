import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from './platform/identifier.ts';
import { demoId } from './seed/seed.ts';
import { startServer } from './server.ts';
import { emails } from './tables/emails.ts';
import { reconciliations } from './tables/reconciliations.ts';
import { metricTable } from './telemetry/metric-table.ts';
import { type ReceivedSpan, startCollector } from './testing/collector.ts';
import { testHasher } from './testing/hasher.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';
import { type Smtp, startSmtp } from './testing/smtp.ts';
import { closeServers, start } from './testing/started.ts';
import { createCall } from './testing/world.ts';

const loaded = vi.hoisted((): string[] => []);
vi.mock('./telemetry/metrics.ts', (original) => {
  loaded.push('metrics');
  return original();
});
vi.mock('./telemetry/tracing.ts', (original) => {
  loaded.push('tracing');
  return original();
});
closeServers();

it('loads neither metrics nor traces by default', async () => {
  const server = await start();
  expect((await fetch(`${server.api}/healthz`)).status).toBe(200);
  expect([server.metrics, ...loaded]).toEqual([null]);
});

it('has OpenTelemetry in these two modules alone', () => {
  const cwd = import.meta.dirname;
  const importing = globSync('**/*.ts', { cwd }).filter((file) =>
    /from '@opentelemetry\//.test(readFileSync(join(cwd, file), 'utf8')),
  );
  expect(importing.toSorted()).toEqual(['telemetry/metrics.ts', 'telemetry/tracing.ts']);
});

let dist: string;
let postgres: TestPostgres;
let smtp: Smtp;
let collector: Awaited<ReturnType<typeof startCollector>>;
let scraped: string;
let publicStatus: number;
let refusedId: string;
const paid = { traceId: 'c0ffee'.padEnd(32, '1'), spanId: 'b'.repeat(16) };
const logged: { requestId?: string; operationId?: string }[] = [];

/** Inserts what the hourly comparison would. */
async function addReconciliation() {
  const opened = postgres.reopen('observed');
  const counts = { chargeCount: 1, refundCount: 0, purchaseCount: 0, differenceCount: 3 };
  const now = new Date();
  await opened.db
    .insert(reconciliations)
    .values({ checkedAt: now, since: now, status: 'DIFFERENT', differences: [], ...counts });
  await opened.close();
}

/** Inserts an e-mail that was refused for now, and is tried again later. */
async function addOldEmail() {
  const opened = postgres.reopen('observed');
  const day = 24 * 60 * 60 * 1000;
  await opened.db.insert(emails).values({
    recipient: 'full@example.com',
    subject: 'Hello',
    text: '',
    html: '',
    attempts: 5,
    sentAt: new Date(Date.now() - day),
    nextAttemptAt: new Date(Date.now() + day),
  });
  await opened.close();
}

/** A payment and a refused sign-in, on a server that is watched. */
async function payOnce(api: string) {
  const request = async (path: RequestInfo | URL, init?: RequestInit) => {
    const { pathname, search } = new URL(String(path));
    return fetch(new URL(pathname + search, api), init);
  };
  const call = createCall({ request });
  const username = 'student@example.com';
  const refused = await call('signInStudent', { body: { username, password: 'wrong' } });
  refusedId = refused.problem.traceId;
  const { body } = await call('signInStudent', { body: { username, password: 'Wellness1' } });
  const token = body.content.accessToken;
  expect((await call('listCoaches', { token, query: {} })).body.content).not.toEqual([]);
  const path = { id: demoId('paymentSchedule', 11) };
  const quote = await call('createPaymentQuote', { token, path, body: { kind: 'INSTALLMENT' } });
  const { status } = await call('createPayment', {
    token,
    path,
    key: newId(),
    headers: { traceparent: `00-${paid.traceId}-${paid.spanId}-01` },
    body: { quoteId: quote.body.content.quoteId, paymentMethodId: demoId('paymentMethod', 11) },
  });
  expect(status).toBe(202);
  await vi.waitFor(
    () => expect(smtp.received.map(({ subject }) => subject).join()).toMatch(/received your payment/),
    {
      timeout: 60_000,
    },
  );
}

/** A built app with an empty page. */
async function buildApp(): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'telemetry-'));
  await writeFile(join(dist, 'index.html'), '<html lang="en"><head></head></html>');
  return dist;
}

/** Opens a page, and reports like it. */
async function visit(portal: string): Promise<void> {
  const page = await (await fetch(portal, { headers: { accept: 'text/html' } })).text();
  const [, address] = /<script defer src="([^"]*)"><\/script><\/head>/.exec(page)!;
  const script = await fetch(new URL(address!, portal));
  expect(script.headers.get('content-type')).toMatch('text/javascript');
  const code = await script.text();

  const listeners: Record<string, () => void> = {};
  const sent: [path: string, body: string][] = [];
  const measure = (value: number) => (callback: (metric: { value: number }) => void) => callback({ value });
  runInNewContext(code.slice(code.indexOf('// Runs in pages')), {
    webVitals: {
      onCLS: measure(0.02),
      onFCP: measure(300),
      onINP: measure(40),
      onLCP: measure(900),
      onTTFB: measure(8),
    },
    location: { pathname: '/payments/secret' },
    document: { visibilityState: 'hidden' },
    navigator: { sendBeacon: (...call: [string, string]) => sent.push(call) },
    addEventListener: (event: string, listener: () => void) => {
      listeners[event] = listener;
    },
  });
  listeners.error!();
  listeners.visibilitychange!();
  listeners.visibilitychange!();
  expect(sent).toHaveLength(1);
  const [[path, body]] = sent as [[string, string]];
  expect(body).not.toContain('secret');
  expect((await fetch(new URL(path, portal), { method: 'POST', body })).status).toBe(204);
  for (const garbage of [
    '',
    'null',
    '[]',
    '{"area":"Ana","vitals":{},"errors":0}',
    '{"area":"","vitals":{"LCP":-1},"errors":0}',
  ])
    expect((await fetch(new URL(path, portal), { method: 'POST', body: garbage })).status).toBe(400);
  const tooLong = await fetch(new URL(path, portal), { method: 'POST', body: 'x'.repeat(10_000) });
  expect(tooLong.status).toBe(413);
}

describe('a server that is watched', () => {
  beforeAll(async () => {
    postgres = await startPostgres();
    await postgres.server.createDatabase('observed');
    dist = await buildApp();
    smtp = await startSmtp();
    collector = await startCollector();
    const { endpoint } = collector;
    const server = await startServer({
      dist: { portal: dist },
      // What is named as the replica isn't one.
      database: { kind: 'postgres', url: postgres.urlOf('observed'), replicaUrl: postgres.urlOf('observed') },
      isDemoAllowed: true,
      isSeeded: true,
      hasher: testHasher,
      smtp: { url: smtp.url, from: 'hello@example.com' },
      log: pino({ level: 'info' }, { write: (line: string) => logged.push(JSON.parse(line)) }),
      telemetry: {
        metricsPort: 0,
        tracing: { endpoint, headers: { 'api-key': 'k1' }, service: 'test', share: 1 },
      },
    });
    await payOnce(server.api);
    for (let count = 0; count < 20; count += 1) await fetch(`${server.api}/readyz`);
    await addReconciliation();
    await addOldEmail();
    await visit(server.portal!);
    scraped = await (await fetch(server.metrics!)).text();
    expect(loaded.toSorted()).toEqual(['metrics', 'tracing']);
    publicStatus = (await fetch(`${server.api}/metrics`)).status;
    await server.close();
  });
  afterAll(async () => {
    if (dist) await rm(dist, { recursive: true });
    await collector?.close();
    await smtp?.close();
    await postgres?.stop();
  });

  const traceOf = (id: string) => collector.spans.filter(({ traceId }) => traceId === id);
  const spanNamed = (spans: ReceivedSpan[], name: string) => spans.find((span) => span.name === name)!;

  it('traces a payment from the browser through statements and the provider to the e-mail', () => {
    const spans = traceOf(paid.traceId);
    const request = spanNamed(spans, 'createPayment');
    expect(request.parentSpanId).toBe(paid.spanId);
    const inside = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId);
    const names = inside.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['begin', 'select', 'insert', 'commit', 'gateway charge']));
    // The job that delivers e-mails took it from the outbox.
    const delivery = spanNamed(inside, 'deliver e-mail');
    expect(spanNamed(spans, 'mail deliver').parentSpanId).toBe(delivery.spanId);
    expect(collector.headers).toContainEqual({ path: '/v1/traces', key: 'k1' });
  });

  it('finds the trace of a problem, and its line in the log, by its traceId', () => {
    const span = spanNamed(traceOf(refusedId), 'signInStudent');
    expect(JSON.stringify(span)).toContain('failedLogin');
    expect(logged).toContainEqual(
      expect.objectContaining({ requestId: refusedId, operationId: 'signInStudent' }),
    );
  });

  it('says nothing about people in traces', () => {
    expect(collector.spans.length).toBeGreaterThan(20);
    const written = JSON.stringify(collector.spans);
    expect(written).not.toMatch(/@|Maya|Wellness1|Bearer/);
    expect(written).not.toContain(demoId('student', 1));
  });

  it('counts for Prometheus what happened, on a port that isn’t public', () => {
    expect(publicStatus).toBe(404);
    for (const line of [
      'institute_request_duration_seconds_count{operation="createPayment"} 1',
      'institute_request_errors_total{operation="signInStudent",key="failedLogin",status="401"} 1',
      'institute_calls_total{port="gateway",call="charge",outcome="succeeded"} 1',
      'institute_outbox_given_up 0',
      'institute_reconciliation_differences 3',
      'institute_pool_connections_limit{pool="main"} 10',
      'institute_pool_connections_limit{pool="lists"} 4',
      'institute_pool_waiting{pool="main"} 0',
      'institute_database_archive_failing 0',
      'institute_page_time_seconds_sum{app="portal",area="payments",vital="LCP"} 0.9',
      'institute_page_layout_shift_count{app="portal",area="payments"} 1',
      'institute_page_errors_total{app="portal",area="payments"} 1',
      'institute_list_reads_total{database="primary",reason="unavailable"} 2',
      'institute_list_reads_total{database="replica",reason="current"} 0',
    ])
      expect(scraped.split('\n')).toContain(line);
    // Webhooks, but not the checks of a load balancer.
    const others = /^institute_request_duration_seconds_count\{operation="none"\} (.*)$/m.exec(scraped)?.[1];
    expect(Number(others ?? 0)).toBeLessThan(20);
    // An hourly job that hasn't run yet, and no e-mail that was tried.
    expect(scraped).toMatch(/institute_job_last_success_timestamp_seconds\{job="reconciliation"\} \d/);
    expect(Number(/^institute_outbox_oldest_age_seconds (.*)$/m.exec(scraped)![1])).toBeLessThan(3600);
    expect(scraped).toMatch(/^institute_outbox_waiting \d+$/m);
    expect(scraped).toMatch(/institute_calls_total\{port="mail",call="deliver",outcome="done"\} [1-9]/);
    expect(scraped).toMatch(/institute_job_runs_total\{job="deliver e-mails",outcome="done"\} [1-9]/);
    expect(scraped).toMatch(
      /institute_job_last_success_timestamp_seconds\{job="deliver e-mails"\} 1\.?\d+(e\+?9)?/,
    );
  });

  it('has every metric, and no label that grows with people', () => {
    const names = [...scraped.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
    expect(names.toSorted()).toEqual(
      Object.values(metricTable)
        .map(([name]) => name)
        .toSorted(),
    );
    expect(scraped).not.toMatch(/@|[\da-f]{8}-[\da-f]{4}-/);
  });
});
