import { like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobList } from '../job-list.ts';
import { seed } from '../seed/seed.ts';
import { emails } from '../tables/emails.ts';
import { testHasher } from '../testing/hasher.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { createWorld, testStart, type World } from '../testing/world.ts';

let postgres: TestPostgres;
let world: World;
beforeAll(async () => {
  postgres = await startPostgres();
  const opened = await postgres.open('reminders');
  await opened.migrate(() => seed({ db: opened.db, now: () => testStart, hasher: testHasher }));
  world = await createWorld({ opened });
});
afterAll(async () => {
  await world?.close();
  await postgres?.stop();
});

it('sends each reminder once, with several concurrent processes', async () => {
  world.clock.now = new Date('2026-03-03T19:00:00Z');
  const others = [postgres.reopen('reminders'), postgres.reopen('reminders')];
  const processes = [world.db, ...others.map(({ db }) => db)];
  const run = (db: World['db']) =>
    jobList({ ...world.dependencies, db }, world.app, null)
      .find(({ name }) => name === 'reminders')!
      .run();
  for (let round = 0; round < 3; round += 1) await Promise.all(processes.map(run));
  for (const other of others) await other.close();
  const sent = await world.db
    .select()
    .from(emails)
    .where(like(emails.subject, 'Reminder: Sleep reset%'))
    .orderBy(emails.recipient);
  expect(sent.map(({ recipient }) => recipient)).toEqual(['coach@example.com', 'student@example.com']);
});
