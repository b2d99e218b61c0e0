import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { presentTraceparent, readTraceparent } from '../platform/observe.ts';
import { ProblemError } from '../platform/problem.ts';
import { startCollector } from '../testing/collector.ts';
import { startTelemetry, type Telemetry } from './telemetry.ts';

let collector: Awaited<ReturnType<typeof startCollector>>;
beforeAll(async () => {
  collector = await startCollector();
});
afterAll(() => collector.close());

/** The spans of some work when this share of traces is sent. */
async function spansOf(share: number, work: (telemetry: Telemetry) => Promise<unknown>) {
  collector.spans.length = 0;
  const { endpoint } = collector;
  const tracing = { endpoint, headers: {}, service: 'test', share };
  const telemetry = await startTelemetry({ tracing }, pino({ level: 'silent' }));
  await work(telemetry);
  await telemetry.close();
  return collector.spans.map(({ name }) => name);
}

const nothing = async () => {};
const fail = async () => {
  throw new ProblemError('default', { detail: 'of ada@example.com' });
};
const traceId = 'a'.repeat(32);

it('sends the share that is asked for, the same of a trace on every server', async () => {
  const requests = async ({ observe }: Telemetry) => {
    for (let digit = 0; digit < 16; digit += 1) {
      const trace = { traceId: digit.toString(16).repeat(32), spanId: null };
      await observe('request', `request ${digit}`, nothing, { trace });
    }
  };
  expect(await spansOf(0, requests)).toEqual([]);
  expect(await spansOf(0.25, requests)).toEqual(['request 0', 'request 1', 'request 2', 'request 3']);
  expect(await spansOf(1, requests)).toHaveLength(16);
});

it('always sends what failed, with the class of the error and not its message', async () => {
  const work = async ({ observe }: Telemetry) => {
    await observe('job', 'well', () => observe('gateway', 'charge', nothing));
    await observe('job', 'failed', fail).catch(() => {});
    const inside = () => observe('gateway', 'charge', fail).catch(() => {});
    await observe('request', 'recovered', inside, { trace: { traceId, spanId: null } });
  };
  expect(await spansOf(0, work)).toEqual(['job failed', 'gateway charge', 'recovered']);
  const [job] = collector.spans;
  expect(JSON.stringify(job)).toContain('ProblemError');
  expect(JSON.stringify(collector.spans)).not.toContain('ada@');
});

it('sends no job that only looked whether there is something to do', async () => {
  const work = async ({ observe }: Telemetry) => {
    await observe('job', 'idle', () => observe('query', 'select 1', nothing));
    await observe('job', 'busy', () => observe('gateway', 'charge', nothing));
    await observe('query', 'select 2', nothing);
  };
  expect(await spansOf(1, work)).toEqual(['gateway charge', 'job busy']);
});

it('keeps a long job within 500 parts', async () => {
  const work = ({ observe }: Telemetry) =>
    observe('job', 'long', async () => {
      for (let index = 0; index < 1000; index += 1) await observe('gateway', 'find', nothing);
    });
  expect(await spansOf(1, work)).toHaveLength(500);
});

it('logs that the collector is away, and ends without it', async () => {
  const messages: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => messages.push(JSON.parse(line).msg) });
  const tracing = { endpoint: 'http://127.0.0.1:1', headers: {}, service: 'test', share: 1 };
  const telemetry = await startTelemetry({ tracing }, log);
  await telemetry.observe('request', 'lost', nothing);
  await telemetry.close();
  expect(messages).toContain('traces not sent');
});

it('goes on with a trace from what another process kept of it', async () => {
  let kept: string | null = null;
  const work = async ({ observe }: Telemetry) => {
    await observe(
      'request',
      'order',
      async () => {
        kept = presentTraceparent();
      },
      { trace: { traceId, spanId: null } },
    );
    await observe('delivery', 'deliver', nothing, { trace: readTraceparent(kept) });
  };
  await spansOf(1, work);
  const [order, deliver] = collector.spans;
  expect(kept).toBe(`00-${traceId}-${order!.spanId}-01`);
  expect(order).toMatchObject({ name: 'order', traceId });
  expect(order!.parentSpanId ?? '').toBe('');
  expect(deliver).toMatchObject({ name: 'deliver', traceId, parentSpanId: order!.spanId });
  expect(presentTraceparent()).toBeNull();
});

it.each([
  [`00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`, { traceId: '1'.repeat(32), spanId: '2'.repeat(16) }],
  [`00-${'0'.repeat(32)}-${'2'.repeat(16)}-01`, null],
  [`00-${'1'.repeat(32)}-${'0'.repeat(16)}-01`, null],
  [`00-${'G'.repeat(32)}-${'2'.repeat(16)}-01`, null],
  ['', null],
  [undefined, null],
])('reads %s', (text, trace) => {
  expect(readTraceparent(text)).toEqual(trace);
});
