import type { PageData } from '../platform/page-data.ts';
import type { SentEmail, WorldOptions } from './world.ts';

/** A request without its stream, so that it can be posted. */
export type SentRequest = {
  url: string;
  method: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
};

export type SentResponse = { status: number; headers: [string, string][]; body: ArrayBuffer | null };

/** What a page asks of the worker that holds its world. Each has a port for the answer. */
export type Ask =
  | ({ kind: 'open'; folder: string } & Pick<WorldOptions, 'origins' | 'isHeld'>)
  | { kind: 'fetch'; request: SentRequest }
  | { kind: 'forward'; seconds: number }
  | { kind: 'reset' }
  | { kind: 'page' }
  | { kind: 'mailbox' };

/** `now`: the time in the world, in milliseconds since 1970. */
export type Answer =
  | { kind: 'done'; now: number }
  | { kind: 'response'; response: SentResponse }
  | { kind: 'page'; data: PageData }
  | { kind: 'mailbox'; emails: SentEmail[] }
  | { kind: 'failed'; message: string };
