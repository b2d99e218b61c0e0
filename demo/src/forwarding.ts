/** What the service worker and the page that holds the world say to each other. */
import type { SentRequest, SentResponse } from '../../api-server/src/in-page/messages.ts';
import type { PageData } from '../../api-server/src/platform/page-data.ts';

export type AppName = 'portal' | 'coach';

/** Asked of the page that holds the world. Each has a port for the answer. */
export type Question = { kind: 'fetch'; request: SentRequest } | { kind: 'page' } | { kind: 'who' };

/**
 * `unreachable`: as if there were no network. `now`: the time in the world, in milliseconds since 1970. `isHeld`:
 * whether the clock is held. `css`: the style sheet of the brand.
 */
export type Reply =
  | { kind: 'response'; response: SentResponse }
  | { kind: 'page'; data: PageData; now: number; isHeld: boolean; css: string }
  | { kind: 'unreachable' };

/** Sent to the service worker. */
export type Notice =
  /** The sender holds the world. */
  | { kind: 'host' }
  /** Store all files for working offline, and answer when done. */
  | { kind: 'keep' };

/** Sends a message with a port for its answer. */
export function ask<Answer>(
  target: { postMessage: (message: unknown, transfer: Transferable[]) => void },
  message: Question | Notice,
): Promise<Answer> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Answer>) => {
      port1.close();
      resolve(data);
    };
    target.postMessage(message, [port2]);
  });
}
