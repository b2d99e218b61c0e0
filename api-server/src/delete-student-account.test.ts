import { and, eq, inArray, isNotNull, like, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordDispute } from './money/provider-returns.ts';
import { returns } from './returns.ts';
import { demoId } from './seed/seed.ts';
import { activities } from './tables/activities.ts';
import { studentAwards } from './tables/awards.ts';
import { coachProductPurchases } from './tables/coach-product-purchases.ts';
import { coachSessions } from './tables/coach-sessions.ts';
import { cohortAlerts } from './tables/cohort-alerts.ts';
import { communicationIntents } from './tables/communication-intents.ts';
import {
  courseStudents,
  learningResults,
  moduleBookmarks,
  moduleProgress,
  modules,
} from './tables/courses.ts';
import { emails } from './tables/emails.ts';
import {
  enrollmentApplications,
  enrollmentSubmissions,
  enrollmentTransitions,
} from './tables/enrollment-applications.ts';
import { envelopeSigners, sealedDocuments } from './tables/envelopes.ts';
import { files } from './tables/files.ts';
import { paymentMethods } from './tables/payment-methods.ts';
import { payments } from './tables/payments.ts';
import { sandboxCards } from './tables/sandbox.ts';
import { purchaseRefunds, sessionCredits } from './tables/session-credits.ts';
import { students } from './tables/students.ts';
import { transfers } from './tables/transfers.ts';
import { users } from './tables/users.ts';
import { createApplicant, personalInfo } from './testing/applicant.ts';
import { addCard } from './testing/cards.ts';
import { payingDependencies } from './testing/dependencies.ts';
import { freshWorld } from './testing/fresh-world.ts';
import { runJob } from './testing/run-job.ts';
import { tablesWith } from './testing/tables-with.ts';

const world = freshWorld();
const graduate = { id: demoId('student', 22) };
let token: string;
beforeEach(async () => {
  token = await world.tokenOf('graduate@example.com');
});

const remove = (path = graduate, currentPassword = 'Wellness1') =>
  world.call('deleteStudentAccount', { path, token, body: { currentPassword } });

describe('deleting an account', () => {
  // Claim: signed-documents-kept, deleted-account-data, past-sessions, deleted-account-unusable
  it('removes the person, and keeps the books and the certificates', async () => {
    await world.db
      .update(studentAwards)
      .set({ studentId: graduate.id, holderName: 'Grace Okafor' })
      .where(eq(studentAwards.studentId, demoId('student', 1)));
    await world.db
      .update(communicationIntents)
      .set({ studentId: graduate.id })
      .where(eq(communicationIntents.studentId, demoId('student', 1)));
    await world.db
      .update(files)
      .set({ ownerId: graduate.id })
      .where(eq(files.ownerId, demoId('student', 1)));
    const kept = async () => ({
      // Without the card, which is deleted.
      payments: (await world.db.select().from(payments).where(eq(payments.studentId, graduate.id))).map(
        ({ paymentMethodId: _, ...payment }) => payment,
      ),
      awards: (
        await world.db.select().from(studentAwards).where(eq(studentAwards.studentId, graduate.id))
      ).map(({ holderName, certificateNumber }) => [holderName, certificateNumber]),
      signers: await world.db.select().from(envelopeSigners),
    });
    const before = await kept();
    expect([before.payments.length, before.awards.length]).not.toContain(0);
    const { body } = await world.call('getStudentAccountDeletion', { path: graduate, token });
    expect(body.content).toEqual({ isPossible: true, obstacles: [] });
    expect((await remove()).status).toBe(204);
    expect((await world.call('getStudent', { path: graduate, token })).status).toBe(401);
    expect(await kept()).toEqual(before);

    const [student] = await world.db.select().from(students).where(eq(students.id, graduate.id));
    expect(student).toMatchObject({
      firstName: 'Deleted',
      lastName: 'account',
      dateBirth: null,
      mobilePhone: null,
    });
    const [user] = await world.db.select().from(users).where(eq(users.id, student!.userId));
    expect(user).toMatchObject({
      email: `${user!.id}@deleted.invalid`,
      passwordHash: null,
      isDisabled: true,
    });
    const ofStudent = eq(communicationIntents.studentId, graduate.id);
    expect(await world.db.$count(communicationIntents, ofStudent)).toBe(0);
    expect(await world.db.$count(files, eq(files.ownerId, graduate.id))).toBe(0);

    const signIn = { username: 'graduate@example.com', password: 'Wellness1' };
    expect((await world.call('signInStudent', { body: signIn })).problem.key).toBe('failedLogin');
    const admin = await world.tokenOf('admin@example.com');
    const list = await world.call('listStudents', { token: admin, query: { size: 100 } });
    expect(list.body.content.map(({ id }) => id)).not.toContain(graduate.id);
    const rosa = await world.tokenOf('coach@example.com');
    const join = { path: { id: demoId('circle', 1) }, token: rosa, body: { studentId: graduate.id } };
    expect((await world.call('joinCoachingCircle', join)).status).toBe(404);
  });

  it('sends nothing anymore, whatever happens to what was paid', async () => {
    const ofGraduate = and(eq(payments.studentId, graduate.id), eq(payments.status, 'ACCEPTED'));
    const [payment] = await world.db.select().from(payments).where(ofGraduate);
    await remove();
    const { reference: charge, amount } = payment!;
    const status = 'OPEN' as const;
    const dispute = { reference: 'dp_1', reason: 'fraudulent', createdAt: world.clock.now, status };
    await recordDispute(payingDependencies(world), { ...dispute, charge: charge!, amount }, returns);
    expect(await world.db.$count(emails, like(emails.recipient, '%@deleted.invalid'))).toBe(0);
    const ofStudent = eq(communicationIntents.studentId, graduate.id);
    expect(await world.db.$count(communicationIntents, ofStudent)).toBe(0);
  });

  // Claim: deleted-account-data
  it('deletes profile, messages, files, cards and progress, also at the provider, and keeps sealed documents', async () => {
    const maya = demoId('student', 1);
    for (const table of [moduleProgress, learningResults, moduleBookmarks, cohortAlerts] as const)
      await world.db.update(table).set({ studentId: graduate.id }).where(eq(table.studentId, maya));
    const [module] = await world.db.select().from(modules);
    await world.db.insert(learningResults).values({
      id: 'result',
      studentId: graduate.id,
      moduleId: module!.id,
      activityProgress: 'COMPLETED',
      occurredAt: world.clock.now,
      receivedAt: world.clock.now,
    });
    await addCard(world, { accessToken: token, studentId: graduate.id }, 'another');
    const own = eq(paymentMethods.studentId, graduate.id);
    const cards = (await world.db.select().from(paymentMethods).where(own)).map(({ reference }) => reference);
    const attached = () =>
      world.db.$count(sandboxCards, and(inArray(sandboxCards.id, cards), eq(sandboxCards.isAttached, true)));
    expect(await attached()).toBeGreaterThan(0);
    expect(await world.db.$count(moduleProgress, eq(moduleProgress.studentId, graduate.id))).toBeGreaterThan(
      0,
    );
    const sealed = await world.db.$count(sealedDocuments);
    expect(sealed).toBeGreaterThan(0);

    expect((await remove()).status).toBe(204);
    await runJob(world, 'customers');
    for (const table of [
      moduleProgress,
      learningResults,
      moduleBookmarks,
      courseStudents,
      cohortAlerts,
      paymentMethods,
      communicationIntents,
      activities,
    ])
      expect(await world.db.$count(table, eq(table.studentId, graduate.id))).toBe(0);
    expect(await attached()).toBe(0);
    expect(await world.db.$count(sealedDocuments)).toBe(sealed);
  });

  // Claim: deleted-account-data
  it('blanks what was written in the records that stay', async () => {
    const ofGraduate = eq(enrollmentApplications.studentId, graduate.id);
    await world.db.update(enrollmentApplications).set({ note: 'Moved away.' }).where(ofGraduate);
    const ids = world.db
      .select({ id: enrollmentApplications.id })
      .from(enrollmentApplications)
      .where(ofGraduate);
    const ofApplications = inArray(enrollmentTransitions.applicationId, ids);
    await world.db.update(enrollmentTransitions).set({ note: 'Moved away.' }).where(ofApplications);
    await world.db
      .update(coachSessions)
      .set({ studentId: graduate.id, status: 'CANCELLED', reason: 'I was ill.' })
      .where(eq(coachSessions.studentId, demoId('student', 1)));
    expect((await remove()).status).toBe(204);
    const notes = [
      ...(await world.db
        .select({ note: enrollmentApplications.note })
        .from(enrollmentApplications)
        .where(ofGraduate)),
      ...(await world.db
        .select({ note: enrollmentTransitions.note })
        .from(enrollmentTransitions)
        .where(ofApplications)),
      ...(await world.db
        .select({ note: coachSessions.reason })
        .from(coachSessions)
        .where(eq(coachSessions.studentId, graduate.id))),
    ].map(({ note }) => note);
    expect(notes.length).toBeGreaterThan(2);
    expect(new Set(notes)).toEqual(new Set([null]));
  });

  it('leaves the name only where something was agreed, paid or earned', async () => {
    const applicant = await createApplicant(world, 'graduate@example.com');
    const { id } = (
      await applicant.create({ programId: demoId('program', 2), cohortId: demoId('cohort', 10) })
    ).body.content;
    const { personalInfo: named, ...others } = personalInfo;
    await applicant.save(id, {
      step: 'PERSONAL_INFO',
      personalInfo: { ...named, firstName: 'Quirina', lastName: 'Abendroth' },
      ...others,
    });
    const body = { id: demoId('paymentPlan', 4), source: 'INSTITUTE', name: 'Pay in full' };
    await world.call('choosePaymentPlan', { path: { id }, token, body });
    // An agreement that is never signed, with the name, the date of birth and the address.
    expect((await applicant.agreement(id))?.html).toContain('2920 Broadway');
    const discarded = await world.call('discardEnrollmentApplication', {
      path: { id },
      token,
      body: { reason: 'No time.' },
    });
    expect(discarded.status).toBe(204);
    expect((await remove()).status).toBe(204);
    const { rows: tables } = (await world.db.execute(
      sql`select tablename from pg_tables where schemaname = 'public' order by tablename`,
    )) as unknown as { rows: { tablename: string }[] };
    const left: string[] = [];
    for (const { tablename } of tables) {
      const table = sql.identifier(tablename);
      const { rows } = (await world.db.execute(
        sql`select count(*)::int as count from ${table} as one where one::text like '%Abendroth%' or one::text like '%2920 Broadway%'`,
      )) as unknown as { rows: { count: number }[] };
      if (rows[0]!.count > 0) left.push(tablename);
    }
    expect(left).toEqual([]);
  });

  // Claim: deleted-account-data
  it('waits until a paid product was delivered', async () => {
    const [bought] = await world.db
      .select()
      .from(coachProductPurchases)
      .where(isNotNull(coachProductPurchases.coachId));
    const own = eq(coachProductPurchases.id, bought!.id);
    const product = {
      coachProductType: 'PRODUCT',
      status: 'PAID',
      sessionCount: 0,
      deliveredAt: null,
    } as const;
    await world.db.delete(sessionCredits).where(eq(sessionCredits.purchaseId, bought!.id));
    await world.db
      .update(coachProductPurchases)
      .set({ ...product, studentId: graduate.id })
      .where(own);
    const { body } = await world.call('getStudentAccountDeletion', { path: graduate, token });
    expect(body.content.obstacles).toEqual([{ type: 'UNDELIVERED_PRODUCT', count: 1 }]);
    expect((await remove()).problem.key).toBe('accountInUse');
    await world.db.update(coachProductPurchases).set({ deliveredAt: world.clock.now }).where(own);
    expect((await remove()).status).toBe(204);
  });

  it('needs the current password, and is only for the student', async () => {
    const { status, problem } = await remove(graduate, 'Wellness2');
    expect([status, problem.key]).toEqual([422, 'invalidCurrentPassword']);
    token = await world.tokenOf('admin@example.com');
    expect((await remove()).status).toBe(404);
    expect((await world.call('getStudentAccountDeletion', { path: graduate, token })).status).toBe(404);
  });

  it.each([
    ['student@example.com', 1, ['BALANCE', 'ENROLLMENT', 'BOOKED_SESSION', 'UNUSED_SESSION']],
    ['pastdue@example.com', 3, ['BALANCE']],
    ['submitted@example.com', 41, ['APPLICATION']],
    ['new.coach@example.com', 6, ['COACH_ACCOUNT']],
    ['admin@example.com', 8, ['STAFF_ROLE']],
  ] as const)('of %s is refused while something is open', async (email, number, types) => {
    token = await world.tokenOf(email);
    const path = { id: demoId('student', number) };
    const { body } = await world.call('getStudentAccountDeletion', { path, token });
    expect(body.content.isPossible).toBe(false);
    expect(body.content.obstacles.map(({ type }) => type)).toEqual(expect.arrayContaining([...types]));
    const { status, problem } = await remove(path);
    expect([status, problem.key]).toEqual([409, 'accountInUse']);
  });

  it('waits for a refund of a coach’s purchase, but not for free sessions that weren’t used', async () => {
    const [bought] = await world.db
      .update(coachProductPurchases)
      .set({ studentId: graduate.id, amount: 0, sessionCount: 2 })
      .where(eq(coachProductPurchases.id, demoId('purchase', 9)))
      .returning();
    const obstacles = async () =>
      (await world.call('getStudentAccountDeletion', { path: graduate, token })).body.content.obstacles;
    expect(await obstacles()).toEqual([]);
    await world.db.insert(purchaseRefunds).values({
      purchaseId: bought!.id,
      kind: 'PURCHASE',
      sessionCount: 0,
      amount: 1,
      currency: 'USD',
      key: 'a refund on its way',
      createdAt: world.clock.now,
    });
    expect(await obstacles()).toEqual([{ type: 'PAYMENT', count: 1 }]);
  });

  it('waits until a paid submission is recorded, also if the process died after the charge', async () => {
    const applicant = await createApplicant(world, 'graduate@example.com');
    const id = await applicant.complete('succeeds', {
      programId: demoId('program', 2),
      cohortId: demoId('cohort', 10),
      paymentPlan: { id: demoId('paymentPlan', 4), source: 'INSTITUTE', name: 'Pay in full' },
    });
    const broken = sql`alter table enrollment_applications add constraint broken check (status <> 'SUBMITTED') not valid`;
    await world.db.execute(broken);
    expect((await applicant.submit(id)).problem.key).toBe('paymentStatusInProgress');
    await world.db.execute(sql`alter table enrollment_applications drop constraint broken`);
    const made = await world.db
      .select({ status: payments.status })
      .from(payments)
      .innerJoin(enrollmentSubmissions, eq(sql`${enrollmentSubmissions.id}::text`, payments.key))
      .where(eq(enrollmentSubmissions.applicationId, id));
    expect(made).toEqual([{ status: 'ACCEPTED' }]);
    const { body } = await world.call('getStudentAccountDeletion', { path: graduate, token });
    expect(body.content.obstacles).toEqual([{ type: 'PAYMENT', count: 1 }]);
    expect((await remove()).problem.key).toBe('accountInUse');
    world.clock.forward(121);
    await runJob(world, 'submissions');
    expect((await applicant.get(id)).status).toBe('SUBMITTED');
  });

  it('waits until a paid purchase and the fee of a transfer are recorded, and counts each once', async () => {
    const obstacles = async () =>
      (await world.call('getStudentAccountDeletion', { path: graduate, token })).body.content.obstacles;
    const [bought] = await world.db
      .update(coachProductPurchases)
      .set({ studentId: graduate.id, status: 'IN_PROGRESS', sessionCount: 0 })
      .where(eq(coachProductPurchases.id, demoId('purchase', 9)))
      .returning();
    await world.db.delete(sessionCredits).where(eq(sessionCredits.purchaseId, bought!.id));
    expect(await obstacles()).toEqual([{ type: 'PAYMENT', count: 1 }]);
    await world.db
      .update(payments)
      .set({ studentId: graduate.id, status: 'IN_PROGRESS', key: `purchase-${bought!.id}` })
      .where(eq(payments.id, bought!.paymentId!));
    expect(await obstacles()).toEqual([{ type: 'PAYMENT', count: 1 }]);
    const [transfer] = await world.db.select({ id: transfers.id }).from(transfers);
    await world.db
      .update(transfers)
      .set({ studentId: graduate.id, confirmingSince: world.clock.now, feeKey: 'a fee on its way' })
      .where(eq(transfers.id, transfer!.id));
    expect(await obstacles()).toEqual([{ type: 'PAYMENT', count: 2 }]);
  });

  it('keeps the name of a purchase', async () => {
    const bought = await world.db
      .update(coachProductPurchases)
      .set({ studentId: graduate.id, studentName: 'Grace Okafor', status: 'REFUNDED' })
      .where(eq(coachProductPurchases.studentId, demoId('student', 1)))
      .returning();
    const ids = bought.map(({ id }) => id);
    await world.db.delete(sessionCredits).where(inArray(sessionCredits.purchaseId, ids));
    expect((await remove()).status).toBe(204);
    const rows = await world.db
      .select({ name: coachProductPurchases.studentName })
      .from(coachProductPurchases)
      .where(eq(coachProductPurchases.studentId, graduate.id));
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(['Grace Okafor']));
  });
});

// Claim: data-download, deleted-account-unusable
it('exports all of a student’s data, to the student only', async () => {
  token = await world.tokenOf('student@example.com');
  const path = { id: demoId('student', 1) };
  const alert = { programId: demoId('program', 2), languageIso2LetterCode: 'EN', cohortId: null };
  await world.call('createCohortAlert', { path, token, body: alert });
  const { status, headers, body } = await world.call('exportStudentData', { path, token });
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toBe('attachment; filename="student-data.json"');
  const { exportedAt, student, ...lists } = body.content;
  expect(exportedAt).toBe('2026-03-02T15:00:00.000Z');
  expect(student.personalInfo.firstName).toBe('Maya');
  const empty = Object.entries(lists).filter(([, rows]) => rows.length === 0);
  expect(empty).toEqual([]);
  expect(lists.modules.some(({ completed }) => completed)).toBe(true);
  expect(lists.modules.some(({ bookmarked }) => bookmarked)).toBe(true);
  const ofMaya = eq(communicationIntents.studentId, path.id);
  expect(lists.messages).toHaveLength(await world.db.$count(communicationIntents, ofMaya));
  const listed = await world.call('listTransactions', { path, token, query: { size: 100 } });
  expect(new Set(lists.transactions)).toEqual(new Set(listed.body.content));
  expect(lists.paymentScheduleRows.map(({ paymentScheduleId }) => paymentScheduleId)).toEqual(
    lists.paymentSchedules.map(({ id }) => id),
  );
  expect(lists.paymentScheduleRows.filter(({ rows }) => rows.length === 0)).toEqual([]);
  const attended = lists.circleSessions.flatMap(({ attendance }) => attendance);
  expect(new Set(attended.map(({ studentId }) => studentId))).toEqual(new Set([path.id]));
  const memberships = lists.coachingCircles.map(({ membership }) => membership);
  expect(memberships.toSorted()).toEqual(['ACTIVE', 'TRANSFERRED']);
  token = await world.tokenOf('admin@example.com');
  expect((await world.call('exportStudentData', { path, token })).status).toBe(404);
});

/** Where the export has what a table keeps of a student, or why it doesn't. */
const exported: Record<string, string> = {
  account_events: 'accountHistory',
  activities: 'activities',
  audit_log: 'what staff did, for the institute',
  student_awards: 'awards',
  coach_product_purchases: 'purchases',
  coach_sessions: 'coachingSessions',
  coaches: 'in the export of the coach',
  circle_students: 'coachingCircles',
  circle_attendance: 'circleSessions',
  cohort_alerts: 'cohortAlerts',
  communication_intents: 'messages',
  communication_preferences: 'communicationPreferences',
  course_students: 'courses',
  module_progress: 'modules',
  learning_results: 'modules',
  module_bookmarks: 'modules',
  enrollment_applications: 'applications',
  envelopes: 'envelopes',
  held_emails: 'messages',
  payment_customers: 'the provider’s id of the student',
  payment_methods: 'paymentMethods',
  payment_schedules: 'paymentSchedules',
  payments: 'transactions',
  rollovers: 'paymentSchedules',
  promo_code_redemptions: 'applications',
  purchase_quotes: 'a price, for minutes',
  reminders: 'messages',
  slot_holds: 'a held time, for minutes',
  transfers: 'transfers',
};

// Claim: data-download
it('knows every table that keeps something of a student', async () => {
  expect(await tablesWith('studentId')).toEqual(Object.keys(exported).toSorted());
});
