import { and, asc, eq, isNotNull, isNull, like } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { rolloverCredit } from '../money/schedule.ts';
import { newId } from '../platform/identifier.ts';
import { startOfInstituteDay } from '../platform/institute-days.ts';
import { demoId } from '../seed/seed.ts';
import { courseStudents, courses, moduleBookmarks, moduleProgress } from '../tables/courses.ts';
import { disputes } from '../tables/disputes.ts';
import { emails } from '../tables/emails.ts';
import { enrollmentApplications } from '../tables/enrollment-applications.ts';
import { paymentPlans } from '../tables/payment-plans.ts';
import { paymentScheduleRows, paymentSchedules } from '../tables/payment-schedules.ts';
import { payments, refunds, rollovers } from '../tables/payments.ts';
import { cohorts, programs } from '../tables/programs.ts';
import { promoCodeRedemptions, promoCodes } from '../tables/promo-codes.ts';
import { sandboxCharges } from '../tables/sandbox.ts';
import { students } from '../tables/students.ts';
import { transfers } from '../tables/transfers.ts';
import {
  type Applicant,
  createApplicant,
  fullCohort,
  laterCohort,
  openCohort,
} from '../testing/applicant.ts';
import { addCard } from '../testing/cards.ts';
import { dayAfter } from '../testing/days.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { beginConfirmation, finishConfirmations, lockTransfer } from './confirm.ts';
import { expireTransfers } from './expire-transfers.ts';

let samir: Applicant;
let applicationId: string;
const world = freshWorld({}, async (preparing) => {
  const applicant = await createApplicant(preparing);
  applicationId = await applicant.enroll(await preparing.tokenOf('advisor@example.com'));
});
// A test that lets time pass signs in again, and its session is rolled back with it.
beforeEach(async () => {
  samir = await createApplicant(world);
});

const at = (id: string) => ({ path: { id }, token: samir.token });
const seatsOf = async (id: string) =>
  (await world.db.select().from(cohorts).where(eq(cohorts.id, id)))[0]!.seatsTaken;
const options = () => world.call('getTransferOptions', { ...at(samir.studentId), query: { applicationId } });
const request = (targetCohortId = laterCohort, id = applicationId) =>
  world.call('requestTransfer', {
    ...at(samir.studentId),
    body: { applicationId: id, targetCohortId, reason: ' A new job. ' },
  });
const get = async (id: string) => (await world.call('getTransfer', at(id))).body.content;
const quote = async (id: string) => (await world.call('quoteTransfer', at(id))).body.content;
const review = (id: string) => world.call('reviewTransfer', at(id));
const confirm = async (
  id: string,
  {
    quoteId,
    paymentMethodId = null,
    key,
  }: { quoteId?: string; paymentMethodId?: string | null; key?: string } = {},
) =>
  world.call('confirmTransfer', {
    ...at(id),
    body: { quoteId: quoteId ?? (await quote(id)).quoteId, paymentMethodId },
    ...(key && { key }),
  });
/** The rows of a schedule as a quote shows them. */
const rowsOf = async (scheduleId: string) => {
  const rows = await world.db
    .select()
    .from(paymentScheduleRows)
    .where(eq(paymentScheduleRows.scheduleId, scheduleId))
    .orderBy(asc(paymentScheduleRows.dueDate), asc(paymentScheduleRows.installment));
  return rows.map(({ type, installment, dueDate, amountDue, amountPaid, rolloverAmount }) => ({
    type,
    installment,
    dueDate,
    amountDue,
    amountRemaining: amountDue - amountPaid - rolloverAmount,
  }));
};
/** A transfer that was reviewed and waits for confirmation. */
async function reviewed(targetCohortId = laterCohort, application = applicationId): Promise<string> {
  const { id } = (await request(targetCohortId, application)).body.content;
  await review(id);
  return id;
}
/** The student's earlier transfers. */
async function used(count: number): Promise<void> {
  for (let sequence = 1; sequence <= count; sequence += 1) {
    await world.db.insert(transfers).values({
      studentId: samir.studentId,
      applicationId,
      currentCohortId: openCohort,
      targetCohortId: laterCohort,
      status: 'CONFIRMED',
      sequence,
      fee: 0,
      currency: 'USD',
      requestedAt: world.clock.now,
      expiresAt: world.clock.now,
    });
  }
}

describe('the options', () => {
  it('are the program’s upcoming classes, with their cost [P-15] [F-08]', async () => {
    const { body } = await options();
    expect(body.content).toMatchObject({ fee: 0, currency: 'USD', used: 0, limit: 3 });
    const starts = body.content.cohorts.map(({ startDate }) => startDate);
    expect(starts).toEqual([...starts].sort());
    expect(body.content.cohorts.map(({ id }) => id)).toEqual([fullCohort, demoId('cohort', 7), laterCohort]);
    await used(1);
    expect((await options()).body.content).toMatchObject({ fee: 15_000, used: 1 });
    await used(1);
    expect((await options()).body.content.fee).toBe(30_000);
  });

  it.each([
    ['after three transfers', () => used(3), 409, 'exceededTransfers'],
    [
      'close to the graduation',
      () => world.db.update(cohorts).set({ graduationDate: '2026-03-20' }).where(eq(cohorts.id, openCohort)),
      403,
      'transferNotPermit',
    ],
    [
      'with a payment a day overdue',
      () =>
        world.db
          .update(paymentScheduleRows)
          .set({ dueDate: '2026-03-01', status: 'INVALID' })
          .where(eq(paymentScheduleRows.installment, 1)),
      403,
      'transferPastDue',
    ],
    [
      'while a bank decides about a payment',
      async () => {
        const own = and(eq(payments.studentId, samir.studentId), eq(payments.status, 'ACCEPTED'));
        const [payment] = await world.db
          .select()
          .from(payments)
          .where(and(own, isNotNull(payments.scheduleId)));
        const { id: paymentId, amount, currency } = payment!;
        const dispute = { paymentId, reference: newId(), status: 'OPEN', amount, currency } as const;
        await world.db.insert(disputes).values({ ...dispute, createdAt: world.clock.now });
      },
      403,
      'transferDisputed',
    ],
    [
      'before the enrollment is complete',
      () =>
        world.db
          .update(enrollmentApplications)
          .set({ status: 'SIGNING' })
          .where(eq(enrollmentApplications.id, applicationId)),
      403,
      'transferNotPermit',
    ],
  ])('are none %s [M-03]', async (_, arrange, status, key) => {
    await arrange();
    const answers = [await options(), await request()];
    expect(answers.map((answer) => [answer.status, answer.problem.key])).toEqual([
      [status, key],
      [status, key],
    ]);
  });
});

describe('a transfer', () => {
  // Claim: transfer-keeps-progress
  it('is offered, reviewed and confirmed: seats, schedule, courses and enrollment move together [P-15] [P-27]', async () => {
    const [course] = await world.db
      .select({ courseId: courseStudents.courseId, startDate: courseStudents.startDate })
      .from(courseStudents)
      .innerJoin(courses, eq(courses.id, courseStudents.courseId))
      .where(eq(courseStudents.studentId, samir.studentId));
    const before = await samir.get(applicationId);
    const bookmark = {
      studentId: samir.studentId,
      moduleId: demoId('module', 101),
      createdAt: world.clock.now,
    };
    await world.db.insert(moduleBookmarks).values(bookmark);
    const ofSamir = eq(moduleProgress.studentId, samir.studentId);
    const [finished, begun] = [demoId('module', 101), demoId('module', 102)];
    await world.db.insert(moduleProgress).values([
      {
        studentId: samir.studentId,
        moduleId: finished,
        position: 300,
        completed: true,
        completionSource: 'SELF_REPORTED',
        completedAt: world.clock.now,
      },
      { studentId: samir.studentId, moduleId: begun, position: 42, completed: false },
    ]);
    const progress = await world.db.select().from(moduleProgress).where(ofSamir);

    const { status, body } = await request();
    expect(status).toBe(201);
    const { id } = body.content;
    expect(body.content).toMatchObject({
      status: 'PENDING',
      reason: 'A new job.',
      sequence: 1,
      fee: 0,
      current: { id: openCohort },
      target: { id: laterCohort },
      expiresAt: '2026-03-16T15:00:00.000Z',
    });
    const [offer] = await world.db.select().from(emails).where(eq(emails.subject, 'Confirm your transfer'));
    expect(offer!.text).toContain('You can confirm it until Mar 16, 2026, 11:00\u00a0AM EDT.');
    const told = await quote(id);
    expect(told).toMatchObject({
      fee: 0,
      current: { totalOwed: 564_500, totalPaid: 50_000, totalRemaining: 514_500 },
      target: { totalOwed: 564_500, totalPaid: 50_000, totalRemaining: 514_500 },
    });
    expect(told.target.rows[1]!.dueDate).toBe(told.target.cohort.startDate);
    expect((await confirm(id)).problem.key).toBe('transferNotPermit');
    expect((await review(id)).body.content.status).toBe('REVIEWED');

    const confirmed = (await confirm(id)).body.content;
    expect(confirmed).toMatchObject({ status: 'CONFIRMED', confirmedAt: world.clock.now.toISOString() });
    expect([await seatsOf(openCohort), await seatsOf(laterCohort)]).toEqual([33, 3]);
    expect(await samir.get(applicationId)).toMatchObject({
      status: 'TRANSFERRED',
      transferredToId: confirmed.newApplicationId,
    });
    const moved = await samir.get(confirmed.newApplicationId!);
    expect(moved).toMatchObject({
      status: 'COMPLETE',
      cohort: { id: laterCohort },
      paymentScheduleId: confirmed.newPaymentScheduleId,
    });
    expect(moved.number).not.toBe(before.number);
    const [old, fresh] = await Promise.all(
      [before.paymentScheduleId!, confirmed.newPaymentScheduleId!].map(async (scheduleId) => {
        const [row] = await world.db
          .select()
          .from(paymentSchedules)
          .where(eq(paymentSchedules.id, scheduleId));
        return row;
      }),
    );
    expect(old).toMatchObject({ status: 'TRANSFERRED', transferredToId: fresh!.id });
    expect(fresh).toMatchObject({ status: 'ACTIVE', applicationId: moved.id, cohortId: laterCohort });
    const summary = await world.call('getFinancialSummary', at(samir.studentId));
    expect(summary.body.content).toMatchObject({ rollover: 50_000, totalRemaining: 514_500 });
    const [student] = await world.db.select().from(students).where(eq(students.id, samir.studentId));
    expect(student!.cohortId).toBe(laterCohort);
    const [after] = await world.db
      .select()
      .from(courseStudents)
      .where(
        and(eq(courseStudents.studentId, samir.studentId), eq(courseStudents.courseId, course!.courseId)),
      );
    const { startDate, graduationDate: endDate } = moved.cohort!;
    expect(after).toMatchObject({ startDate, opensOn: startDate, endDate });
    expect(await world.db.$count(moduleBookmarks, eq(moduleBookmarks.studentId, samir.studentId))).toBe(1);
    expect(await world.db.select().from(moduleProgress).where(ofSamir)).toEqual(progress);
    const { body: history } = await world.call('listAccountHistory', at(samir.studentId));
    expect(history.content.map(({ type }) => type)).toContain('TRANSFERRED');
    expect((await world.lastEmail('new.coach@example.com')).subject).toBe('Your transfer is complete');
  });

  /** A schedule as a quote shows it. */
  it.each(['as it is', 'with a refund of a promo code', 'after another plan’s interest'])(
    'opens the very schedule that was quoted, and every difference has its reason (%s) [P-15] [P-27]',
    async (situation) => {
      const { paymentScheduleId } = await samir.get(applicationId);
      const own = eq(paymentScheduleRows.scheduleId, paymentScheduleId!);
      if (situation === 'with a refund of a promo code') {
        const refund = {
          amount: 2_500,
          destination: 'CARD',
          type: 'VOUCHER',
          reason: 'Agreed on the phone.',
        } as const;
        const { status } = await world.call('createRefund', {
          path: { id: paymentScheduleId! },
          body: refund,
          token: await world.tokenOf('admin@example.com'),
        });
        expect(status).toBeLessThan(300);
      }
      if (situation === 'after another plan’s interest')
        await world.db.update(paymentScheduleRows).set({ interestAmount: 0 }).where(own);
      const id = await reviewed();
      const quoted = await quote(id);
      const { current, target, differences, nextPayment, dueToday } = quoted;
      const amounts = differences.map(({ amount }) => amount ?? 0);
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(target.totalOwed - current.totalOwed);
      if (situation === 'with a refund of a promo code')
        expect(target.totalRemaining).toBeLessThanOrEqual(current.totalRemaining);
      const first = target.rows.find(({ amountRemaining }) => amountRemaining > 0)!;
      expect(nextPayment).toEqual({ dueDate: first.dueDate, amount: first.amountRemaining });
      expect(dueToday).toBe(first.dueDate <= '2026-03-02' ? first.amountRemaining : 0);
      const { newPaymentScheduleId } = (await confirm(id, { quoteId: quoted.quoteId })).body.content;
      expect(await rowsOf(newPaymentScheduleId!)).toEqual(target.rows);
      const { body } = await world.call('getFinancialSummary', at(samir.studentId));
      expect(body.content).toMatchObject({ totalRemaining: target.totalRemaining, nextPayment });
    },
  );

  it('is confirmed once, however often it is requested', async () => {
    const id = await reviewed();
    const { quoteId } = await quote(id);
    const answers = [
      await confirm(id, { quoteId, key: 'one-and-the-same' }),
      await confirm(id, { quoteId, key: 'one-and-the-same' }),
      await confirm(id, { quoteId }),
    ];
    expect(answers.map(({ status, body }) => [status, body.content.status])).toEqual(
      Array(3).fill([200, 'CONFIRMED']),
    );
    expect([await seatsOf(openCohort), await seatsOf(laterCohort)]).toEqual([33, 3]);
    expect((await world.call('cancelTransfer', { ...at(id), body: {} })).problem.key).toBe(
      'cancelTransferError',
    );
  });

  // Claim: transfer-fee, charge-on-confirmation
  it('after the first costs a fee, which is paid before anything moves [F-08]', async () => {
    await used(1);
    const id = await reviewed();
    expect((await get(id)).fee).toBe(15_000);
    expect((await confirm(id)).problem).toMatchObject({
      key: 'validationFailed',
      errors: [{ pointer: '/paymentMethodId', rule: 'required' }],
    });
    const paymentMethodId = (await addCard(world, samir, 'another')).body.content.id;
    expect((await confirm(id, { paymentMethodId })).body.content.status).toBe('CONFIRMED');
    const fees = await world.db
      .select()
      .from(payments)
      .where(and(eq(payments.studentId, samir.studentId), eq(payments.kind, 'FEE')));
    expect(fees).toMatchObject([{ amount: 15_000, status: 'ACCEPTED', description: 'Transfer fee' }]);
  });

  it('whose fee is paid names it in the student’s language', async () => {
    await used(1);
    const id = await reviewed();
    const paymentMethodId = (await addCard(world, samir, 'another')).body.content.id;
    const isOwn = eq(students.id, samir.studentId);
    await world.db.update(students).set({ languageIso2LetterCode: 'ES' }).where(isOwn);
    await confirm(id, { paymentMethodId });
    const [fee] = await world.db.select().from(payments).where(eq(payments.kind, 'FEE'));
    expect(fee!.description).toBe('Cargo por traslado');
    const [letter] = await world.db
      .select()
      .from(emails)
      .where(like(emails.text, '%Concepto: Cargo por traslado%'));
    expect(letter!.recipient).toBe('new.coach@example.com');
  });

  it.each([
    ['declined', 402, 'failedPay'],
    ['expired', 402, 'paymentMethodFailed'],
  ] as const)('whose fee is declined (%s) leaves everything as it was [M-03]', async (card, status, key) => {
    await used(1);
    const id = await reviewed();
    const paymentMethodId = (await addCard(world, samir, card)).body.content.id;
    const refused = await confirm(id, { paymentMethodId });
    expect([refused.status, refused.problem.key]).toEqual([status, key]);
    expect((await get(id)).status).toBe('REVIEWED');
    expect([await seatsOf(openCohort), await seatsOf(laterCohort)]).toEqual([34, 2]);
    expect((await samir.get(applicationId)).status).toBe('COMPLETE');
    const good = (await addCard(world, samir, 'another')).body.content.id;
    expect((await confirm(id, { paymentMethodId: good })).body.content.status).toBe('CONFIRMED');
  });

  it('whose fee is in progress at the bank continues when it is paid', async () => {
    await used(1);
    const id = await reviewed();
    const paymentMethodId = (await addCard(world, samir, 'processing')).body.content.id;
    const { quoteId } = await quote(id);
    const waiting = await confirm(id, { quoteId, paymentMethodId, key: 'one-and-the-same' });
    expect(waiting.problem).toMatchObject({
      key: 'paymentStatusInProgress',
      current: { nextActionUrl: null },
    });
    expect((await world.call('cancelTransfer', { ...at(id), body: {} })).problem.key).toBe(
      'paymentStatusInProgress',
    );
    expect((await samir.get(applicationId)).status).toBe('COMPLETE');
    world.clock.forward(11);
    const { status } = await world.sandbox
      .deliverEvents(
        async (body, headers) =>
          (await world.app.request('/payment_gateway/webhooks', { method: 'POST', body, headers })).ok,
      )
      .then(() => confirm(id, { quoteId, paymentMethodId, key: 'one-and-the-same' }));
    expect(status).toBe(200);
    expect((await get(id)).status).toBe('CONFIRMED');
    expect(await world.db.$count(payments, eq(payments.kind, 'FEE'))).toBe(1);
  });

  it('that a process left unfinished is finished by another one', async () => {
    await used(1);
    const id = await reviewed();
    const paymentMethodId = (await addCard(world, samir, 'another')).body.content.id;
    const { quoteId } = await quote(id);
    await world.db.transaction(async (db) => {
      const locked = (await lockTransfer(db, id))!;
      await beginConfirmation(db, { ...locked, quoteId, paymentMethodId }, world.clock.now);
    });
    expect((await get(id)).status).toBe('REVIEWED');
    world.clock.forward(121);
    await finishConfirmations(world.dependencies);
    await finishConfirmations(world.dependencies);
    expect((await get(id)).status).toBe('CONFIRMED');
    expect(await world.db.$count(payments, eq(payments.kind, 'FEE'))).toBe(1);
    expect([await seatsOf(openCohort), await seatsOf(laterCohort)]).toEqual([33, 3]);
  });

  it('needs a quote of the last 15 minutes, and one that still holds [M-03]', async () => {
    const id = await reviewed();
    const { quoteId } = await quote(id);
    await world.db
      .update(paymentSchedules)
      .set({ version: 99 })
      .where(eq(paymentSchedules.applicationId, applicationId));
    const changed = await confirm(id, { quoteId });
    expect(changed.problem).toMatchObject({
      key: 'confirmTransferError',
      errors: [{ pointer: '/quoteId', rule: 'expired' }],
    });
    const fresh = await quote(id);
    world.clock.forward(15 * 60);
    samir = await createApplicant(world);
    expect((await confirm(id, { quoteId: fresh.quoteId })).problem.key).toBe('confirmTransferError');
    expect([await seatsOf(openCohort), await seatsOf(laterCohort)]).toEqual([34, 2]);
    expect((await confirm(id)).body.content.status).toBe('CONFIRMED');
  });

  // Claim: charge-on-confirmation
  it('is not confirmed under other terms than those that were quoted', async () => {
    const id = await reviewed();
    const { quoteId } = await quote(id);
    await world.db.update(paymentPlans).set({ interestRate: 1900 });
    expect(await confirm(id, { quoteId })).toMatchObject({
      status: 409,
      problem: { key: 'confirmTransferError', errors: [{ pointer: '/quoteId', rule: 'expired' }] },
    });
    const fresh = await quote(id);
    const { newPaymentScheduleId } = (await confirm(id, { quoteId: fresh.quoteId })).body.content;
    expect(await rowsOf(newPaymentScheduleId!)).toEqual(fresh.target.rows);
  });

  it('to a full class is refused, even if it fills up in the meantime [M-03]', async () => {
    expect((await request(fullCohort)).problem).toMatchObject({ key: 'exceededStudents', status: 409 });
    const id = await reviewed();
    const { quoteId } = await quote(id);
    await world.db.update(cohorts).set({ seatsTaken: 40 }).where(eq(cohorts.id, laterCohort));
    expect((await confirm(id, { quoteId })).problem.key).toBe('exceededStudents');
    expect((await get(id)).status).toBe('REVIEWED');
  });

  it.each([demoId('cohort', 6), demoId('cohort', 10), demoId('cohort', 1), openCohort])(
    'to a class of another language, program or time is refused (%s)',
    async (targetCohortId) => {
      const { problem } = await request(targetCohortId);
      expect(problem).toMatchObject({ key: 'validationFailed', errors: [{ pointer: '/targetCohortId' }] });
    },
  );

  /** What a transfer would move. */
  const state = async () => ({
    seats: [await seatsOf(openCohort), await seatsOf(laterCohort)],
    application: await samir.get(applicationId),
    schedule: await rowsOf((await samir.get(applicationId)).paymentScheduleId!),
  });

  // Claim: transfer-confirmation
  it('is limited to one at a time; canceling it allows another', async () => {
    const before = await state();
    const { id } = (await request()).body.content;
    const list = async (isOpen: boolean) =>
      (await world.call('listTransfers', { ...at(samir.studentId), query: { isOpen } })).body.content;
    expect(await list(true)).toMatchObject([{ id, isOpen: true }]);
    expect((await request(demoId('cohort', 7))).problem.key).toBe('transferNotPermit');
    const cancel = () => world.call('cancelTransfer', { ...at(id), body: { reason: 'I can stay.' } });
    expect((await cancel()).body.content).toMatchObject({ status: 'CANCELLED', closeReason: 'I can stay.' });
    expect((await cancel()).status).toBe(200);
    expect(await list(false)).toMatchObject([{ id, isOpen: false }]);
    expect(await state()).toEqual(before);
    expect((await request(demoId('cohort', 7))).status).toBe(201);
  });

  // Claim: transfer-confirmation
  it('can be confirmed until the day of the class begins at the institute', async () => {
    const start = dayAfter(9);
    await world.db.update(cohorts).set({ startDate: start }).where(eq(cohorts.id, laterCohort));
    // The evening before in New York, where it is tomorrow in UTC.
    world.clock.now = new Date(`${start}T02:00:00Z`);
    samir = await createApplicant(world);
    const { body } = await request();
    expect(body.content.expiresAt).toBe(startOfInstituteDay(start).toISOString());
    expect((await review(body.content.id)).status).toBe(200);
  });

  it('expires with its offer', async () => {
    const { id } = (await request()).body.content;
    world.clock.forward(14 * 24 * 3600);
    samir = await createApplicant(world);
    expect((await review(id)).problem.key).toBe('transferNotPermit');
    const before = await state();
    await expireTransfers(world.dependencies);
    expect(await state()).toEqual(before);
    expect(before.seats).toEqual([34, 2]);
    expect(await get(id)).toMatchObject({ status: 'EXPIRED', closedAt: world.clock.now.toISOString() });
    const { body } = await world.call('listTransfers', {
      ...at(samir.studentId),
      query: { statuses: ['EXPIRED'] },
    });
    expect(body).toMatchObject({ content: [{ id }], pagination: { total: 1 } });
  });

  it('of a paid-off schedule takes the schedule along', async () => {
    await world.db
      .update(paymentSchedules)
      .set({ status: 'CONCLUDED' })
      .where(eq(paymentSchedules.applicationId, applicationId));
    const { paymentScheduleId } = await samir.get(applicationId);
    const id = await reviewed();
    const confirmed = (await confirm(id)).body.content;
    expect(confirmed).toMatchObject({ status: 'CONFIRMED', newPaymentScheduleId: paymentScheduleId });
  });

  it('is visible to its student and staff, and confirmed by its student only', async () => {
    const { id } = (await request()).body.content;
    const other = (await world.signIn('student@example.com')).accessToken;
    const staff = (await world.signIn('advisor@example.com')).accessToken;
    const calls = [
      world.call('getTransfer', { path: { id }, token: other }),
      world.call('quoteTransfer', { path: { id }, token: other }),
      world.call('reviewTransfer', { path: { id }, token: staff }),
      world.call('cancelTransfer', { path: { id }, token: staff, body: {} }),
      world.call('listTransfers', { path: { id: samir.studentId }, token: other }),
      world.call('getTransferOptions', {
        path: { id: samir.studentId },
        token: other,
        query: { applicationId },
      }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(6).fill(404));
    expect((await world.call('getTransfer', { path: { id }, token: staff })).status).toBe(200);
  });
});

it.each(['DISPUTE', 'DASHBOARD'] as const)(
  'takes all that goes back off the new schedule and the credit that the transfer left: %s',
  async (by) => {
    await world.db.update(programs).set({ price: 40_000 });
    await world.db.update(paymentPlans).set({ depositAmount: 30_000, interestRate: 0 });
    const { newApplicationId } = (await confirm(await reviewed())).body.content;
    const credit = () => rolloverCredit(world.db, samir.studentId, 'USD');
    expect(await credit()).toBe(10_000);
    const isOwn = and(eq(payments.studentId, samir.studentId), eq(payments.amount, 50_000));
    const [paid] = await world.db.select().from(payments).where(isOwn);
    const charge = paid!.reference!;
    const deliver = () =>
      world.sandbox.deliverEvents(
        async (body, headers) =>
          (await world.app.request('/payment_gateway/webhooks', { method: 'POST', body, headers })).ok,
      );
    if (by === 'DASHBOARD') await world.sandbox.refundCharge(charge, 50_000);
    else {
      const id = await world.sandbox.disputeCharge(charge);
      await deliver();
      // What a bank holds can't be used.
      expect(await credit()).toBe(0);
      await world.sandbox.decideDispute(id!, 'LOST');
    }
    await deliver();
    expect(await credit()).toBe(0);
    expect(
      await world.db.$count(
        rollovers,
        and(isNull(rollovers.toScheduleId), eq(rollovers.studentId, samir.studentId)),
      ),
    ).toBe(0);
    const { paymentScheduleId } = await samir.get(newApplicationId!);
    const isNew = eq(paymentScheduleRows.scheduleId, paymentScheduleId!);
    const rows = await world.db.select().from(paymentScheduleRows).where(isNew);
    expect(rows.reduce((sum, row) => sum + row.rolloverAmount - row.amountRefunded, 0)).toBe(0);
    const made = await world.db.select().from(refunds).where(eq(refunds.destination, 'CARD'));
    expect(
      made
        .filter((one) => one.paymentId === paid!.id)
        .map(({ amount }) => amount)
        .toSorted(),
    ).toEqual([10_000, 40_000]);
  },
);

describe('withdrawing after a transfer', () => {
  const withdraw = async (newApplicationId: string) =>
    (await world.call('withdrawEnrollmentApplication', { ...at(newApplicationId), body: {} })).status;

  // Claim: withdrawal-refund
  it('refunds the credit too that the transfer left', async () => {
    await world.db.update(programs).set({ price: 40_000 });
    await world.db.update(paymentPlans).set({ depositAmount: 30_000, interestRate: 0 });
    const { newApplicationId } = (await confirm(await reviewed())).body.content;
    const credit = () => rolloverCredit(world.db, samir.studentId, 'USD');
    expect(await credit()).toBe(10_000);
    const before = await samir.get(newApplicationId!);
    expect(before.withdrawal).toMatchObject({ isPossible: true, refund: 50_000, fee: 0 });
    expect(await withdraw(newApplicationId!)).toBe(204);
    expect(await credit()).toBe(0);
    expect((await samir.get(newApplicationId!)).refund).toEqual({
      amount: 50_000,
      isSent: true,
      failed: 0,
      held: 0,
    });
    const [charge] = await world.db.select().from(sandboxCharges).where(eq(sandboxCharges.refunded, 50_000));
    expect(charge).toBeDefined();
  });

  // Claim: withdrawal-refund
  it('ends the schedule that staff have transferred it to, and refunds what moved there', async () => {
    const { paymentScheduleId: from } = await samir.get(applicationId);
    const { body } = await world.call('transferPaymentSchedule', {
      token: await world.tokenOf('admin@example.com'),
      path: { id: from! },
      body: { paymentPlanId: demoId('paymentPlan', 1), cohortId: openCohort, fee: 0, reason: 'A new plan.' },
      key: newId(),
    });
    const { id } = body.content;
    const before = await samir.get(applicationId);
    expect(before).toMatchObject({ paymentScheduleId: id, withdrawal: { refund: 50_000 } });
    expect(await withdraw(applicationId)).toBe(204);
    expect((await samir.get(applicationId)).refund).toMatchObject({ amount: 50_000, isSent: true });
    const [schedule] = await world.db.select().from(paymentSchedules).where(eq(paymentSchedules.id, id));
    expect(schedule!.status).toBe('CONCLUDED');
  });

  it('releases the promo code', async () => {
    const [code] = await world.db.select().from(promoCodes).where(eq(promoCodes.code, 'SPRING10'));
    const own = eq(promoCodes.id, code!.id);
    await world.db
      .update(promoCodes)
      .set({ uses: code!.uses + 1 })
      .where(own);
    const use = { promoCodeId: code!.id, studentId: samir.studentId, applicationId };
    await world.db.insert(promoCodeRedemptions).values({ ...use, redeemedAt: world.clock.now });
    const { newApplicationId } = (await confirm(await reviewed())).body.content;
    expect(await withdraw(newApplicationId!)).toBe(204);
    const [after] = await world.db.select().from(promoCodes).where(own);
    expect(after!.uses).toBe(code!.uses);
  });
});
