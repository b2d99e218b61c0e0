/** The kinds of work that are measured and traced. */
export type Kind = 'request' | 'job' | 'delivery' | 'query' | 'gateway' | 'mail' | 'files';

/** How work ended. Every text is one of few, and none says anything about a person. */
export type Ending = {
  /** Its name, if it's known only now. */
  name?: string;
  /** `done`, a status, the key of a problem, or the class of an error. */
  outcome: string;
  hasFailed: boolean;
  /** More about it, for its trace. */
  attributes?: Record<string, string | number>;
};

/** A trace, and the part of it that caused something. */
export type Trace = { traceId: string; spanId: string | null };

type Options<Result> = {
  endingOf?: (result: Result) => Ending;
  /** The trace that it continues. By default it is a part of the present work, or begins a trace. */
  trace?: Trace | null;
};

/** Does work, and measures and traces it. */
export type Observe = <Result>(
  kind: Kind,
  name: string,
  work: () => Promise<Result>,
  options?: Options<Result>,
) => Promise<Result>;

/** For the time in which nothing is observed. */
export const unobserved: Observe = (_kind, _name, work) => work();

/** Observes each call of a port, whose functions all return promises. */
export function observed<Port extends object>(
  kind: Kind,
  port: Port,
  observe: Observe,
  endingOf?: (result: unknown) => Ending,
): Port {
  const members = Object.entries(port).map(([name, member]) => [
    name,
    typeof member === 'function'
      ? (...values: unknown[]) => observe(kind, name, () => member(...values), endingOf && { endingOf })
      : member,
  ]);
  return Object.fromEntries(members);
}

const traceparent = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}$/;

/** Reads the header `traceparent` of the W3C's Trace Context. Null if there is none, or an invalid one. */
export function readTraceparent(text: string | null | undefined): Trace | null {
  const [, traceId, spanId] = traceparent.exec(text ?? '') ?? [];
  return traceId && spanId ? { traceId, spanId } : null;
}

let present: () => string | null = () => null;

/** The present trace as a `traceparent`, for work that another process continues. Null if nothing is traced. */
export const presentTraceparent = (): string | null => present();

/** Sets where the present trace is read from. Like the institute's time zone, it is one per process. */
export const setPresentTrace = (read: () => string | null): void => {
  present = read;
};
