import { password, type World } from '../../scripts/journeys/world.ts';

/** A student's account data, read outside the browser. */
export interface Books {
  /** In minor units. */
  totalPaid: number;
  totalRemaining: number;
  autoPay: boolean;
  /** Accepted and declined charges. */
  accepted: number;
  failed: number;
}

/**
 * Calls the API as a person of the demo world. A refused call throws, because a set-up that failed would be seen later, as
 * something else.
 */
export async function signedIn(world: World, username: string) {
  const request = async (method: string, path: string, body?: object, headers?: Record<string, string>) => {
    const response = await fetch(world.api + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? null : response.json();
  };
  const { content } = await request('POST', '/auth/signin/student', { username, password });
  const headers = { authorization: `Bearer ${content.accessToken}` };
  return {
    studentId: content.studentId as string,
    headers,
    /** `key` makes a repeated call the same one. */
    send: (method: string, path: string, body?: object, key?: string) =>
      request(method, path, body, { ...headers, ...(key && { 'idempotency-key': key }) }),
  };
}

export async function booksOf(world: World, email: string): Promise<Books> {
  const { studentId, send } = await signedIn(world, email);
  const student = `/students/${studentId}`;
  const summary = await send('GET', `${student}/financial_summary`);
  const history = await send('GET', `${student}/account_history?size=100`);
  /** Of programs, without coaching. */
  const count = (type: string) =>
    history.content.filter(
      (event: { type: string; applicationId: string | null }) =>
        event.type === type && event.applicationId !== null,
    ).length;
  const { totalPaid, totalRemaining, autoPay } = summary.content;
  return {
    totalPaid,
    totalRemaining,
    autoPay,
    accepted: count('PAYMENT_ACCEPTED'),
    failed: count('PAYMENT_FAILED'),
  };
}

/** API calls of an account outside the browser, such as the other side's. */
export async function asAccount(world: World, email: string) {
  const { studentId, headers, send } = await signedIn(world, email);
  return {
    studentId,
    get: (path: string) => send('GET', path),
    post: (path: string, body?: object, key?: string) => send('POST', path, body, key),
    patch: (path: string, body: object) => send('PATCH', path, body),
    put: (path: string, body?: object) => send('PUT', path, body),
    delete: (path: string) => send('DELETE', path),
    /** The stored name of a file: a small picture, unless it is given. */
    async upload(name: string, object = 'STUDENT_PHOTO', content = Buffer.from(smallPicture, 'base64')) {
      const form = new FormData();
      form.append('object', object);
      form.append('file', new Blob([content]), name);
      const response = await fetch(`${world.api}/files`, { method: 'POST', headers, body: form });
      return (await response.json()).content.fileName as string;
    },
  };
}

/** One pixel, as PNG. */
const smallPicture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
