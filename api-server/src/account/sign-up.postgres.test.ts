import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockStudent } from '../locks.ts';
import { seed } from '../seed/seed.ts';
import { testHasher } from '../testing/hasher.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { createWorld, testStart, type World } from '../testing/world.ts';

// These need several connections: truly concurrent requests.

let postgres: TestPostgres;
let world: World;
beforeAll(async () => {
  postgres = await startPostgres();
  const opened = await postgres.open('sign_up');
  await opened.migrate(() => seed({ db: opened.db, now: () => testStart, hasher: testHasher }));
  world = await createWorld({ opened, config: { rateLimitFactor: 1_000 } });
});
afterAll(async () => {
  await world?.close();
  await postgres?.stop();
});

it('continues an unfinished sign-up once, if it is sent twice', async () => {
  const person = {
    email: 'rosa.new@example.com',
    firstName: 'Rosa',
    lastName: 'Nuñez',
    languageIso2LetterCode: 'EN',
  };
  const { studentId } = (await world.call('signUpStudent', { body: person })).body.content;
  const coach = { ...person, mobilePhone: '+12015550123', acceptedTerms: true };
  const send = () => world.call('signUpCoach', { body: coach });
  // Both have read that there is no coach when the first goes on.
  const sent = await world.db.transaction(async (db) => {
    await lockStudent(db, studentId!);
    const both = [send(), send()];
    await setTimeout(500);
    return both;
  });
  const answers = await Promise.all(sent);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body.content.coachId)).size).toBe(1);
});
