import { eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../platform/database.ts';
import { demoId, seed } from '../seed/seed.ts';
import { coachSessions } from '../tables/coach-sessions.ts';
import { coaches } from '../tables/coaches.ts';
import { circleStudents, coachingCircles } from '../tables/coaching-circles.ts';
import { cohorts } from '../tables/programs.ts';
import { students } from '../tables/students.ts';
import { createApplicant, openCohort } from '../testing/applicant.ts';
import { testHasher } from '../testing/hasher.ts';
import { manyStudents } from '../testing/many-students.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { createWorld, testStart, type World } from '../testing/world.ts';

// Many concurrent requests for the same thing: one gets it, the others are refused, and no other request waits for
// them.

/** Fewer connections than waiting requests. */
const connections = 3;

let postgres: TestPostgres;
let administrator: OpenDatabase;
let servers: [World, World];
beforeAll(async () => {
  postgres = await startPostgres();
  administrator = await postgres.open('bursts');
  await administrator.migrate(() => seed({ db: administrator.db, now: () => testStart, hasher: testHasher }));
  const start = () =>
    createWorld({
      opened: postgres.reopen('bursts', connections),
      config: { rateLimitFactor: 1_000 },
    });
  servers = [await start(), await start()];
});
beforeEach(() => servers[0].reset());
afterAll(async () => {
  for (const server of servers ?? []) await server.close();
  await administrator?.close();
  await postgres?.stop();
});

const tally = (keys: string[]) =>
  Object.fromEntries([...new Set(keys)].sort().map((key) => [key, keys.filter((one) => one === key).length]));
const outcome = ({ status, problem }: { status: number; problem: { key: string } }) =>
  status < 400 ? 'done' : problem.key;
const serverOf = (index: number) => servers[index % 2]!;

/** Sends requests while a lock blocks all of them. Other requests must be served before it is released. */
async function whileHeld<Answer>(
  { table, id, of }: { table: PgTable; id: PgColumn; of: string },
  ask: () => Promise<Answer>[],
): Promise<Answer[]> {
  const { accessToken: token } = await servers[0].signIn('advisor@example.com');
  let asked: Promise<Answer>[] = [];
  await administrator.db.transaction(async (db) => {
    await db.select({ id }).from(table).where(eq(id, of)).for('update');
    asked = ask();
    await waitUntil(async () => (await countWaiting()) > 0);
    for (let index = 0; index < 10; index += 1) {
      expect((await serverOf(index).call('getSession', { token })).status).toBe(200);
    }
    // At most one per server.
    expect(await countWaiting()).toBeLessThanOrEqual(servers.length);
  });
  return Promise.all(asked);
}

async function countWaiting(): Promise<number> {
  const { rows } = (await administrator.db.execute(
    sql`select count(*)::int as waiting from pg_locks where not granted`,
  )) as unknown as { rows: [{ waiting: number }] };
  return rows[0].waiting;
}

async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
}

describe('a burst doesn’t block other requests', () => {
  it('over one time of a coach [A-34]', async () => {
    const tokens = await manyStudents(servers[0], 60);
    const path = { coachId: demoId('coach', 5), productId: demoId('product', 500) };
    const body = { startTime: '2026-03-04T17:30:00.000Z', timeZone: 'America/New_York' };
    const answers = await whileHeld({ table: coaches, id: coaches.id, of: path.coachId }, () =>
      tokens.map((token, index) => serverOf(index).call('createSlotReservation', { path, token, body })),
    );
    expect(tally(answers.map(outcome))).toEqual({ done: 1, slotTaken: 59 });
    const { startTime } = coachSessions;
    expect(await servers[0].db.$count(coachSessions, eq(startTime, new Date(body.startTime)))).toBe(1);
  });

  it('over the last places of a circle [P-18]', async () => {
    const tokens = await manyStudents(servers[0], 20);
    const people = await servers[0].db.select().from(students).where(eq(students.firstName, 'Student'));
    const ids = people.toSorted((a, b) => Number(a.lastName.slice(4)) - Number(b.lastName.slice(4)));
    const path = { id: demoId('circle', 3) };
    const answers = await whileHeld({ table: coachingCircles, id: coachingCircles.id, of: path.id }, () =>
      tokens.map((token, index) =>
        serverOf(index).call('joinCoachingCircle', { path, token, body: { studentId: ids[index]!.id } }),
      ),
    );
    expect(tally(answers.map(outcome))).toEqual({ done: 6, exceededStudents: 14 });
    expect(await servers[0].db.$count(circleStudents, eq(circleStudents.circleId, path.id))).toBe(6);
  });

  it('over the last seat of a class', async () => {
    const { db } = servers[0];
    const people = ['new.coach', 'coach', 'advisor', 'admin'];
    const submits: (() => Promise<{ status: number; problem: { key: string } }>)[] = [];
    for (const person of people) {
      const applicant = await createApplicant(servers[0], `${person}@example.com`);
      const id = await applicant.complete('late');
      const { quoteId } = (await applicant.quote(id)).body.content;
      submits.push(() => applicant.submit(id, undefined, quoteId));
    }
    await db
      .update(cohorts)
      .set({ capacity: sql`${cohorts.seatsTaken} + 1` })
      .where(eq(cohorts.id, openCohort));
    const answers = await whileHeld({ table: cohorts, id: cohorts.id, of: openCohort }, () =>
      submits.map((submit) => submit()),
    );
    expect(tally(answers.map(outcome))).toEqual({ cohortFull: people.length - 1, done: 1 });
  });
});

it('sells one time to many buyers of two servers, and responds to everyone else', async () => {
  const tokens = await manyStudents(servers[0], 300);
  const path = { coachId: demoId('coach', 5), productId: demoId('product', 500) };
  const body = { startTime: '2026-03-04T17:30:00.000Z', timeZone: 'America/New_York' };
  const buyers = tokens.map((token, index) =>
    serverOf(index).call('createSlotReservation', { path, token, body }),
  );
  const others = tokens.slice(0, 20).map((token, index) => serverOf(index).call('getSession', { token }));
  expect(tally((await Promise.all(buyers)).map(outcome))).toEqual({ done: 1, slotTaken: 299 });
  expect(tally((await Promise.all(others)).map(outcome))).toEqual({ done: 20 });
});
