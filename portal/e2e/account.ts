import { password, type World } from '../../scripts/world.ts';

/** What the books of a student say, asked from outside of the browser. */
export interface Books {
  /** In minor units. */
  totalPaid: number;
  totalRemaining: number;
  autoPay: boolean;
  /** Charges that succeeded, and that were refused. */
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
  const count = (type: string) =>
    history.content.filter((event: { type: string }) => event.type === type).length;
  const { totalPaid, totalRemaining, autoPay } = summary.content;
  return {
    totalPaid,
    totalRemaining,
    autoPay,
    accepted: count('PAYMENT_ACCEPTED'),
    failed: count('PAYMENT_FAILED'),
  };
}
