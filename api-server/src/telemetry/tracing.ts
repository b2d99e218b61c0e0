import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  RandomIdGenerator,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import { type Ending, type Kind, setPresentTrace, type Trace } from '../platform/observe.ts';

export type TracingOptions = {
  /** The collector's base URL (OTLP over HTTP). */
  endpoint: string;
  headers: Record<string, string>;
  /** The name of this server in traces. */
  service: string;
  /** The share of traces that is sent, 0 to 1, besides those with a problem. */
  share: number;
};

/** A part of a trace. Spans are made from it only if its trace is sent, because most are not. */
export type Part = {
  kind: Kind;
  name: string;
  traceId: string;
  spanId: string | null;
  /** The part of another process that caused it. */
  causeId: string | null;
  /** The outermost part in this process. */
  root: Part;
  parts: Part[];
  /** Of a root: how many parts it has. */
  count: number;
  /** Of a root: whether any part failed. */
  hasFailure: boolean;
  start: number;
  end: number;
  ending: Ending;
};

/** A job may run thousands of statements. */
const mostParts = 500;
/** A request that takes this long is always sent, in milliseconds. */
const slow = 1000;

const kinds: Record<Kind, SpanKind> = {
  request: SpanKind.SERVER,
  job: SpanKind.INTERNAL,
  delivery: SpanKind.CONSUMER,
  query: SpanKind.CLIENT,
  gateway: SpanKind.CLIENT,
  mail: SpanKind.CLIENT,
  files: SpanKind.CLIENT,
};

const unfinished: Ending = { outcome: 'unfinished', hasFailed: false };

/** Traces with the same id are in the share on every server, because the id decides. */
const isInShare = (traceId: string, share: number): boolean =>
  Number.parseInt(traceId.slice(-8), 16) / 2 ** 32 < share;

/** Jobs that found nothing to do are not worth a trace. */
const didSomething = ({ kind, parts }: Part): boolean =>
  kind !== 'job' || parts.some((part) => part.kind !== 'query');

function shouldSend(root: Part, share: number): boolean {
  if (root.hasFailure) return true;
  if (root.kind === 'request' && root.end - root.start > slow) return true;
  return isInShare(root.traceId, share) && didSomething(root);
}

function describe({ kind, name, ending }: Part) {
  const { outcome, hasFailed, attributes } = ending;
  const shared = { ...attributes, ...(hasFailed && { 'error.type': outcome }) };
  if (kind !== 'query') {
    const label = kind === 'request' || kind === 'delivery' ? name : `${kind} ${name}`;
    return { label, attributes: { ...shared, outcome } };
  }
  const word = /^\w+/.exec(name)?.[0]?.toLowerCase() ?? 'query';
  const statement = { 'db.system.name': 'postgresql', 'db.query.text': name.slice(0, 2000) };
  return { label: word, attributes: { ...shared, ...statement } };
}

const random = new RandomIdGenerator();

/** Ids of the next span that others already know. */
type KnownIds = { traceId?: string; spanId?: string | null };

/** Sends spans to the collector. What is sent was decided before. */
const openProvider = ({ endpoint, headers, service }: TracingOptions, known: () => KnownIds) =>
  new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new AlwaysOnSampler(),
    idGenerator: {
      generateTraceId: () => known().traceId ?? random.generateTraceId(),
      generateSpanId: () => known().spanId ?? random.generateSpanId(),
    },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
          headers,
          timeoutMillis: 3000,
        }),
      }),
    ],
  });

/** Traces of this process, sent to a collector. One that is away is logged, and never in the way. */
export function createTracing(options: TracingOptions, log: Logger) {
  const { share } = options;
  const storage = new AsyncLocalStorage<Part>();
  let knownIds: KnownIds = {};
  setGlobalErrorHandler((err) => log.warn({ err }, 'traces not sent'));
  const provider = openProvider(options, () => knownIds);
  const tracer = provider.getTracer('institute');

  function emit(part: Part, parent: Context): void {
    const { label, attributes } = describe(part);
    knownIds = part;
    const options = { kind: kinds[part.kind], startTime: part.start, attributes };
    const span = tracer.startSpan(label, options, parent);
    knownIds = {};
    if (part.ending.hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    const inside = trace.setSpan(ROOT_CONTEXT, span);
    for (const one of part.parts) emit(one, inside);
    span.end(part.end || part.root.end);
  }

  const contextOf = ({ traceId, causeId }: Part): Context =>
    causeId === null
      ? ROOT_CONTEXT
      : trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId: causeId, traceFlags: TraceFlags.SAMPLED });

  setPresentTrace(() => {
    const part = storage.getStore();
    if (!part) return null;
    part.spanId ??= random.generateSpanId();
    return `00-${part.traceId}-${part.spanId}-${isInShare(part.traceId, share) ? '01' : '00'}`;
  });

  return {
    /** Begins a part. Null for a statement outside of everything that is traced, such as a health check's. */
    begin: (kind: Kind, name: string, continued: Trace | null | undefined): Part | null => {
      const parent = continued ? undefined : storage.getStore();
      if (!parent && kind === 'query') return null;
      if (parent && parent.root.count >= mostParts) return null;
      const part = {
        kind,
        name,
        traceId: continued?.traceId ?? parent?.traceId ?? random.generateTraceId(),
        spanId: null,
        causeId: continued?.spanId ?? null,
        parts: [],
        count: 0,
        hasFailure: false,
        start: performance.now(),
        end: 0,
        ending: unfinished,
      } as unknown as Part;
      part.root = parent?.root ?? part;
      part.root.count += 1;
      parent?.parts.push(part);
      return part;
    },
    /** Does work as a part. A statement has no parts, so it doesn't have to be found. */
    run: <Result>(part: Part, work: () => Promise<Result>): Promise<Result> =>
      part.kind === 'query' ? work() : storage.run(part, work),
    end: (part: Part, ending: Ending): void => {
      part.end = performance.now();
      part.ending = ending;
      part.root.hasFailure ||= ending.hasFailed;
      if (ending.name !== undefined) part.name = ending.name;
      if (part.root === part && shouldSend(part, share)) emit(part, contextOf(part));
    },
    close: async (): Promise<void> => {
      setPresentTrace(() => null);
      await provider.shutdown().catch((err) => log.warn({ err }, 'traces not sent'));
    },
  };
}
