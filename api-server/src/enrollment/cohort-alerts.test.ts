import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { demoId } from '../seed/seed.ts';
import { cohortAlerts } from '../tables/cohort-alerts.ts';
import { communicationIntents } from '../tables/communication-intents.ts';
import { enrollmentApplications } from '../tables/enrollment-applications.ts';
import { cohorts, programs } from '../tables/programs.ts';
import { students } from '../tables/students.ts';
import { transfers } from '../tables/transfers.ts';
import { users } from '../tables/users.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { manyStudents } from '../testing/many-students.ts';
import type { World } from '../testing/world.ts';
import { canTransfer } from '../transfers/transfers.ts';
import { sendCohortAlerts } from './cohort-alerts.ts';

const world = freshWorld();

type Holder = Awaited<ReturnType<World['signIn']>>;

const healthCoach = demoId('program', 1);
const gutHealth = demoId('program', 2);
const full = demoId('cohort', 5);
const theo = () => world.signIn('new.student@example.com');

const ask = ({ accessToken: token, studentId: id }: Holder, body: object) =>
  world.call('createCohortAlert', {
    token,
    path: { id },
    body: { programId: healthCoach, languageIso2LetterCode: 'EN', cohortId: null, ...body },
  });
const list = async ({ accessToken: token, studentId: id }: Holder) =>
  (await world.call('listCohortAlerts', { token, path: { id } })).body.content;
const run = () => sendCohortAlerts(world.dependencies, canTransfer);
const closeTransfers = () => world.db.update(transfers).set({ status: 'CANCELLED' });
const freeSeat = () => world.db.update(cohorts).set({ seatsTaken: 23 }).where(eq(cohorts.id, full));

describe('an alert [P-03] [A-35]', () => {
  // Claim: seat-alert
  it('is stored once, listed, and can be turned off', async () => {
    const holder = await theo();
    const first = await ask(holder, { cohortId: full });
    expect(first.status).toBe(201);
    expect(first.body.content).toEqual({
      id: expect.any(String),
      programId: healthCoach,
      languageIso2LetterCode: 'EN',
      cohortId: full,
      createdAt: '2026-03-02T15:00:00.000Z',
    });
    // The language of the class.
    const again = await ask(holder, { cohortId: full, languageIso2LetterCode: 'ES' });
    expect(again.body.content).toEqual(first.body.content);
    expect(await list(holder)).toEqual([first.body.content]);

    const { accessToken: token, studentId: id } = holder;
    const path = { id, alertId: first.body.content.id };
    expect((await world.call('deleteCohortAlert', { token, path })).status).toBe(204);
    expect((await world.call('deleteCohortAlert', { token, path })).status).toBe(404);
    expect(await list(holder)).toEqual([]);
  });

  it('belongs to the student, and needs an existing class and program', async () => {
    const holder = await theo();
    expect((await ask(holder, { programId: demoId('program', 99) })).status).toBe(404);
    expect((await ask(holder, { programId: gutHealth, cohortId: full })).status).toBe(404);
    const { body } = await ask(holder, { cohortId: full });
    for (const email of ['student@example.com', 'admin@example.com']) {
      const { accessToken: token } = await world.signIn(email);
      const path = { id: holder.studentId };
      expect((await world.call('listCohortAlerts', { token, path })).status).toBe(404);
      const alert = { ...path, alertId: body.content.id };
      expect((await world.call('deleteCohortAlert', { token, path: alert })).status).toBe(404);
    }
  });

  it('is limited to 50 [M-03]', async () => {
    const holder = await theo();
    const [known] = await world.db.select().from(cohorts).where(eq(cohorts.id, full));
    const more = Array.from({ length: 51 }, (_, index) => ({ ...known!, id: demoId('cohort', 900 + index) }));
    await world.db.insert(cohorts).values(more);
    const answers = [];
    for (const { id } of more) answers.push(await ask(holder, { cohortId: id }));
    expect(answers.slice(0, 50).every(({ status }) => status === 201)).toBe(true);
    expect([answers[50]!.status, answers[50]!.problem.key]).toEqual([409, 'limitReached']);
    expect((await ask(holder, { cohortId: more[0]!.id })).status).toBe(201);
  });
});

describe('when a class opens', () => {
  // Claim: waiting-list-once, seat-alert
  it('one e-mail and one message are sent, and the alert is deleted', async () => {
    const holder = await theo();
    await ask(holder, { cohortId: full });
    const before = await world.countEmails();
    expect(await run()).toBe(0);
    await freeSeat();
    expect(await run()).toBe(1);
    expect(await run()).toBe(0);
    expect(await world.countEmails()).toBe(before + 1);
    const { subject, text } = await world.lastEmail('new.student@example.com');
    expect(subject).toBe('A seat opened up: Health Coach Training Program');
    expect(text).toContain('starts on Mar 16, 2026');
    expect(text).toContain(`: http://127.0.0.1:4100/enroll?program=${healthCoach}\n\n`);
    const [message] = await world.db
      .select()
      .from(communicationIntents)
      .where(eq(communicationIntents.studentId, holder.studentId))
      .orderBy(desc(communicationIntents.id))
      .limit(1);
    expect(message).toMatchObject({ subject, link: `/enroll?program=${healthCoach}` });
    expect(message!.body).not.toContain('http');
    expect(await list(holder)).toEqual([]);

    // Requested again, it's sent again.
    await ask(holder, { cohortId: full });
    expect(await run()).toBe(1);
  });

  it('an alert for a language is sent too, in the language of the student', async () => {
    expect(await run()).toBe(0);
    const [known] = await world.db
      .select()
      .from(cohorts)
      .where(eq(cohorts.id, demoId('cohort', 10)));
    const spanish = { ...known!, id: demoId('cohort', 900), languageIso2LetterCode: 'ES' as const };
    await world.db.insert(cohorts).values({ ...spanish, seatsTaken: spanish.capacity });
    expect(await run()).toBe(0);
    await world.db.update(cohorts).set({ seatsTaken: 0 }).where(eq(cohorts.id, spanish.id));
    expect(await run()).toBe(1);
    const { subject, text } = await world.lastEmail('pastdue@example.com');
    expect(subject).toBe('Ya puedes inscribirte: Gut Health Specialty');
    expect(text).toContain('en español');
  });

  // Claim: seat-alert
  it('all who wait are notified of one seat, however many they are', async () => {
    await manyStudents(world, 105);
    const waiting = await world.db
      .select({ studentId: students.id })
      .from(students)
      .where(eq(students.firstName, 'Student'));
    const alert = { programId: healthCoach, cohortId: full, languageIso2LetterCode: 'EN' as const };
    const createdAt = world.clock.now;
    await world.db.insert(cohortAlerts).values(waiting.map((one) => ({ ...one, ...alert, createdAt })));
    await freeSeat();
    expect(await run()).toBe(105);
    expect(await world.db.$count(cohortAlerts, eq(cohortAlerts.cohortId, full))).toBe(0);
  });

  // Claim: waiting-list-once
  it('a student of another class hears of the seat, and where to request the transfer [P-15]', async () => {
    const maya = await world.signIn('student@example.com');
    await ask(maya, { cohortId: full });
    expect(await run()).toBe(0);
    await freeSeat();
    // The transfer that was offered to her is still open.
    expect(await run()).toBe(0);
    await closeTransfers();
    expect(await run()).toBe(1);
    const { text } = await world.lastEmail('student@example.com');
    expect(text).toContain('Request the transfer from your account');
    const [, applicationId] = /\/transfers\/request\/(\S+)/.exec(text)!;
    const { status } = await world.call('getTransferOptions', {
      token: maya.accessToken,
      path: { id: maya.studentId },
      query: { applicationId: applicationId! },
    });
    expect(status).toBe(200);
  });

  // Claim: waiting-list-once
  it('a student of another class isn’t notified of the seat while they can’t transfer to it', async () => {
    const maya = await world.signIn('student@example.com');
    await closeTransfers();
    await ask(maya, { cohortId: full });
    await freeSeat();
    const own = eq(cohorts.id, demoId('cohort', 1));
    const [before] = await world.db.select().from(cohorts).where(own);
    // Too late in the class to leave it.
    await world.db.update(cohorts).set({ graduationDate: '2026-03-12' }).where(own);
    expect(await run()).toBe(0);
    expect(await list(maya)).toHaveLength(1);
    await world.db.update(cohorts).set({ graduationDate: before!.graduationDate }).where(own);
    expect(await run()).toBe(1);
  });

  it('nothing is sent once the class has started, or the student has applied', async () => {
    const holder = await theo();
    await ask(holder, { cohortId: full });
    const maya = await world.signIn('student@example.com');
    await ask(maya, {});
    const before = await world.countEmails();
    await freeSeat();
    await world.db.update(cohorts).set({ startDate: '2026-03-02' }).where(eq(cohorts.id, full));
    expect(await run()).toBe(0);
    expect(await world.countEmails()).toBe(before);
    expect(await world.db.$count(cohortAlerts)).toBe(1);
  });

  it('nothing is sent to a student whose application waits for a change', async () => {
    const holder = await theo();
    await ask(holder, { cohortId: full });
    await world.db
      .update(enrollmentApplications)
      .set({ status: 'CHANGES_REQUESTED', programId: healthCoach })
      .where(eq(enrollmentApplications.studentId, holder.studentId));
    await freeSeat();
    expect(await run()).toBe(0);
    expect(await list(holder)).toEqual([]);
  });

  // Claim: seat-alert
  it('waits while the student’s account is disabled', async () => {
    const holder = await theo();
    await ask(holder, { cohortId: full });
    await freeSeat();
    const disable = (isDisabled: boolean) =>
      world.db.update(users).set({ isDisabled }).where(eq(users.email, 'new.student@example.com'));
    await disable(true);
    expect(await run()).toBe(0);
    await disable(false);
    expect(await run()).toBe(1);
  });

  it('waits while the program is closed', async () => {
    const holder = await theo();
    await ask(holder, { cohortId: full });
    await freeSeat();
    const setActive = (isActive: boolean) =>
      world.db.update(programs).set({ isActive }).where(eq(programs.id, healthCoach));
    await setActive(false);
    expect(await run()).toBe(0);
    expect(await list(holder)).toHaveLength(1);
    await setActive(true);
    expect(await run()).toBe(1);
  });
});
