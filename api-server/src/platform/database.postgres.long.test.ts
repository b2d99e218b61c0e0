import { eq, sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoId, seed } from '../seed/seed.ts';
import { activities } from '../tables/activities.ts';
import { students } from '../tables/students.ts';
import { testHasher } from '../testing/hasher.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { testStart } from '../testing/world.ts';
import type { Database, OpenDatabase } from './database.ts';
import { newId } from './identifier.ts';
import { openPostgres } from './postgres-database.ts';
import { asProblem } from './problem.ts';

// Work that Postgres aborts because of concurrent transactions is retried as a whole.

const silent = pino({ level: 'silent' });

let postgres: TestPostgres;
let opened: OpenDatabase;
let db: Database;
beforeAll(async () => {
  postgres = await startPostgres();
  opened = await postgres.open('retries');
  ({ db } = opened);
  await opened.migrate(() => seed({ db, now: () => testStart, hasher: testHasher }));
});
afterAll(async () => {
  await opened?.close();
  await postgres?.stop();
});

const [maya, samir] = [demoId('student', 1), demoId('student', 2)];
const rename = (db: Database, id: string, firstName: string) =>
  db.update(students).set({ firstName }).where(eq(students.id, id));
const nameOf = async (id: string) =>
  (await db.select().from(students).where(eq(students.id, id)))[0]!.firstName;

it('completes both of two transactions that wait for each other', async () => {
  let runs = 0;
  let holders = 0;
  const meeting = Promise.withResolvers<void>();
  const both = async (first: string, second: string, name: string) =>
    db.transaction(async (db) => {
      runs += 1;
      await rename(db, first, name);
      // Each transaction locks one of the two rows before it requests the other.
      holders += 1;
      if (holders === 2) meeting.resolve();
      await meeting.promise;
      await rename(db, second, name);
    });
  await Promise.all([both(maya, samir, 'One'), both(samir, maya, 'Two')]);
  expect(runs).toBeGreaterThan(2);
  expect(['One', 'Two']).toContain(await nameOf(maya));
  expect(await nameOf(maya)).toBe(await nameOf(samir));
});

it('retries an insert whose reference was deleted in the meantime', async () => {
  let runs = 0;
  const found = await db.transaction(async (db) => {
    runs += 1;
    // An unknown id, as if it was deleted in the meantime. The retry sees it.
    const studentId = runs === 1 ? newId() : maya;
    await db.insert(activities).values({
      studentId,
      source: 'STUDENT',
      type: 'SIGNED_IN',
      category: 'ACCOUNT',
      actorId: null,
      createdAt: testStart,
    });
    return studentId;
  });
  expect([runs, found]).toEqual([2, maya]);
});

it('gives up after a few attempts, and leaves nothing of any of them', async () => {
  let runs = 0;
  const failing = db.transaction(async (db) => {
    runs += 1;
    await rename(db, maya, `Run ${runs}`);
    await db.execute(sql`do $$ begin raise exception using errcode = 'serialization_failure'; end $$`);
  });
  await expect(failing).rejects.toThrow();
  expect(runs).toBe(6);
  expect(await nameOf(maya)).not.toMatch(/^Run/);
});

it('does not retry errors that no other transaction caused', async () => {
  let runs = 0;
  const failing = db.transaction(async (db) => {
    runs += 1;
    await db.execute(sql`select 1 / 0`);
  });
  await expect(failing).rejects.toThrow();
  expect(runs).toBe(1);
});

it('ends a statement that takes too long', async () => {
  const { db, close } = openPostgres(postgres.urlOf('retries'), silent, { statementTimeout: 50 });
  try {
    const error = await db.execute(sql`select pg_sleep(10)`).catch((error: unknown) => error);
    expect(asProblem(error).key).toBe('unavailable');
  } finally {
    await close();
  }
});

it('reads while searches occupy all connections of lists', async () => {
  const searches = Array.from({ length: 20 }, () => opened.lists.execute(sql`select pg_sleep(0.2)`));
  let isSearching = true;
  const searched = Promise.all(searches.map(async (search) => search)).then(() => {
    isSearching = false;
  });
  expect(await nameOf(maya)).toBeTruthy();
  expect(isSearching).toBe(true);
  await searched;
});
