import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { expect } from 'vitest';
import { demoPassword } from '../seed/cast.ts';
import type { ClockMessage } from './clocked-server.ts';
import { createCall, testStart, type World } from './world.ts';

/** A server in another process. */
export type RemoteServer = Pick<World, 'call' | 'tokenOf'> & {
  clock: { now: Date; forward: (seconds: number) => Promise<void> };
};

/** A process that runs the real server with its jobs, on one database after another. */
export class ServerProcess {
  readonly #child: ChildProcess;
  #errors: unknown[] = [];

  constructor() {
    this.#child = fork(join(import.meta.dirname, 'clocked-server.ts'), { execArgv: [] });
    this.#child.on('message', (message) => {
      if (typeof message === 'object' && 'error' in message) this.#errors.push(message.error);
    });
  }

  #send(message: ClockMessage): Promise<string | null> {
    return new Promise((resolve, reject) => {
      const child = this.#child;
      const end = () => reject(new Error(`The server process ended at “${message.type}”.`));
      const answer = (given: { done?: string | null; failed?: string }) => {
        if (given.done === undefined && given.failed === undefined) return;
        child.off('message', answer).off('exit', end);
        if (given.failed === undefined) resolve(given.done!);
        else reject(new Error(given.failed));
      };
      child.on('message', answer).once('exit', end);
      child.send(message);
    });
  }

  /** Opens the server. `errors` collects what it logs as errors. */
  async open(url: string, rateLimitFactor: number, errors: unknown[]): Promise<RemoteServer> {
    this.#errors = errors;
    const clock: RemoteServer['clock'] = {
      now: testStart,
      forward: async (seconds) => {
        clock.now = new Date(clock.now.getTime() + seconds * 1000);
        await this.#send({ type: 'time', now: clock.now.toISOString() });
      },
    };
    const api = await this.#send({ type: 'open', url, now: testStart.toISOString(), rateLimitFactor });
    const request = async (path: RequestInfo | URL, init?: RequestInit) => {
      const { pathname, search } = new URL(String(path));
      return fetch(new URL(pathname + search, api!), init);
    };
    const call = createCall({ request });
    return {
      clock,
      call,
      tokenOf: async (email) => {
        const { status, body } = await call('signInStudent', {
          body: { username: email, password: demoPassword },
        });
        expect(status).toBe(200);
        return body.content.accessToken;
      },
    };
  }

  /** Finishes requests and jobs in progress. */
  close = () => this.#send({ type: 'close' });
  stop = () => void this.#child.kill();
}
