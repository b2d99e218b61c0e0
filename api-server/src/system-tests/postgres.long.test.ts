import { eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../platform/database.ts';
import { startJobs } from '../platform/jobs.ts';
import { openPostgres } from '../platform/postgres-database.ts';
import { purge } from '../purge.ts';
import { cast } from '../seed/cast.ts';
import { demoId, seed } from '../seed/seed.ts';
import { activities } from '../tables/activities.ts';
import { educations } from '../tables/coaches.ts';
import { sessions, sessionTokens } from '../tables/sessions.ts';
import { users } from '../tables/users.ts';
import { testHasher } from '../testing/hasher.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { startProcess } from '../testing/process.ts';
import { createWorld, testStart, type World } from '../testing/world.ts';

// These need several connections: truly concurrent requests, and several processes.

const log = pino({ level: 'silent' });
let postgres: TestPostgres;
let opened: OpenDatabase;
let world: World;

beforeAll(async () => {
  postgres = await startPostgres();
  opened = await postgres.open('institute');
  await opened.migrate(() => seed({ db: opened.db, now: () => testStart, hasher: testHasher }));
  world = await createWorld({ opened, config: { rateLimitFactor: 100 } });
});
beforeEach(() => world.reset());
afterAll(async () => {
  await world?.close();
  await postgres?.stop();
});

const refresh = (refreshToken: string) => world.call('refreshSession', { body: { refreshToken } });
const times = <T>(count: number, action: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, action));

it('gives each of many concurrently refreshing tabs tokens of the same session [G-14]', async () => {
  const { refreshToken } = await world.signIn('student@example.com');
  const answers = await times(25, () => refresh(refreshToken));
  expect(answers.map(({ status }) => status)).toEqual(Array(25).fill(200));
  const families = await world.db.select().from(sessions);
  expect(families).toMatchObject([{ endedAt: null }]);
  const used = (await world.db.select().from(sessionTokens)).filter(({ refreshUsedAt }) => refreshUsedAt);
  expect(used).toHaveLength(1);
  for (const { body } of answers) {
    expect((await world.call('getSession', { token: body.content.accessToken })).status).toBe(200);
  }
});

it('ends the session once when a stolen token is used many times at once', async () => {
  const { refreshToken } = await world.signIn('student@example.com');
  const { body } = await refresh(refreshToken);
  world.clock.forward(11);
  const answers = await times(10, () => refresh(refreshToken));
  expect(answers.map(({ problem }) => problem.key)).toEqual(Array(10).fill('sessionExpired'));
  expect((await refresh(body.content.refreshToken)).status).toBe(401);
  expect(await world.db.select().from(sessions)).toMatchObject([{ endReason: 'TOKEN_REUSED' }]);
});

it('creates one account from many requests, which all continue it', async () => {
  const body = { email: 'ana@example.com', firstName: 'Ana', lastName: 'Sol', languageIso2LetterCode: 'EN' };
  const answers = await times(10, () => world.call('signUpStudent', { body }));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(await world.db.$count(users, eq(users.email, body.email))).toBe(1);
});

it('lets one of many requests use a reset link', async () => {
  await world.call('forgotPassword', { body: { email: 'student@example.com', application: 'STUDENT' } });
  const { secret: token } = await world.lastEmail('student@example.com');
  const answers = await times(10, () =>
    world.call('resetPassword', { body: { token, password: 'Wellness2' } }),
  );
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
});

it('counts every attempt', async () => {
  const strict = await createWorld({ opened });
  const body = { username: 'student@example.com', password: 'wrong' };
  const answers = await times(30, () => strict.call('signInStudent', { body }));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
});

it('saves a profile like the embedded database does [A-05]', async () => {
  const { accessToken: token, studentId } = await world.signIn('student@example.com');
  const path = { id: studentId };
  const { body } = await world.call('getStudent', { path, token });
  const { address, contactInfo, educationLevel, languageIso2LetterCode, militaryMember, occupation, photo } =
    body.content;
  const personalInfo = { ...body.content.personalInfo, dateBirth: '1984-02-29' };
  const user = { timeZone: 'none' };
  const update = {
    address,
    contactInfo,
    educationLevel,
    languageIso2LetterCode,
    militaryMember,
    occupation,
    photo,
  };
  const put = await world.call('updateStudent', { path, token, body: { ...update, personalInfo, user } });
  expect(put.body.content).toMatchObject({ ...update, personalInfo });
  expect(put.body.content.user.timeZone).toBeNull();
});

it('enforces the limit when many records are added at once [A-30]', async () => {
  const { accessToken: token, coachId } = await world.signIn('coach@example.com');
  const path = { coachId: coachId! };
  await world.db
    .insert(educations)
    .values(Array.from({ length: 95 }, () => ({ ...path, institution: 'Rutgers University' })));
  const body = { institution: 'Yale', degree: null, fieldOfStudy: null, startDate: null, endDate: null };
  const answers = await times(10, () => world.call('createEducation', { path, token, body }));
  // Two existed before.
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(3).fill(201), ...Array(7).fill(409)]);
});

it('lets many requests change the same messages at once, in any order of ids [A-18]', async () => {
  const { accessToken: token, studentId } = await world.signIn('student@example.com');
  const path = { id: studentId };
  const list = (body: object) => world.call('listCommunicationIntents', { path, token, body });
  const ids = (await list({})).body.content.map(({ id }) => id);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      world.call(index % 2 ? 'archiveCommunicationIntents' : 'unarchiveCommunicationIntents', {
        path,
        token,
        body: { communicationIntentIds: index % 3 ? ids : ids.toReversed() },
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
  // The last request won, for all of the messages alike.
  const { body } = await list({ archived: true });
  expect([0, ids.length]).toContain(body.content.filter(({ id }) => ids.includes(id)).length);
});

it('lets processes that start together take turns to migrate and seed', async () => {
  await postgres.server.createDatabase('together');
  const environment = { DATABASE_URL: postgres.urlOf('together'), SEED: 'true' };
  const both = [startProcess(environment), startProcess(environment)];
  try {
    const addresses = await Promise.all(both.map(({ listening }) => listening));
    for (const address of addresses) expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const { db, close } = await openPostgres(postgres.urlOf('together'), log);
    expect(await db.select().from(users)).toHaveLength(cast.length);
    await close();
  } finally {
    for (const { child } of both) child.kill('SIGTERM');
  }
  expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([0, 0]);
});

it('returns 503 while the database is unavailable, and recovers afterwards', async () => {
  const { accessToken: token } = await world.signIn('student@example.com');
  const look = () => world.call('getStudent', { path: { id: demoId('student', 1) }, token });
  await postgres.server.stop();
  const away = await look();
  expect([away.status, away.problem.key, away.headers.get('retry-after')]).toEqual([503, 'unavailable', '5']);
  await postgres.server.start();
  expect((await look()).status).toBe(200);
});

it('loses nothing that it acknowledged when the database becomes unavailable during writes', async () => {
  const { accessToken: token, coachId } = await world.signIn('coach@example.com');
  const path = { coachId: coachId! };
  const add = (index: number) => {
    const body = { institution: `School ${index}`, degree: null, fieldOfStudy: null, startDate: null };
    return world.call('createEducation', { path, token, body: { ...body, endDate: null } });
  };
  const first = await add(0);
  const underway = Array.from({ length: 60 }, (_, index) => add(index + 1));
  await Promise.race(underway);
  await postgres.server.stop();
  const answers = [first, ...(await Promise.all(underway))];
  await postgres.server.start();

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 503]));
  const rows = await world.db.select().from(educations);
  const kept = new Set(rows.map(({ id }) => id));
  const acknowledged = answers.filter(({ status }) => status === 201).map(({ body }) => body.content.id);
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  // The log contains every added record, and no other.
  const logged = await world.db.select().from(activities).where(eq(activities.type, 'EDUCATION_ADDED'));
  const names = rows.map(({ institution }) => institution).filter((name) => name.startsWith('School'));
  expect(logged.map(({ subject }) => subject).toSorted()).toEqual(names.toSorted());
});

it('lets jobs fail while the database is unavailable, and runs them afterwards', async () => {
  const errors: string[] = [];
  let runs = 0;
  let nextRun = () => {};
  const run = async () => {
    try {
      await purge(world.db, testStart);
      runs += 1;
    } finally {
      nextRun();
    }
  };
  const ran = () =>
    new Promise<void>((resolve) => {
      nextRun = resolve;
    });
  const jobs = startJobs(
    [{ name: 'purge', pause: 5, run }],
    pino({ level: 'error' }, { write: (line: string) => errors.push(JSON.parse(line).job) }),
  );
  await ran();
  expect([runs > 0, errors]).toEqual([true, []]);
  await postgres.server.stop();
  while (errors.length === 0) await ran();
  await postgres.server.start();
  const before = runs;
  while (runs === before) await ran();
  await jobs.stop();
  expect(new Set(errors)).toEqual(new Set(['purge']));
});
