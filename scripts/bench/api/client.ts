import { connect, type Socket } from 'node:net';

export type Call = {
  method?: 'GET' | 'POST';
  path: string;
  token?: string;
  body?: unknown;
  /** For idempotent operations. */
  key?: string;
};
export type Answer = { status: number; text: string };

function requestOf({ method = 'GET', path, token, body, key }: Call): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = [
    `${method} ${path} HTTP/1.1`,
    'host: api',
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...(key ? [`idempotency-key: ${key}`] : []),
    ...(text ? ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`] : []),
  ];
  return `${headers.join('\r\n')}\r\n\r\n${text}`;
}

/** The response received so far, once it is complete. */
function answerOf(received: Buffer): Answer | null {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = received.toString('latin1', 0, end);
  const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
  const chunked = /^transfer-encoding: *chunked/im.test(head);
  if (chunked) throw new Error('An answer has no length');
  if (received.length < end + 4 + length) return null;
  return { status: Number(head.slice(9, 12)), text: received.toString('utf8', end + 4) };
}

/**
 * A connection to a server for one call at a time. It costs almost nothing, so that the server is what is measured,
 * even if both share a processor.
 */
export class Connection {
  #socket: Socket;
  #received = Buffer.alloc(0);
  #settle: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | null = null;

  constructor(origin: string) {
    const { hostname, port } = new URL(origin);
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.on('data', (data) => {
      this.#received = this.#received.length === 0 ? data : Buffer.concat([this.#received, data]);
      const answer = answerOf(this.#received);
      if (!answer) return;
      this.#received = Buffer.alloc(0);
      this.#settle?.resolve(answer);
    });
    this.#socket.on('error', (error) => this.#settle?.reject(error));
    this.#socket.on('close', () => this.#settle?.reject(new Error('The server hung up')));
  }

  /** Sends a request and resolves to the response, whatever its status. */
  ask(call: Call): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.#socket.write(requestOf(call));
    });
  }

  /** Sends a request and throws unless it succeeds. */
  async call(call: Call): Promise<Answer> {
    const answer = await this.ask(call);
    if (answer.status >= 400) throw new Error(`${call.path}: ${answer.status} ${answer.text}`);
    return answer;
  }

  close(): void {
    this.#socket.destroy();
  }
}

/** The percentile of values, such as 0.95. */
export function percentile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;
}

/** The time limit in seconds, more than any call takes. */
const patience = 5;

/** Makes a number of sequential calls. Returns the milliseconds of each. */
export async function timeCalls(connection: Connection, count: number, call: Call): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + patience * 1000;
  while (times.length < count && performance.now() < end) {
    const start = performance.now();
    await connection.call(call);
    times.push(performance.now() - start);
  }
  return times;
}

/** A signed-in user with an access token. */
export async function signIn(connection: Connection, username: string) {
  const body = { username, password: 'Wellness1' };
  const { text } = await connection.call({ method: 'POST', path: '/auth/signin/student', body });
  const { accessToken, studentId, coachId } = JSON.parse(text).content as Record<string, string>;
  return { token: accessToken!, studentId: studentId!, coachId: coachId ?? '' };
}
