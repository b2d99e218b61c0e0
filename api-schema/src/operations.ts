import type { paths } from './openapi.gen.ts';

export type Method = 'get' | 'put' | 'post' | 'delete' | 'patch';

/** The paths with an operation of a method. */
export type PathWith<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<M, { responses: unknown }> ? Path : never;
}[keyof paths];

/** The paths of records of which a part is saved. */
export type RecordPath = {
  [Path in keyof paths]: paths[Path] extends {
    patch: { requestBody: { content: { 'application/merge-patch+json': unknown } } };
  }
    ? Path
    : never;
}[PathWith<'patch'>];

export type Operation<M extends Method, Path extends keyof paths> =
  paths[Path] extends Record<M, infer Found> ? Found : never;

export type Input<Found> = Found extends { parameters: infer All } ? Omit<All, 'header' | 'cookie'> : unknown;

type Body<Found> = Found extends { requestBody: { content: infer Media } }
  ? { body: Media[keyof Media] }
  : Found extends { requestBody?: { content: infer Media } }
    ? { body?: Media[keyof Media] }
    : unknown;

/** The `Idempotency-Key` of what must happen once. */
type Key<Found> = Found extends { parameters: { header: { 'Idempotency-Key': string } } }
  ? { key: string }
  : unknown;

/** What an operation is called with. */
export type Call<Found> = Input<Found> &
  Body<Found> &
  Key<Found> & { headers?: Record<string, string>; signal?: AbortSignal };

export type Optional<Value> = Record<never, never> extends Value ? [Value?] : [Value];

/** The content of the answer. */
export type Content<Found> = Found extends { responses: infer All }
  ? All[keyof All & (200 | 201 | 202 | 203)] extends infer Success
    ? Success extends { content: { 'application/json': { content: infer Value } } }
      ? Value
      : undefined
    : never
  : never;
