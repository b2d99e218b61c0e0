import { and, eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cases } from '../../../scripts/given/lane.ts';
import { defaultConfig } from '../config.ts';
import { demoId, seed } from '../seed/seed.ts';
import { sealEnvelopes } from '../signing/seal.ts';
import { envelopeEvents } from '../tables/envelopes.ts';
import { cohorts } from '../tables/programs.ts';
import { sandboxCharges } from '../tables/sandbox.ts';
import {
  type Applicant,
  advise,
  createApplicant,
  healthCoach,
  laterCohort,
  openCohort,
  sealAll,
} from '../testing/applicant.ts';
import { leaveDemoUnsealed } from '../testing/envelopes.ts';
import { testHasher } from '../testing/hasher.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { createWorld, testStart, type World } from '../testing/world.ts';
import { completeWhenSigned } from './decisions.ts';
import { beginSubmission, finishSubmissions } from './submit.ts';

// These need several connections: truly concurrent users and processes.

let postgres: TestPostgres;
let world: World;
let advisor: string;
beforeAll(async () => {
  postgres = await startPostgres();
  const opened = await postgres.open('enrollment');
  await opened.migrate(() => seed({ db: opened.db, now: () => testStart, hasher: testHasher }));
  world = await createWorld({ opened, config: { rateLimitFactor: 1_000 } });
});
beforeEach(async () => {
  await world.reset();
  await leaveDemoUnsealed(world);
  advisor = (await world.signIn('advisor@example.com')).accessToken;
});
afterAll(async () => {
  await world?.close();
  await postgres?.stop();
});

const times = <T>(count: number, action: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => action(index)));
const tally = (values: (string | number)[]) =>
  Object.fromEntries(
    [...new Set(values)].sort().map((value) => [value, values.filter((one) => one === value).length]),
  );
const seatsOf = async (id: string) =>
  (await world.db.select().from(cohorts).where(eq(cohorts.id, id)))[0]!.seatsTaken;
const countCharges = () => world.db.$count(sandboxCharges);
const sending = () => ({ portalOrigin: defaultConfig.portalOrigin, now: world.clock.now });
const at = ({ token }: Applicant, id: string) => ({ path: { id }, token });

it('creates one draft from many concurrent requests [M-03]', async () => {
  const samir = await createApplicant(world);
  const answers = await times(10, () => samir.create());
  expect(tally(answers.map(({ status, problem }) => (status === 201 ? status : problem.key)))).toEqual({
    201: 1,
    studentActiveEnrollment: 9,
  });
});

it('gives the last seat to one of many [M-03]', async () => {
  const gut = { programId: demoId('program', 2), cohortId: demoId('cohort', 10) };
  const paymentPlan = { id: demoId('paymentPlan', 4), source: 'INSTITUTE', name: 'Pay in full' };
  const drafts: { applicant: Applicant; id: string; quoteId: string }[] = [];
  for (const person of ['coach', 'new.coach', 'collections', 'submitted', 'changes']) {
    const applicant = await createApplicant(world, `${person}@example.com`);
    const id = await applicant.complete('another', { ...gut, paymentPlan });
    drafts.push({ applicant, id, quoteId: (await applicant.quote(id)).body.content.quoteId });
  }
  await world.db.update(cohorts).set({ seatsTaken: 59 }).where(eq(cohorts.id, gut.cohortId));
  const before = await countCharges();
  const answers = await Promise.all(
    drafts.map(({ applicant, id, quoteId }) => applicant.submit(id, undefined, quoteId)),
  );
  expect(tally(answers.map(({ status, problem }) => (status === 200 ? status : problem.key)))).toEqual({
    200: 1,
    cohortFull: 4,
  });
  expect(await seatsOf(gut.cohortId)).toBe(60);
  expect(await countCharges()).toBe(before + 1);
});

it('submits and charges once, however many requests share one key or use different ones', async () => {
  const samir = await createApplicant(world);
  const id = await samir.complete();
  const { quoteId } = (await samir.quote(id)).body.content;
  const before = await countCharges();
  const answers = await times(16, (index) =>
    samir.submit(id, index % 2 ? 'one-and-the-same' : `its-own-key-${index}`, quoteId),
  );
  const late = ['applicationStatusInvalid', 'paymentStatusInProgress', 'submitApplicationFailed'];
  for (const { status, problem } of answers)
    expect([undefined, ...late]).toContain(status === 200 ? undefined : problem.key);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect((await samir.get(id)).status).toBe('SUBMITTED');
  expect(await countCharges()).toBe(before + 1);
  expect(await seatsOf(openCohort)).toBe(34);
  expect((await samir.get(id)).timeline.filter(({ status }) => status === 'SUBMITTED')).toHaveLength(1);
});

it('finishes abandoned submissions once, whatever the number of processes', async () => {
  const samir = await createApplicant(world);
  const id = await samir.complete();
  const { quoteId } = (await samir.quote(id)).body.content;
  const before = await countCharges();
  await world.db.transaction((db) => beginSubmission(db, { id, caller: samir, quoteId }, sending()));
  world.clock.forward(121);
  await times(6, () => finishSubmissions(world.dependencies));
  await finishSubmissions(world.dependencies);
  expect((await samir.get(id)).timeline.map(({ status }) => status)).toEqual(['DRAFT', 'SUBMITTED']);
  expect(await countCharges()).toBe(before + 1);
});

it('signs and seals once, however many do the same', async () => {
  const samir = await createApplicant(world);
  const id = await samir.complete();
  await samir.submit(id);
  await advise(world, advisor, id, 'reviewEnrollmentApplication');
  await advise(world, advisor, id, 'approveEnrollmentApplication');
  await advise(world, advisor, id, 'sendEnrollmentEnvelopes');
  await times(8, () => samir.signAll());
  const sealed = await times(4, () => sealAll(world));
  expect(sealed.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect((await samir.get(id)).timeline.filter(({ status }) => status === 'COMPLETE')).toHaveLength(1);
  const { body } = await world.call('listEnvelopes', {
    ...at(samir, samir.studentId),
    query: { applicationId: id },
  });
  for (const envelope of body.content) {
    for (const type of ['SIGNED', 'SEALED', 'OPENED'] as const) {
      const events = and(eq(envelopeEvents.envelopeId, envelope.id), eq(envelopeEvents.type, type));
      expect(await world.db.$count(envelopeEvents, events)).toBe(1);
    }
  }
});

it('transfers a student once, however many ask [P-15]', async () => {
  const samir = await createApplicant(world);
  const applicationId = await samir.enroll(advisor);
  const body = { applicationId, targetCohortId: laterCohort };
  const offers = await times(8, () => world.call('requestTransfer', { ...at(samir, samir.studentId), body }));
  const id = offers.find(({ status }) => status === 201)!.body.content.id;
  expect(offers.filter(({ status }) => status === 201)).toHaveLength(1);
  await world.call('reviewTransfer', at(samir, id));
  const { quoteId } = (await world.call('quoteTransfer', at(samir, id))).body.content;
  const answers = await times(10, () =>
    world.call('confirmTransfer', { ...at(samir, id), body: { quoteId } }),
  );
  const allowed = [undefined, 'paymentStatusInProgress', 'confirmTransferError'];
  for (const { status, problem } of answers)
    expect(allowed).toContain(status === 200 ? undefined : problem.key);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect([await seatsOf(openCohort), await seatsOf(laterCohort)]).toEqual([33, 3]);
  const { body: list } = await world.call('listStudentEnrollmentApplications', at(samir, samir.studentId));
  expect(list.content.map(({ status }) => status).toSorted()).toEqual(['COMPLETE', 'TRANSFERRED']);
});

it('never deadlocks, whatever happens at once', async () => {
  for (let round = 0; round < cases(4, 1); round += 1) {
    await world.reset();
    advisor = (await world.signIn('advisor@example.com')).accessToken;
    const samir = await createApplicant(world);
    const id = await samir.complete();
    await samir.submit(id);
    for (const step of [
      'reviewEnrollmentApplication',
      'approveEnrollmentApplication',
      'sendEnrollmentEnvelopes',
    ] as const) {
      await advise(world, advisor, id, step);
    }
    const { body } = await world.call('listEnvelopes', {
      ...at(samir, samir.studentId),
      query: { statuses: ['SENT'] },
    });
    const envelope = { id: body.content[0]!.id };
    const signing = await samir.openAll();
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    const now = () => world.clock.now;
    const reason = { reason: 'A wrong date.' };
    const [withdrawn, voided, declined] = await Promise.all([
      world.call('withdrawEnrollmentApplication', { ...at(samir, id), body: {} }),
      world.call('voidEnvelope', { path: envelope, token: advisor, body: reason }),
      world.call('declineEnvelope', { path: envelope, token: samir.token, body: reason }),
      ...signing.map((sign) => sign()),
      sealEnvelopes(world.db, {
        now,
        log,
        onCompleted: completeWhenSigned,
        portalOrigin: 'https://portal.test',
      }),
      sealEnvelopes(world.db, {
        now,
        log,
        onCompleted: completeWhenSigned,
        portalOrigin: 'https://portal.test',
      }),
      advise(world, advisor, id, 'sendEnrollmentEnvelopes'),
    ]);
    expect([withdrawn, voided, declined].every(({ status }) => status < 500)).toBe(true);
    expect(lines).toEqual([]);
    expect(['WITHDRAWN', 'COMPLETE']).toContain((await samir.get(id)).status);
    expect(
      (
        await world.call('createEnrollmentApplication', {
          ...at(samir, samir.studentId),
          body: { programId: healthCoach },
        })
      ).status,
    ).toBeLessThan(500);
  }
});
