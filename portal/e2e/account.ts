import { password, type World } from '../../scripts/world.ts';

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

async function call(url: string, token?: string, body?: object) {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return response.json();
}

export async function booksOf(world: World, email: string): Promise<Books> {
  const { content } = await call(`${world.api}/auth/signin/student`, undefined, {
    username: email,
    password,
  });
  const student = `${world.api}/students/${content.studentId}`;
  const summary = await call(`${student}/financial_summary`, content.accessToken);
  const history = await call(`${student}/account_history?size=100`, content.accessToken);
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
  const { content } = await call(`${world.api}/auth/signin/student`, undefined, {
    username: email,
    password,
  });
  const headers = { authorization: `Bearer ${content.accessToken}` };
  const send = async (method: string, path: string, body?: object, key?: string) => {
    const response = await fetch(world.api + path, {
      method,
      headers: {
        ...headers,
        'content-type': 'application/json',
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    // A refused set-up would be seen much later, as something else.
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? null : response.json();
  };
  return {
    studentId: content.studentId as string,
    get: (path: string) => send('GET', path),
    post: (path: string, body?: object, key?: string) => send('POST', path, body, key),
    patch: (path: string, body: object) => send('PATCH', path, body),
    put: (path: string, body: object) => send('PUT', path, body),
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
