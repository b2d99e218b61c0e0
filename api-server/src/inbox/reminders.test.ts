import { and, desc, eq, inArray, like, or } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { jobList } from '../job-list.ts';
import { newId } from '../platform/identifier.ts';
import { demoId } from '../seed/seed.ts';
import { coachSessions } from '../tables/coach-sessions.ts';
import { circleSessions, circleStudents } from '../tables/coaching-circles.ts';
import { communicationIntents } from '../tables/communication-intents.ts';
import { emails } from '../tables/emails.ts';
import { enrollmentApplications } from '../tables/enrollment-applications.ts';
import { paymentMethods } from '../tables/payment-methods.ts';
import { paymentScheduleRows } from '../tables/payment-schedules.ts';
import { cohorts } from '../tables/programs.ts';
import { reminders } from '../tables/reminders.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { freshWorld } from '../testing/fresh-world.ts';

const world = freshWorld();

const [maya, rosa, camila] = ['student@example.com', 'coach@example.com', 'pastdue@example.com'];
const coachId = demoId('coach', 5);
/** Maya's session on Wednesday, March 4, at 19:00 UTC. */
const session = demoId('coachSession', 903);
/** The session of Maya's and Camila's circle on March 5 at 23:00 UTC. */
const circleSession = demoId('circleSession', 104);

/** Lets the job run at a time, twice at once, as two processes would. */
async function runAt(time: string): Promise<void> {
  world.clock.now = new Date(time);
  const jobs = jobList(world.dependencies, world.app, null);
  const { run } = jobs.find(({ name }) => name === 'reminders')!;
  await Promise.all([run(), run()]);
}
/** Who was reminded at this moment, and how. */
async function sent(...texts: string[]) {
  const found = await world.db
    .select()
    .from(emails)
    .where(and(eq(emails.sentAt, world.clock.now), or(...texts.map((text) => like(emails.subject, text)))))
    .orderBy(emails.recipient);
  return found.map(({ recipient, subject }) => [recipient, subject]);
}
/** The paragraphs of the latest e-mail to a recipient with such a subject. */
async function lines(recipient: string, subject = 'Reminder%') {
  const [email] = await world.db
    .select()
    .from(emails)
    .where(and(eq(emails.recipient, recipient), like(emails.subject, subject)))
    .orderBy(desc(emails.sentAt))
    .limit(1);
  return email!.text.trim().split('\n\n');
}

describe('the reminders of a session', () => {
  const ofSession = () => sent('%Sleep reset%');

  // Claim: inbox-messages
  it('go to both sides 24 hours and 1 hour before, once, in their time zones', async () => {
    await runAt('2026-03-03T18:59:00Z');
    expect(await ofSession()).toEqual([]);
    await runAt('2026-03-03T19:00:00Z');
    expect(await ofSession()).toEqual([
      [rosa, 'Reminder: Sleep reset, four sessions, Wednesday, Mar 04, 2026, 11:00\u00a0AM PST'],
      [maya, 'Reminder: Sleep reset, four sessions, Wednesday, Mar 04, 2026, 2:00\u00a0PM EST'],
    ]);
    expect((await lines(maya!)).slice(1, -4)).toEqual([
      'Wednesday, Mar 04, 2026, 2:00\u00a0PM EST',
      'Your session with Rosa Delgado starts on Wednesday, Mar 04, 2026, 2:00\u00a0PM EST.',
      'Join here: https://meet.example.com/rosa',
      'You can change the time or cancel for free until Tuesday, Mar 03, 2026, 2:00\u00a0PM EST.',
      'Join the session: https://meet.example.com/rosa',
      `See, change or cancel the session: http://127.0.0.1:4100/sessions/${session}`,
    ]);
    await runAt('2026-03-03T19:01:00Z');
    expect(await ofSession()).toEqual([]);
    await runAt('2026-03-04T18:00:00Z');
    expect(await ofSession()).toHaveLength(2);
    expect(await lines(maya!)).toContain('You can no longer change the time, or cancel for a refund.');
    await runAt('2026-03-04T18:30:00Z');
    expect(await ofSession()).toEqual([]);
  });

  it('are sent late if the server was not running, but not after the start', async () => {
    await runAt('2026-03-04T18:40:00Z');
    // Only the later one of the two.
    expect(await ofSession()).toHaveLength(2);
    await world.db.delete(reminders);
    await runAt('2026-03-04T19:00:00Z');
    expect(await ofSession()).toEqual([]);
  });

  it('aren’t sent for a canceled session, and follow one that was moved', async () => {
    const token = await world.tokenOf(rosa!);
    const path = { coachId, sessionId: session };
    const startTime = '2026-03-06T19:00:00.000Z';
    const body = { startTime, endTime: '2026-03-06T19:50:00.000Z', reason: 'Ill.' };
    expect((await world.call('moveCoachSession', { token, path, body })).status).toBe(200);
    await runAt('2026-03-03T19:00:00Z');
    expect(await ofSession()).toEqual([]);
    await runAt('2026-03-05T19:00:00Z');
    expect(await ofSession()).toHaveLength(2);
    // The client hasn't accepted that time. The circle's reminder is sent at the same moment.
    expect((await lines(maya!, '%Sleep reset%')).join()).toContain('tell your coach that the new time works');
    await world.db.update(coachSessions).set({ status: 'CANCELLED' }).where(eq(coachSessions.id, session));
    await runAt('2026-03-06T18:00:00Z');
    expect(await ofSession()).toEqual([]);
  });

  it('aren’t sent to those who were notified of the same time less than 24 hours before', async () => {
    const changedAt = new Date('2026-03-03T19:30:00Z');
    await world.db.update(coachSessions).set({ changedAt }).where(eq(coachSessions.id, session));
    await runAt('2026-03-03T20:00:00Z');
    expect(await ofSession()).toEqual([]);
    await runAt('2026-03-04T18:00:00Z');
    expect(await ofSession()).toHaveLength(2);
  });

  it('follow the reader’s choice and language', async () => {
    const token = await world.tokenOf(maya!);
    const communicationPreferences = [
      { type: 'COACHING', channel: 'EMAIL', enabled: false, cadence: 'IMMEDIATELY' },
    ];
    const path = { id: demoId('student', 1) };
    await world.call('updateCommunicationPreferences', { token, path, body: { communicationPreferences } });
    const isRosa = eq(students.id, demoId('student', 5));
    await world.db.update(students).set({ languageIso2LetterCode: 'ES' }).where(isRosa);
    await runAt('2026-03-03T19:00:00Z');
    expect(await ofSession()).toEqual([[rosa, expect.stringMatching(/^Recordatorio: Sleep reset, four/)]]);
    const inbox = await world.db
      .select()
      .from(communicationIntents)
      .where(eq(communicationIntents.createdAt, world.clock.now));
    expect(inbox.find(({ studentId }) => studentId === path.id)).toMatchObject({
      subject: 'Reminder: Sleep reset, four sessions, Wednesday, Mar 04, 2026, 2:00\u00a0PM EST',
      link: `/sessions/${session}`,
      channels: ['INBOX'],
    });
  });
});

describe('the reminder of a circle’s session', () => {
  const ofCircle = () => sent('%Thursday evening circle%');

  it('goes to its members and its coach 24 hours before, once', async () => {
    await runAt('2026-03-04T22:59:00Z');
    expect(await ofCircle()).toEqual([]);
    await runAt('2026-03-04T23:00:00Z');
    expect(await ofCircle()).toEqual([
      [rosa, 'Reminder: Thursday evening circle, Thursday, Mar 05, 2026, 3:00\u00a0PM PST'],
      [
        camila,
        expect.stringMatching(
          /^Recordatorio: Thursday evening circle, jueves, 5 de marzo de 2026, 5:00.p\.m\. CST$/,
        ),
      ],
      [maya, 'Reminder: Thursday evening circle, Thursday, Mar 05, 2026, 6:00\u00a0PM EST'],
    ]);
    expect(await lines(maya!)).toContain(
      `See your circle: http://127.0.0.1:4100/circles/${demoId('circle', 1)}`,
    );
    await runAt('2026-03-04T23:05:00Z');
    expect(await ofCircle()).toEqual([]);
  });

  it('goes out though the coach has saved the session since, unless that was news to its members', async () => {
    const [before] = await world.db.select().from(circleSessions).where(eq(circleSessions.id, circleSession));
    const body = {
      startTime: before!.startTime.toISOString(),
      endTime: before!.endTime.toISOString(),
      timeZone: before!.timeZone,
    };
    const path = { id: before!.circleId, sessionId: circleSession };
    const save = async (url: string | null) => {
      const token = await world.tokenOf(rosa!);
      const { status } = await world.call('updateCircleSession', { path, token, body: { ...body, url } });
      expect(status).toBe(200);
    };
    world.clock.now = new Date('2026-03-04T23:01:00Z');
    await save(before!.url);
    await runAt('2026-03-04T23:02:00Z');
    expect(await ofCircle()).toHaveLength(3);
    await world.db.delete(reminders);
    world.clock.now = new Date('2026-03-04T23:03:00Z');
    await save('https://meet.example.com/elsewhere');
    await runAt('2026-03-04T23:05:00Z');
    expect(await ofCircle()).toEqual([]);
  });

  it('isn’t sent to former members or for a deleted session', async () => {
    const ofCamila = eq(circleStudents.studentId, demoId('student', 3));
    await world.db.update(circleStudents).set({ status: 'LEFT' }).where(ofCamila);
    await runAt('2026-03-04T23:00:00Z');
    expect((await ofCircle()).map(([recipient]) => recipient)).toEqual([rosa, maya]);
    await world.db.delete(reminders);
    const deletedAt = world.clock.now;
    await world.db.update(circleSessions).set({ deletedAt }).where(eq(circleSessions.id, circleSession));
    await runAt('2026-03-04T23:10:00Z');
    expect(await ofCircle()).toEqual([]);
  });
});

describe('the reminders of a payment', () => {
  const ofPayment = async () => (await sent('Your payment%')).filter(([recipient]) => recipient === maya);
  /** Maya's payment of March 7. */
  const due = and(
    eq(paymentScheduleRows.scheduleId, demoId('paymentSchedule', 11)),
    eq(paymentScheduleRows.dueDate, '2026-03-07'),
  );
  const payHerself = async () => {
    await world.db.update(students).set({ autoPay: false });
    await world.db.update(paymentScheduleRows).set({ captureMethod: 'MANUAL', autoPayOn: null });
  };

  // Claim: payment-reminders, inbox-messages
  it('come 3 days before it is due, in the morning where the student is, and say what autopay does', async () => {
    await runAt('2026-03-04T13:59:00Z');
    expect(await ofPayment()).toEqual([]);
    await runAt('2026-03-04T14:00:00Z');
    expect(await ofPayment()).toEqual([[maya, 'Your payment is due on Mar 07, 2026']]);
    expect((await lines(maya!, 'Your%')).slice(1, -3)).toEqual([
      '$\u00a0457.80',
      'Your payment of $\u00a0457.80 is due on Mar 07, 2026.',
      'We’ll charge it to your Visa card ending in 4242 that day. There’s nothing you need to do.',
      'See your payments: http://127.0.0.1:4100/settings/payment-information',
    ]);
    await runAt('2026-03-05T14:00:00Z');
    expect(await ofPayment()).toEqual([]);
  });

  // Claim: payment-reminders
  it('name no single card where autopay charges several that day', async () => {
    const [found] = await world.db.select().from(paymentScheduleRows).where(due);
    const { amountDue: _, ...row } = found!;
    const own = eq(paymentMethods.id, row.paymentMethodId!);
    const [card] = await world.db.select().from(paymentMethods).where(own);
    const other = { ...card!, id: newId(), fingerprint: 'another', last4: '4444', isDefault: false };
    await world.db.insert(paymentMethods).values(other);
    await world.db
      .insert(paymentScheduleRows)
      .values({ ...row, id: newId(), type: 'FEE', installment: 0, paymentMethodId: other.id });
    await runAt('2026-03-04T14:00:00Z');
    const text = await lines(maya!, 'Your%');
    expect(text).toContain('Your payment of $\u00a0915.60 is due on Mar 07, 2026.');
    expect(text).toContain(
      'We’ll charge it to the cards you chose that day. There’s nothing you need to do.',
    );
  });

  it('come the morning after it was due, if it wasn’t paid', async () => {
    await payHerself();
    await runAt('2026-03-04T14:00:00Z');
    expect(await lines(maya!, 'Your%')).toContain('Pay it by then to stay on schedule.');
    await runAt('2026-03-07T20:00:00Z');
    expect(await ofPayment()).toEqual([]);
    await runAt('2026-03-08T12:59:00Z');
    expect(await ofPayment()).toEqual([]);
    // The clocks changed in the night.
    await runAt('2026-03-08T13:00:00Z');
    expect(await ofPayment()).toEqual([[maya, 'Your payment of $\u00a0457.80 is overdue']]);
    expect(await lines(maya!, 'Your%')).toContain('Your payment of $\u00a0457.80 was due on Mar 07, 2026.');
    await runAt('2026-03-09T14:00:00Z');
    expect(await ofPayment()).toEqual([]);
  });

  it('lead a student whose account is disabled nowhere, and say to write to us', async () => {
    await world.db.update(users).set({ isDisabled: true }).where(eq(users.email, 'student@example.com'));
    await runAt('2026-03-04T14:00:00Z');
    const { text } = await world.lastEmail('student@example.com');
    expect(text).toContain('Your account is disabled, so you can’t sign in. Write to us');
    expect(text).not.toContain('See your payments');
  });

  it('wait for the morning of a student in another time zone', async () => {
    await world.db.update(users).set({ timeZone: 'Pacific/Auckland' });
    await runAt('2026-03-03T19:59:00Z');
    expect(await ofPayment()).toEqual([]);
    await runAt('2026-03-03T20:00:00Z');
    expect(await ofPayment()).toHaveLength(1);
    // It is March 8 there, but due dates are days of the institute.
    await payHerself();
    await runAt('2026-03-07T21:00:00Z');
    expect(await ofPayment()).toEqual([]);
    await runAt('2026-03-08T05:00:00Z');
    expect(await ofPayment()).toHaveLength(1);
  });

  it('aren’t sent for what is paid, or while autopay tries again', async () => {
    await runAt('2026-03-08T15:00:00Z');
    expect(await ofPayment()).toEqual([]);
    await payHerself();
    await world.db.update(paymentScheduleRows).set({ status: 'ACCEPTED', amountPaid: 45_780 }).where(due);
    await runAt('2026-03-08T16:00:00Z');
    expect(await ofPayment()).toEqual([]);
  });
});

describe('the reminders of a class', () => {
  const ofClass = async () => (await sent('Your class starts%')).filter(([recipient]) => recipient === maya);
  beforeEach(async () => {
    const [application] = await world.db
      .select()
      .from(enrollmentApplications)
      .where(
        and(
          eq(enrollmentApplications.studentId, demoId('student', 1)),
          inArray(enrollmentApplications.status, ['COMPLETE']),
        ),
      );
    await world.db
      .update(cohorts)
      .set({ startDate: '2026-03-20', graduationDate: '2026-12-20' })
      .where(eq(cohorts.id, application!.cohortId!));
  });

  // Claim: inbox-messages
  it('come 7 days and 1 day before it starts', async () => {
    await runAt('2026-03-13T12:59:00Z');
    expect(await ofClass()).toEqual([]);
    await runAt('2026-03-13T13:00:00Z');
    expect(await ofClass()).toEqual([[maya, 'Your class starts on Mar 20, 2026']]);
    expect(await lines(maya!, 'Your%')).toContain('Go to your courses: http://127.0.0.1:4100/courses');
    await runAt('2026-03-14T13:00:00Z');
    expect(await ofClass()).toEqual([]);
    await runAt('2026-03-19T13:00:00Z');
    expect(await ofClass()).toHaveLength(1);
    await runAt('2026-03-20T13:00:00Z');
    expect(await ofClass()).toEqual([]);
  });

  it('aren’t sent to students who withdrew', async () => {
    await world.db.update(enrollmentApplications).set({ status: 'WITHDRAWN' });
    await runAt('2026-03-13T13:00:00Z');
    expect(await ofClass()).toEqual([]);
  });
});
