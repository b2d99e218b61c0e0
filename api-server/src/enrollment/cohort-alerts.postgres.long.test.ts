import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoId, seed } from '../seed/seed.ts';
import { cohortAlerts } from '../tables/cohort-alerts.ts';
import { emails } from '../tables/emails.ts';
import { cohorts } from '../tables/programs.ts';
import { students } from '../tables/students.ts';
import { testHasher } from '../testing/hasher.ts';
import { manyStudents } from '../testing/many-students.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { createWorld, testStart, type World } from '../testing/world.ts';
import { canTransfer } from '../transfers/transfers.ts';
import { sendCohortAlerts } from './cohort-alerts.ts';

let postgres: TestPostgres;
let world: World;
beforeAll(async () => {
  postgres = await startPostgres();
  const opened = await postgres.open('alerts');
  await opened.migrate(() => seed({ db: opened.db, now: () => testStart, hasher: testHasher }));
  world = await createWorld({ opened });
});
afterAll(async () => {
  await world?.close();
  await postgres?.stop();
});

it('sends each alert once, with several concurrent processes [P-03]', async () => {
  await manyStudents(world, 60);
  const waiting = await world.db.select().from(students).where(eq(students.firstName, 'Student'));
  expect(waiting).toHaveLength(60);
  const [programId, cohortId] = [demoId('program', 1), demoId('cohort', 5)];
  await world.db.insert(cohortAlerts).values(
    waiting.map(({ id: studentId }) => ({
      studentId,
      programId,
      cohortId,
      languageIso2LetterCode: 'EN' as const,
      createdAt: testStart,
    })),
  );
  await world.db.update(cohorts).set({ seatsTaken: 20 }).where(eq(cohorts.id, cohortId));
  const others = [postgres.reopen('alerts'), postgres.reopen('alerts')];
  const processes = [world.db, ...others.map(({ db }) => db)];
  const sent = await Promise.all(
    processes.map((db) => sendCohortAlerts({ ...world.dependencies, db }, canTransfer)),
  );
  for (const other of others) await other.close();
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(60);
  const delivered = await world.db
    .select()
    .from(emails)
    .where(eq(emails.subject, 'A seat opened up: Health Coach Training Program'));
  expect(new Set(delivered.map(({ recipient }) => recipient)).size).toBe(60);
  expect(delivered).toHaveLength(60);
  expect(await world.db.$count(cohortAlerts, eq(cohortAlerts.cohortId, cohortId))).toBe(0);
});
