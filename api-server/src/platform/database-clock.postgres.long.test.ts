import { slotHoldMinutes } from '@institute/api-schema/policy';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoId } from '../seed/seed.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { type ServerProcess, startProcess } from '../testing/process.ts';

// Two servers with wrong clocks on one Postgres: time limits follow the database's clock.

const hour = 3_600_000;
const json = { 'content-type': 'application/json' };

/** Shifts the clock of every script in a process. */
function shiftedBy(milliseconds: number): string {
  const script = `
    const Real = Date;
    const now = () => Real.now() + ${milliseconds};
    globalThis.Date = class Date extends Real {
      constructor(...values) { if (values.length === 0) super(now()); else super(...values); }
      static now() { return now(); }
    };`;
  return `--import=data:text/javascript,${encodeURIComponent(script)}`;
}

let postgres: TestPostgres;
let processes: ServerProcess[] = [];
let behind: string;
let ahead: string;
beforeAll(async () => {
  postgres = await startPostgres();
  await postgres.server.createDatabase('clocks');
  const environment = { DATABASE_URL: postgres.urlOf('clocks'), SEED: 'true' };
  processes = [-hour, hour].map((shift) => startProcess({ ...environment, NODE_OPTIONS: shiftedBy(shift) }));
  [behind, ahead] = (await Promise.all(processes.map(({ listening }) => listening))) as [string, string];
}, 120_000);
afterAll(async () => {
  for (const { child } of processes) child.kill('SIGTERM');
  await Promise.all(processes.map(({ ended }) => ended));
  await postgres?.stop();
});

const post = (url: string, body: object, headers: object = {}) =>
  fetch(url, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });
const signIn = (api: string, username: string, password = 'Wellness1') =>
  post(`${api}/auth/signin/student`, { username, password });

it('counts attempts across both', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1) {
    statuses.push((await signIn(attempt % 2 ? ahead : behind, 'graduate@example.com', 'wrong')).status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
});

it('reserves a time for as long as it is held, and a session for its lifetime', async () => {
  const path = `/coaches/${demoId('coach', 5)}`;
  const authorized = async (api: string, email: string) => {
    const { content } = await (await signIn(api, email)).json();
    return { authorization: `Bearer ${content.accessToken}` };
  };
  const maya = await authorized(behind, 'student@example.com');
  const camila = await authorized(ahead, 'pastdue@example.com');
  // What counts is the time of the database, which is the machine's.
  const today = Date.parse((await fetch(behind)).headers.get('date')!);
  const day = (days: number) => new Date(today + days * 24 * hour).toISOString().slice(0, 10);
  const query = `from=${day(7)}&to=${day(21)}&timeZone=UTC`;
  const product = `${path}/products/${demoId('product', 500)}`;
  const free = await (await fetch(`${behind}${product}/free_times?${query}`, { headers: maya })).json();
  const { startTime } = free.content.slots[0];
  const reserve = (api: string, headers: { authorization: string }) =>
    post(
      `${api}${product}/slot_reservations`,
      { startTime, timeZone: 'America/New_York' },
      { ...headers, 'idempotency-key': crypto.randomUUID() },
    );
  // Each session is used on the other server.
  const held = await reserve(ahead, maya);
  expect(held.status).toBe(201);
  const { expiresAt } = (await held.json()).content;
  const left = Date.parse(expiresAt) - today;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual((slotHoldMinutes + 1) * 60_000);
  expect((await reserve(behind, camila)).status).toBe(409);
});
