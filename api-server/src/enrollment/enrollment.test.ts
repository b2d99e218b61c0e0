import { registrationFeeIn } from '@institute/api-schema/policy';
import { addDays, formatDate, formatMoney } from '@institute/values/formats';
import { and, asc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultConfig } from '../config.ts';
import { payDeposit } from '../money/pay-once.ts';
import { newId } from '../platform/identifier.ts';
import { startOfInstituteDay } from '../platform/institute-days.ts';
import { demoId } from '../seed/seed.ts';
import { keepDeadlines } from '../signing/deadlines.ts';
import { courseStudents, courses } from '../tables/courses.ts';
import { emails } from '../tables/emails.ts';
import { enrollmentApplications, enrollmentSubmissions } from '../tables/enrollment-applications.ts';
import { envelopes } from '../tables/envelopes.ts';
import { paymentScheduleRows, paymentSchedules } from '../tables/payment-schedules.ts';
import { payments } from '../tables/payments.ts';
import { cohorts, programs } from '../tables/programs.ts';
import { promoCodeRedemptions, promoCodes } from '../tables/promo-codes.ts';
import { sandboxCharges } from '../tables/sandbox.ts';
import { students } from '../tables/students.ts';
import { transfers } from '../tables/transfers.ts';
import {
  type Applicant,
  advise,
  createApplicant,
  fullCohort,
  healthCoach,
  laterCohort,
  openCohort,
  personalInfo,
  plan,
  sealAll,
} from '../testing/applicant.ts';
import { addCard } from '../testing/cards.ts';
import { leaveDemoUnsealed } from '../testing/envelopes.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { readPdf, textsOf } from '../testing/pdf.ts';
import { forwardActive } from '../testing/stay-active.ts';
import { answerAsAdvisor } from './demo-advisor.ts';
import { discardOldDrafts } from './drafts.ts';
import { rejected } from './emails.ts';
import { beginSubmission, finishSubmissions } from './submit.ts';
import { returnUnpaidApplications } from './unpaid.ts';

let signedIn: { samir: Applicant; advisor: string };
const world = freshWorld({}, async (preparing) => {
  await leaveDemoUnsealed(preparing);
  signedIn = {
    samir: await createApplicant(preparing),
    advisor: await preparing.tokenOf('advisor@example.com'),
  };
});
// Tests of later days sign in again.
let samir: Applicant;
let advisor: string;
beforeEach(() => {
  ({ samir, advisor } = signedIn);
});

const day = 24 * 3600;
const sending = () => ({ portalOrigin: defaultConfig.portalOrigin, now: world.clock.now });
const at = (id: string) => ({ path: { id }, token: samir.token });
const statusOf = (steps: { name: string; status: string }[]) =>
  Object.fromEntries(steps.map(({ name, status }) => [name, status]));
const seatsOf = async (id: string) =>
  (await world.db.select().from(cohorts).where(eq(cohorts.id, id)))[0]!.seatsTaken;
/** Charges for enrolling. */
const countCharges = () =>
  world.db.$count(payments, and(eq(payments.studentId, samir.studentId), eq(payments.kind, 'DEPOSIT')));
const history = async () =>
  (await world.call('listAccountHistory', { ...at(samir.studentId), query: { size: 100 } })).body.content.map(
    ({ type }) => type,
  );

describe('a draft', () => {
  it('is created, and shows the available next steps [P-03]', async () => {
    const { status, body } = await samir.create({ programId: healthCoach });
    expect(status).toBe(201);
    expect(body.content).toMatchObject({
      status: 'DRAFT',
      version: 1,
      studentName: 'Samir Haddad',
      program: { title: 'Health Coach Training Program' },
      cohort: null,
      price: null,
      timeline: [{ status: 'DRAFT', actor: 'STUDENT', actorName: 'Samir Haddad' }],
      expectation: { awaits: 'STUDENT' },
    });
    expect(body.content.number).toMatch(/^E-\d+$/);
    expect(statusOf(body.content.steps)).toEqual({
      COURSE: 'NOT_STARTED',
      PERSONAL_INFO: 'NOT_STARTED',
      PAYMENT_PLAN: 'CANNOT_START',
      AGREEMENT: 'CANNOT_START',
      PAYMENT_METHOD: 'CANNOT_START',
      REVIEW: 'CANNOT_START',
    });
  });

  it('is limited to one per program, and refused for a program the student is enrolled in [M-03]', async () => {
    const first = (await samir.create()).body.content;
    const second = await samir.create();
    expect([second.status, second.problem.key]).toEqual([409, 'studentActiveEnrollment']);
    expect(second.problem.current).toMatchObject({ id: first.id });
    expect((await samir.create({ programId: demoId('program', 2) })).status).toBe(201);
    await world.db
      .update(enrollmentApplications)
      .set({ status: 'COMPLETE' })
      .where(eq(enrollmentApplications.id, first.id));
    expect((await samir.create()).problem.key).toBe('invalidApplicationRequest');
  });

  it('for graduates can be started only by graduates [M-03]', async () => {
    const mentorship = { programId: demoId('program', 3) };
    expect(await samir.create(mentorship)).toMatchObject({
      status: 403,
      problem: { key: 'invalidAlumniApplicationRequest' },
    });
    const { id } = (await samir.create()).body.content;
    await world.db
      .update(enrollmentApplications)
      .set({ status: 'COMPLETE', cohortId: demoId('cohort', 3) })
      .where(eq(enrollmentApplications.id, id));
    expect((await samir.create(mentorship)).status).toBe(201);
  });

  it('starts with a promo code, but not with an invalid one [P-04]', async () => {
    const { body } = await samir.create({
      programId: healthCoach,
      cohortId: openCohort,
      voucherCode: ' spring10 ',
    });
    expect(body.content.voucherCode).toBe('SPRING10');
    const other = { programId: demoId('program', 2) };
    expect((await samir.create({ ...other, voucherCode: 'NOTHING' })).problem.key).toBe('invalidVoucherCode');
    expect((await samir.create({ ...other, voucherCode: 'WINTER15' })).problem.key).toBe('voucherIsExpired');
    expect((await samir.create({ ...other, voucherCode: 'SUMMER20' })).problem.key).toBe(
      'voucherNotYetValid',
    );
    expect((await samir.create({ programId: healthCoach, voucherCode: 'FIRSTTEN' })).problem.key).toBe(
      'voucherUsedUp',
    );
    expect((await samir.create({ ...other, voucherCode: 'SPRING10' })).problem.key).toBe(
      'invalidVoucherCode',
    );
  });

  it('accepts a class of the program that has not started and has seats [M-03]', async () => {
    const { id } = (await samir.create({ programId: healthCoach })).body.content;
    const choose = (cohortId?: string) => samir.save(id, { step: 'COURSE', cohortId });
    expect((await choose()).problem).toMatchObject({ key: 'noCohortSelected', status: 422 });
    expect((await choose(demoId('cohort', 1))).problem.key).toBe('noCohortSelected');
    expect((await choose(demoId('cohort', 10))).problem.key).toBe('noCohortSelected');
    expect((await choose(fullCohort)).problem).toMatchObject({ key: 'cohortFull', status: 409 });
    const { body } = await choose(openCohort);
    expect(body.content.cohort).toMatchObject({ id: openCohort, seatsLeft: 7 });
    expect(statusOf(body.content.steps)).toMatchObject({ COURSE: 'COMPLETED', PAYMENT_PLAN: 'NOT_STARTED' });
  });

  it('saves personal information to the profile, as far as it goes [P-03]', async () => {
    const { id } = (await samir.create()).body.content;
    const { personalInfo: who } = personalInfo;
    const part = await samir.save(id, { step: 'PERSONAL_INFO', personalInfo: who });
    expect(statusOf(part.body.content.steps).PERSONAL_INFO).toBe('IN_PROGRESS');
    const whole = await samir.save(id, { step: 'PERSONAL_INFO', ...personalInfo, occupation: ' Cook ' });
    expect(statusOf(whole.body.content.steps).PERSONAL_INFO).toBe('COMPLETED');
    const { body } = await world.call('getStudent', at(samir.studentId));
    expect(body.content).toMatchObject({ ...personalInfo, occupation: 'Cook' });
  });

  it.each([
    [
      'someone too young',
      { personalInfo: { ...personalInfo.personalInfo, dateBirth: '2008-03-03' } },
      '/personalInfo/dateBirth',
      'birthDate',
    ],
    [
      'a phone that is none',
      { contactInfo: { ...personalInfo.contactInfo, mobilePhone: '123' } },
      '/contactInfo/mobilePhone',
      'phone',
    ],
    ['half an address', { address: { ...personalInfo.address, city: null } }, '/address/city', 'address'],
  ])('refuses %s', async (_, change, pointer, rule) => {
    const { id } = (await samir.create()).body.content;
    const { status, problem } = await samir.save(id, { step: 'PERSONAL_INFO', ...change });
    expect(status).toBe(422);
    expect(problem.errors).toMatchObject([{ pointer, rule }]);
  });

  it('refuses an update based on an older version, and shows the current one', async () => {
    const { id } = (await samir.create()).body.content;
    await samir.save(id, { step: 'COURSE', cohortId: laterCohort });
    const { status, problem } = await samir.save(id, { step: 'COURSE', cohortId: openCohort, version: 1 });
    expect([status, problem.key]).toEqual([409, 'versionConflict']);
    expect(problem.current).toMatchObject({ version: 2, cohort: { id: laterCohort } });
  });

  it('accepts a plan of its program only [M-03]', async () => {
    const { id } = (await samir.create()).body.content;
    const choose = (body: object) => world.call('choosePaymentPlan', { ...at(id), body });
    const other = { ...plan, id: demoId('paymentPlan', 4) };
    expect((await choose(other)).problem).toMatchObject({ key: 'noPaymentPlanSelected', status: 422 });
    const { body } = await choose(plan);
    expect(body.content).toMatchObject({ paymentPlan: plan, price: { tuition: 540_000, dueToday: 50_000 } });
  });

  it('gets cheaper with a promo code, and more expensive again without it [P-04]', async () => {
    const { id } = (await samir.create()).body.content;
    await world.call('choosePaymentPlan', { ...at(id), body: plan });
    const apply = (code: string) => world.call('applyVoucher', { ...at(id), body: { code } });
    expect((await apply('spring10')).body.content).toMatchObject({
      voucherCode: 'SPRING10',
      price: { discount: 54_000, netTuition: 486_000 },
    });
    expect((await apply('winter15')).problem.key).toBe('voucherIsExpired');
    expect((await apply('summer20')).problem.key).toBe('voucherNotYetValid');
    expect((await apply('firstten')).problem.key).toBe('voucherUsedUp');
    expect((await apply('nothing')).problem.key).toBe('invalidVoucherCode');
    const removed = await world.call('removeVoucher', at(id));
    expect(removed.body.content).toMatchObject({ voucherCode: null, price: { discount: 0 } });
  });

  it('is visible to its student and staff, and changed by its student only', async () => {
    const { id } = (await samir.create()).body.content;
    const other = (await world.signIn('student@example.com')).accessToken;
    const calls = [
      world.call('getEnrollmentApplication', { path: { id }, token: other }),
      world.call('saveEnrollmentStep', { path: { id }, token: other, body: { step: 'COURSE', version: 1 } }),
      world.call('choosePaymentPlan', { path: { id }, token: advisor, body: plan }),
      world.call('listEnrollmentAgreements', { path: { id }, token: other }),
      world.call('discardEnrollmentApplication', { path: { id }, token: other, body: {} }),
      world.call('createEnrollmentApplication', {
        path: { id: samir.studentId },
        token: advisor,
        body: { programId: healthCoach },
      }),
      world.call('listStudentEnrollmentApplications', { path: { id: samir.studentId }, token: other }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(7).fill(404));
    expect((await world.call('getEnrollmentApplication', { path: { id }, token: advisor })).status).toBe(200);
    expect((await world.call('listEnrollmentApplications', { token: samir.token })).status).toBe(403);
    expect((await advise(world, samir.token, id, 'approveEnrollmentApplication')).status).toBe(403);
  });

  // Claim: discarded-draft
  it('leaves the profile as it is when it is discarded, and can be started again', async () => {
    const { id } = (await samir.create()).body.content;
    await samir.save(id, { step: 'PERSONAL_INFO', ...personalInfo, occupation: 'Cook' });
    const profile = async () => (await world.call('getStudent', at(samir.studentId))).body.content;
    const before = await profile();
    await world.call('discardEnrollmentApplication', { ...at(id), body: {} });
    expect(await profile()).toEqual(before);
    expect(before.occupation).toBe('Cook');
    expect((await samir.create()).status).toBe(201);
  });

  // Claim: draft-60-days, resume-enrollment
  it('is discarded by its student, or after 60 days without a change', async () => {
    const { id } = (await samir.create()).body.content;
    const discarded = await world.call('discardEnrollmentApplication', {
      ...at(id),
      body: { reason: 'Later' },
    });
    expect(discarded.status).toBe(204);
    expect(await samir.get(id)).toMatchObject({ status: 'DISCARDED', note: 'Later', expectation: null });

    const old = (await samir.create()).body.content;
    expect(old.discardedAt).toBe(new Date(world.clock.now.getTime() + 60 * day * 1000).toISOString());
    world.clock.forward(60 * day - 1);
    await discardOldDrafts(world.dependencies);
    samir = await createApplicant(world);
    expect((await samir.get(old.id)).status).toBe('DRAFT');
    world.clock.forward(1);
    await discardOldDrafts(world.dependencies);
    expect(await samir.get(old.id)).toMatchObject({
      status: 'DISCARDED',
      timeline: [{}, { actor: 'SYSTEM' }],
    });
    expect((await world.lastEmail('new.coach@example.com')).subject).toMatch(
      /^Your draft E-\d+ was discarded$/,
    );
  });
});

describe('the agreement', () => {
  async function prepared() {
    const { id } = (await samir.create()).body.content;
    expect(await samir.agreement(id)).toBeUndefined();
    await samir.save(id, { step: 'PERSONAL_INFO', ...personalInfo });
    await world.call('choosePaymentPlan', { ...at(id), body: plan });
    return id;
  }

  // Claim: new-agreement
  it('is created once its facts are known, and states them [P-09]', async () => {
    const id = await prepared();
    const agreement = (await samir.agreement(id))!;
    for (const said of ['Samir Haddad', '2920 Broadway', '$ 5,400.00', '$ 500.00', 'Apr']) {
      expect(agreement.html).toContain(said);
    }
    expect((await samir.get(id)).agreementId).toBe(agreement.id);
    const { bytes } = await world.call('downloadEnvelopeDocument', {
      path: { id: agreement.id, documentId: agreement.documentId },
      token: samir.token,
    });
    expect(textsOf(readPdf(bytes).structure).map(({ text }) => text)).toContain('$ 5,400.00');
  });

  it('is signed by its hash, once [P-03]', async () => {
    const id = await prepared();
    expect((await samir.sign(id, { hash: 'a'.repeat(64) })).problem.key).toBe('envelopeChanged');
    expect((await samir.sign(id, { fields: [] })).problem.key).toBe('envelopeIncomplete');
    const signed = (await samir.sign(id)).body.content;
    expect(signed).toMatchObject({ status: 'SIGNED', signedAt: world.clock.now.toISOString() });
    expect((await samir.sign(id)).body.content.signedAt).toBe(signed.signedAt);
    // The institute signs only after its decision.
    expect(await sealAll(world)).toBe(0);
    expect(statusOf((await samir.get(id)).steps).AGREEMENT).toBe('COMPLETED');
  });

  // Claim: new-agreement
  it('has to be signed again when it no longer matches the application', async () => {
    const id = await prepared();
    await samir.sign(id);
    const before = (await samir.agreement(id))!;
    const envelope = await world.call('getEnvelope', { path: { id: before.id }, token: samir.token });
    const { fields, statement } = envelope.body.content;
    expect([before.fields, before.statement]).toEqual([fields, statement]);
    expect(fields).toMatchObject([{ name: 'refundsRead', value: 'true' }]);
    // Its content has not changed.
    await samir.save(id, { step: 'PERSONAL_INFO', occupation: 'Cook' });
    expect((await samir.agreement(id))!.id).toBe(before.id);

    const { body } = await samir.save(id, { step: 'COURSE', cohortId: laterCohort });
    expect(statusOf(body.content.steps).AGREEMENT).toBe('PROBLEM');
    const after = (await samir.agreement(id))!;
    expect([after.id === before.id, after.status]).toEqual([false, 'SENT']);
    const old = await world.call('getEnvelope', { path: { id: before.id }, token: samir.token });
    expect(old.body.content.status).toBe('VOIDED');
    const stale = await world.call('signEnrollmentAgreement', {
      path: { id, agreementId: before.id },
      token: samir.token,
      body: { consent: true, hash: before.hash, signature: { type: 'TYPED', value: 'S', name: 'S' } },
    });
    expect(stale.problem.key).toBe('envelopeChanged');
    await samir.sign(id);
    expect(statusOf((await samir.get(id)).steps).AGREEMENT).toBe('COMPLETED');
  });

  it('is dated on the day on which it is signed, and is shown again if it was read on another', async () => {
    const id = await prepared();
    const read = (await samir.agreement(id))!;
    await world.call('openEnvelope', { path: { id: read.id }, token: samir.token });
    world.clock.forward(day);
    samir = await createApplicant(world);
    const late = await world.call('signEnvelope', {
      path: { id: read.id },
      token: samir.token,
      body: {
        consent: true,
        hash: read.hash,
        signature: { type: 'TYPED', value: 'Samir Haddad', name: 'Samir Haddad' },
        fields: [{ name: 'refundsRead', value: 'true' }],
      },
    });
    expect(late.problem.key).toBe('envelopeVoided');
    const anew = (await samir.agreement(id))!;
    expect([read.html.includes('Mar 02, 2026'), anew.html.includes('Mar 02, 2026')]).toEqual([true, false]);
    expect(anew.html).toContain('Mar 03, 2026');

    // Signed, it keeps its day.
    expect((await samir.sign(id)).body.content.status).toBe('SIGNED');
    world.clock.forward(day);
    samir = await createApplicant(world);
    expect((await samir.agreement(id))!.id).toBe(anew.id);
  });

  it('follows the profile when the price is quoted', async () => {
    const id = await samir.complete();
    await world.db.update(students).set({ lastName: 'Haddad-Rossi' }).where(eq(students.id, samir.studentId));
    expect((await samir.submit(id)).problem).toMatchObject({
      key: 'validationFailed',
      errors: [{ pointer: '/agreement', rule: 'required' }],
    });
    await samir.sign(id);
    expect((await samir.submit(id)).status).toBe(200);
  });
});

describe('submitting', () => {
  // Claim: charge-on-submission
  it('takes the seat, creates the schedule, charges what is due, and shows what to expect when [P-03] [P-22] [F-08]', async () => {
    const id = await samir.complete();
    const quote = (await samir.quote(id)).body.content;
    expect(quote).toMatchObject({ dueToday: 50_000, currency: 'USD', price: { totalOwed: 564_500 } });
    expect(quote.rows).toHaveLength(11);
    const { status, body } = await samir.submit(id, undefined, quote.quoteId);
    expect(status).toBe(200);
    expect(body.content).toMatchObject({
      status: 'SUBMITTED',
      submittedAt: world.clock.now.toISOString(),
      payment: { status: 'ACCEPTED', amount: 50_000 },
      price: null,
      // A Monday, so two business days are Wednesday.
      expectation: {
        awaits: 'ADVISOR',
        minimum: 1,
        maximum: 2,
        unit: 'BUSINESS_DAY',
        dueBy: '2026-03-04T15:00:00.000Z',
      },
    });
    expect(await seatsOf(openCohort)).toBe(34);
    const [schedule] = await world.db
      .select()
      .from(paymentSchedules)
      .where(eq(paymentSchedules.id, body.content.paymentScheduleId!));
    expect(schedule).toMatchObject({ status: 'ACTIVE', applicationId: id, cohortId: openCohort });
    expect(await history()).toEqual(
      expect.arrayContaining(['AGREEMENT_SIGNED', 'PAYMENT_ACCEPTED', 'APPLICATION_SUBMITTED']),
    );
    expect((await world.lastEmail('new.coach@example.com')).subject).toMatch(
      /^We received your application E-/,
    );
  });

  it('returns the same for a repeated key, and the submitted application for another one', async () => {
    const id = await samir.complete();
    const { quoteId } = (await samir.quote(id)).body.content;
    const [first, second] = [
      await samir.submit(id, 'one-and-the-same', quoteId),
      await samir.submit(id, 'one-and-the-same', quoteId),
    ];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.content).toEqual(first.body.content);
    const third = await samir.submit(id, 'another-key', quoteId);
    expect(third.problem).toMatchObject({
      key: 'applicationStatusInvalid',
      current: { status: 'SUBMITTED' },
    });
    expect(await countCharges()).toBe(1);
  });

  it('lists every missing step [M-03]', async () => {
    const { id } = (await samir.create({ programId: healthCoach })).body.content;
    const quoteId = demoId('program', 1);
    expect((await samir.submit(id, undefined, quoteId)).problem).toMatchObject({ key: 'noCohortSelected' });
    await samir.save(id, { step: 'COURSE', cohortId: openCohort });
    await samir.save(id, { step: 'PERSONAL_INFO', ...personalInfo });
    const { problem } = await samir.submit(id, undefined, quoteId);
    expect(problem.key).toBe('noPaymentPlanSelected');
    expect(problem.errors?.map(({ pointer }) => pointer)).toEqual([
      '/paymentPlan',
      '/agreement',
      '/paymentMethodId',
    ]);
    expect((await samir.quote(id)).problem.key).toBe('noPaymentPlanSelected');
  });

  it('needs a quote of the last 15 minutes for the current version [M-03]', async () => {
    const id = await samir.complete();
    const { quoteId } = (await samir.quote(id)).body.content;
    world.clock.forward(15 * 60);
    samir = await createApplicant(world);
    const late = await samir.submit(id, undefined, quoteId);
    expect(late.problem).toMatchObject({
      key: 'submitApplicationFailed',
      errors: [{ pointer: '/quoteId', rule: 'expired' }],
    });
    const fresh = (await samir.quote(id)).body.content;
    await samir.save(id, { step: 'PERSONAL_INFO', occupation: 'Cook' });
    expect((await samir.submit(id, undefined, fresh.quoteId)).problem.key).toBe('submitApplicationFailed');
    expect((await samir.submit(id)).status).toBe(200);
  });

  it('fails and changes nothing if the last seat is lost [M-03]', async () => {
    const id = await samir.complete();
    const { quoteId } = (await samir.quote(id)).body.content;
    await world.db.update(cohorts).set({ seatsTaken: 40 }).where(eq(cohorts.id, openCohort));
    const { status, problem } = await samir.submit(id, undefined, quoteId);
    expect([status, problem.key]).toEqual([409, 'cohortFull']);
    const application = await samir.get(id);
    expect(application).toMatchObject({ status: 'DRAFT', payment: null });
    expect(statusOf(application.steps).COURSE).toBe('PROBLEM');
  });

  it.each([
    ['declined', 402, 'failedPay'],
    ['expired', 402, 'paymentMethodFailed'],
  ] as const)(
    'with a card that is %s leaves the draft, with its step to fix [M-03]',
    async (card, status, key) => {
      const id = await samir.complete(card);
      await world.call('applyVoucher', { ...at(id), body: { code: 'SPRING10' } });
      await samir.sign(id);
      const { quoteId } = (await samir.quote(id)).body.content;
      const failed = await samir.submit(id, 'first-attempt', quoteId);
      expect([failed.status, failed.problem.key]).toEqual([status, key]);
      expect((await samir.submit(id, 'first-attempt', quoteId)).problem.key).toBe(key);
      const application = await samir.get(id);
      expect(application).toMatchObject({ status: 'DRAFT', paymentScheduleId: null });
      expect(statusOf(application.steps)).toMatchObject({
        AGREEMENT: 'COMPLETED',
        PAYMENT_METHOD: 'PROBLEM',
      });
      expect(await seatsOf(openCohort)).toBe(33);
      expect(await world.db.$count(promoCodeRedemptions, eq(promoCodeRedemptions.applicationId, id))).toBe(0);

      const { body } = await addCard(world, samir, 'another');
      const paymentMethodId = body.content.id;
      await world.call('choosePaymentMethod', { ...at(id), body: { paymentMethodId } });
      const paid = await samir.submit(id);
      expect(paid.body.content).toMatchObject({ status: 'SUBMITTED', voucherCode: 'SPRING10' });
      expect(await seatsOf(openCohort)).toBe(34);
      const [promoCode] = await world.db.select().from(promoCodes).where(eq(promoCodes.code, 'SPRING10'));
      expect(promoCode!.uses).toBe(2);
    },
  );

  // Claim: declined-not-charged
  it('is in progress while the bank decides, and shows where and until when to confirm', async () => {
    const id = await samir.complete('authentication');
    const { body } = await samir.submit(id);
    expect(body.content).toMatchObject({ status: 'SUBMITTED', payment: { status: 'IN_PROGRESS' } });
    expect(body.content.payment!.nextActionUrl).toContain('/sandbox/');
    const until = new Date(world.clock.now.getTime() + 30 * 60_000).toISOString();
    expect(body.content.payment!.confirmBy).toBe(until);
    world.clock.forward(10 * 60);
    samir = await createApplicant(world);
    expect((await samir.get(id)).payment!.confirmBy).toBe(until);
  });

  // Claim: declined-not-charged
  it('becomes a draft again, without its seat, when the bank declines the payment afterwards', async () => {
    const id = await samir.complete('authentication');
    const { payment, paymentScheduleId } = (await samir.submit(id)).body.content;
    expect((await advise(world, advisor, id, 'reviewEnrollmentApplication')).status).toBe(200);
    // What isn't paid yet isn't approved.
    const early = await advise(world, advisor, id, 'approveEnrollmentApplication');
    expect([early.status, early.problem.key]).toEqual([409, 'paymentStatusInProgress']);
    const body = new URLSearchParams({ decision: 'refuse' });
    await world.app.request(payment!.nextActionUrl!, { method: 'POST', body });
    await world.sandbox.deliverEvents(
      async (body, headers) =>
        (await world.app.request('/payment_gateway/webhooks', { method: 'POST', body, headers })).ok,
    );
    const draft = await samir.get(id);
    expect(draft).toMatchObject({
      status: 'DRAFT',
      payment: null,
      paymentScheduleId: null,
      submittedAt: null,
    });
    expect(statusOf(draft.steps)).toMatchObject({ AGREEMENT: 'COMPLETED', PAYMENT_METHOD: 'PROBLEM' });
    expect(await seatsOf(openCohort)).toBe(33);
    const ofSchedule = eq(paymentSchedules.id, paymentScheduleId!);
    expect(await world.db.$count(paymentSchedules, ofSchedule)).toBe(0);
    const subjectsTo = async (recipient: string) =>
      (await world.db.select().from(emails).where(eq(emails.recipient, recipient))).map(
        ({ subject }) => subject,
      );
    expect(await subjectsTo('new.coach@example.com')).toContain(
      `Application ${draft.number} isn’t submitted: your payment didn’t go through`,
    );
    expect(await subjectsTo('advisor@example.com')).toContain('The application of Samir Haddad isn’t paid');

    const { body: added } = await addCard(world, samir, 'another');
    await world.call('choosePaymentMethod', { ...at(id), body: { paymentMethodId: added.content.id } });
    expect((await samir.submit(id)).body.content).toMatchObject({
      status: 'SUBMITTED',
      payment: { status: 'ACCEPTED' },
    });
  });

  it('keeps the advisor’s note when it becomes a draft again, until it is submitted', async () => {
    const id = await samir.complete('authentication');
    const { payment } = (await samir.submit(id)).body.content;
    await advise(world, advisor, id, 'reviewEnrollmentApplication');
    const body = { note: 'Your full name, please.' };
    await world.call('requestEnrollmentChanges', { path: { id }, token: advisor, body });
    const refused = { status: 'INVALID', failureCode: 'card_declined' } as const;
    await world.db.update(payments).set(refused).where(eq(payments.id, payment!.id));
    await returnUnpaidApplications(world.dependencies);
    expect(await samir.get(id)).toMatchObject({ status: 'DRAFT', note: body.note });
    const { body: added } = await addCard(world, samir, 'another');
    await world.call('choosePaymentMethod', { ...at(id), body: { paymentMethodId: added.content.id } });
    expect((await samir.submit(id)).body.content).toMatchObject({ status: 'SUBMITTED', note: null });
  });

  // Claim: declined-submission
  it('stays submitted if it was paid in another way, also once staff have transferred its schedule', async () => {
    const id = await samir.complete();
    const { payment } = (await samir.submit(id)).body.content;
    const [paid] = await world.db.select().from(payments).where(eq(payments.id, payment!.id));
    const refused = { ...paid!, id: newId(), key: newId(), reference: null, parts: [] };
    await world.db.insert(payments).values({ ...refused, status: 'INVALID' });
    const own = eq(enrollmentApplications.id, id);
    await world.db.update(enrollmentApplications).set({ paymentId: refused.id }).where(own);
    const { status } = await world.call('transferPaymentSchedule', {
      token: await world.tokenOf('admin@example.com'),
      path: { id: paid!.scheduleId! },
      body: { paymentPlanId: plan.id, cohortId: openCohort, fee: 0, reason: 'A new plan.' },
      key: newId(),
    });
    expect(status).toBe(201);
    await returnUnpaidApplications(world.dependencies);
    expect((await samir.get(id)).status).toBe('SUBMITTED');
  });

  it('is in progress, not failed, after an unexpected error, and is charged once it goes on', async () => {
    const id = await samir.complete();
    await world.db.execute(
      sql`alter table payments add constraint broken check (kind <> 'DEPOSIT') not valid`,
    );
    const failed = await samir.submit(id);
    expect([failed.status, failed.problem.key]).toEqual([409, 'paymentStatusInProgress']);
    expect(await seatsOf(openCohort)).toBe(34);
    await world.db.execute(sql`alter table payments drop constraint broken`);
    world.clock.forward(121);
    await finishSubmissions(world.dependencies);
    expect(await samir.get(id)).toMatchObject({ status: 'SUBMITTED', payment: { status: 'ACCEPTED' } });
    expect(await countCharges()).toBe(1);
  });

  it('resolves a lost response later, and charges once', async () => {
    const before = await world.db.$count(sandboxCharges, eq(sandboxCharges.amount, 50_000));
    const id = await samir.complete('lost');
    const lost = await samir.submit(id);
    expect([lost.status, lost.problem.key]).toEqual([502, 'paymentRequestError']);
    expect((await samir.get(id)).status).toBe('DRAFT');
    // Nothing else can happen until the outcome is known.
    const edited = await samir.save(id, { step: 'COURSE', cohortId: laterCohort });
    expect([edited.problem.key, edited.headers.get('retry-after')]).toEqual(['paymentStatusInProgress', '3']);
    expect((await samir.submit(id)).problem.key).toBe('paymentStatusInProgress');
    await finishSubmissions(world.dependencies);
    expect((await samir.get(id)).status).toBe('DRAFT');
    world.clock.forward(121);
    await finishSubmissions(world.dependencies);
    expect(await samir.get(id)).toMatchObject({ status: 'SUBMITTED', payment: { status: 'ACCEPTED' } });
    expect(await world.db.$count(sandboxCharges, eq(sandboxCharges.amount, 50_000))).toBe(before + 1);
  });

  it('can be looked up by its key at every stage, unless it never arrived', async () => {
    const find = async (id: string, key: string, token = samir.token) =>
      world.call('findEnrollmentSubmissions', { path: { id }, token, query: { idempotencyKey: key } });
    const id = await samir.complete('declined');
    const found = async (key: string) => (await find(id, key)).body.content;
    expect(await found('never-sent')).toEqual([]);
    await samir.submit(id, 'declined');
    expect(await found('declined')).toEqual([{ status: 'REFUSED', failureKey: 'failedPay' }]);

    const { body } = await addCard(world, samir, 'lost');
    const paymentMethodId = body.content.id;
    await world.call('choosePaymentMethod', { ...at(id), body: { paymentMethodId } });
    await samir.submit(id, 'lost-on-the-way');
    expect(await found('lost-on-the-way')).toEqual([{ status: 'CHARGING', failureKey: null }]);
    world.clock.forward(121);
    await finishSubmissions(world.dependencies);
    expect(await found('lost-on-the-way')).toEqual([{ status: 'SUBMITTED', failureKey: null }]);

    expect((await find(id, 'lost', advisor)).problem.key).toBe('notFound');
    expect((await find(newId(), 'lost-on-the-way')).problem.key).toBe('notFound');
  });

  it.each(['succeeds', 'declined'] as const)(
    'is finished by another process after one left it unfinished, with a card that is: %s',
    async (card) => {
      const id = await samir.complete(card);
      const { quoteId } = (await samir.quote(id)).body.content;
      const asked = { id, caller: samir, quoteId };
      await world.db.transaction((db) => beginSubmission(db, asked, sending()));
      expect(await seatsOf(openCohort)).toBe(34);
      world.clock.forward(121);
      await finishSubmissions(world.dependencies);
      await finishSubmissions(world.dependencies);
      const isPaid = card === 'succeeds';
      expect((await samir.get(id)).status).toBe(isPaid ? 'SUBMITTED' : 'DRAFT');
      expect(await seatsOf(openCohort)).toBe(isPaid ? 34 : 33);
    },
  );

  it.each(['succeeds', 'declined'] as const)(
    'waits while the student pays it in another way after a process left it, with a card that is: %s',
    async (card) => {
      const id = await samir.complete(card);
      const { quoteId } = (await samir.quote(id)).body.content;
      const asked = { id, caller: samir, quoteId };
      const submissionId = await world.db.transaction((db) => beginSubmission(db, asked, sending()));
      const isSubmission = eq(enrollmentSubmissions.id, submissionId!);
      const submission = async () =>
        (await world.db.select().from(enrollmentSubmissions).where(isSubmission))[0]!;
      const scheduleId = (await submission()).paymentScheduleId!;
      if (card === 'declined') {
        const { paymentMethodId } = await submission();
        const deposit = { scheduleId, paymentMethodId: paymentMethodId!, today: '2026-03-02' };
        await payDeposit(world.dependencies, { ...deposit, key: submissionId! }).catch(() => {});
      }
      const { body: added } = await addCard(world, samir, 'authentication');
      const { body: owed } = await world.call('createPaymentQuote', {
        ...at(scheduleId),
        body: { kind: 'INSTALLMENT' },
      });
      const body = { quoteId: owed.content.quoteId, paymentMethodId: added.content.id };
      const made = await world.call('createPayment', { ...at(scheduleId), body, key: newId() });
      const payment = made.body.content;
      world.clock.forward(121);
      await finishSubmissions(world.dependencies);
      expect(await submission()).toMatchObject({ status: 'CHARGING' });
      const approval = new URLSearchParams({ decision: 'approve' });
      await world.app.request(payment.nextActionUrl!, { method: 'POST', body: approval });
      await world.sandbox.deliverEvents(
        async (body, headers) =>
          (await world.app.request('/payment_gateway/webhooks', { method: 'POST', body, headers })).ok,
      );
      await finishSubmissions(world.dependencies);
      expect(await samir.get(id)).toMatchObject({ status: 'SUBMITTED', paymentScheduleId: scheduleId });
      expect(await seatsOf(openCohort)).toBe(34);
      const mails = await world.db.select().from(emails).where(eq(emails.recipient, 'new.coach@example.com'));
      expect(mails.map(({ subject }) => subject).join()).not.toContain('isn’t submitted');
    },
  );

  it.each([
    [true, 'AUTOMATIC'],
    [false, 'MANUAL'],
  ] as const)(
    'turns autopay on or off as chosen with the card: %s [P-28]',
    async (autoPay, captureMethod) => {
      const id = await samir.complete();
      expect(await samir.get(id)).toMatchObject({ autoPay: false });
      const { paymentMethodId } = await samir.get(id);
      await world.call('choosePaymentMethod', { ...at(id), body: { paymentMethodId, autoPay } });
      expect((await samir.submit(id)).body.content).toMatchObject({ status: 'SUBMITTED', autoPay });
      const [student] = await world.db.select().from(students).where(eq(students.id, samir.studentId));
      expect(student!.autoPay).toBe(autoPay);
      const { paymentScheduleId } = await samir.get(id);
      const rows = await world.db
        .select()
        .from(paymentScheduleRows)
        .where(eq(paymentScheduleRows.scheduleId, paymentScheduleId!));
      const later = rows.filter(({ type }) => type === 'INSTALLMENT');
      expect(new Set(later.map((row) => row.captureMethod))).toEqual(new Set([captureMethod]));
      expect(new Set(later.map((row) => row.paymentMethodId))).toEqual(new Set([paymentMethodId]));
    },
  );

  it('shows the same financing terms in the plan, the agreement, and the terms afterwards', async () => {
    const id = await samir.complete();
    const { price } = await samir.get(id);
    expect(price).toMatchObject({ amountFinanced: 490_000 });
    const { html } = (await samir.agreement(id))!;
    const apr = `${(price!.annualPercentageRate / 100).toFixed(2)}%`;
    expect(html).toMatch(/Amount financed<\/\w+><td[^>]*>\$ 4900\.00|Amount financed[^$]*\$ 4,?900\.00/);
    expect(html.replace(/\s%/g, '%')).toContain(apr);
    await samir.submit(id);
    world.clock.forward(24 * 3600);
    const signedIn = await createApplicant(world);
    const { body } = await world.call('getPaymentPlanTerms', {
      path: { id: samir.studentId },
      token: signedIn.token,
    });
    const { amountFinanced, annualPercentageRate } = price!;
    expect(body.content).toMatchObject({ amountFinanced, annualPercentageRate });
  });

  // Claim: charge-on-submission
  it('of a free program charges nothing and needs no card', async () => {
    const { id } = (await samir.create({ programId: demoId('program', 4), cohortId: demoId('cohort', 12) }))
      .body.content;
    await samir.save(id, { step: 'PERSONAL_INFO', ...personalInfo });
    const free = { id: demoId('paymentPlan', 8), source: 'INSTITUTE', name: 'Free' };
    await world.call('choosePaymentPlan', { ...at(id), body: free });
    await samir.sign(id);
    expect((await samir.quote(id)).body.content).toMatchObject({ dueToday: 0, rows: [] });
    expect((await samir.submit(id)).body.content).toMatchObject({ status: 'SUBMITTED', payment: null });
  });

  it('refuses another student’s card', async () => {
    const { id } = (await samir.create()).body.content;
    const body = { paymentMethodId: demoId('paymentMethod', 11) };
    const { status, problem } = await world.call('choosePaymentMethod', { ...at(id), body });
    expect([status, problem.key]).toEqual([422, 'invalidPaymentMethodDetails']);
  });
});

describe('an advisor', () => {
  let id: string;
  beforeEach(async () => {
    id = await samir.complete();
    await samir.submit(id);
  });
  const note = (body: object) => ({ path: { id }, token: advisor, body });

  it('finds applications by status, program and name, page by page', async () => {
    const list = async (query: object) =>
      (await world.call('listEnrollmentApplications', { token: advisor, query })).body;
    const found = await list({ statuses: ['SUBMITTED'], keyword: 'samir had', programId: healthCoach });
    expect(found.content.map((one) => one.id)).toEqual([id]);
    expect((await list({ keyword: found.content[0]!.number })).content.map((one) => one.id)).toEqual([id]);
    expect((await list({ keyword: 'new.coach@' })).pagination.total).toBe(1);
    expect((await list({ statuses: ['SUBMITTED'], programId: demoId('program', 2) })).content).toEqual([]);
    const { content } = await list({ sortBy: 'submittedAt', size: 1 });
    expect(content).toHaveLength(1);
    const wrong = await world.call('listEnrollmentApplications', {
      token: advisor,
      query: { sortBy: 'note' },
    });
    expect(wrong.problem.key).toBe('badRequest');
  });

  // Claim: documents-after-approval
  it('takes an application all the way to enrollment, and the student sees each step [P-22] [F-08]', async () => {
    await forwardActive(world, 600);
    const reviewed = (await advise(world, advisor, id, 'reviewEnrollmentApplication')).body.content;
    expect(reviewed).toMatchObject({
      status: 'IN_REVIEW',
      expectation: { awaits: 'ADMISSIONS', maximum: 48, unit: 'HOUR', dueBy: '2026-03-04T15:10:00.000Z' },
    });
    await advise(world, advisor, id, 'approveEnrollmentApplication');
    // Now the institute signs the agreement.
    expect(await sealAll(world)).toBe(1);
    const signing = (await advise(world, advisor, id, 'sendEnrollmentEnvelopes')).body.content;
    expect(signing).toMatchObject({
      status: 'SIGNING',
      expectation: { awaits: 'STUDENT', dueBy: '2026-03-16T15:10:00.000Z' },
    });
    await samir.signAll();
    expect((await samir.get(id)).status).toBe('SIGNING');
    expect(await sealAll(world)).toBe(1);

    const enrolled = await samir.get(id);
    expect(enrolled).toMatchObject({ status: 'COMPLETE', expectation: null });
    expect(enrolled.timeline.map(({ status, actor }) => [status, actor])).toEqual([
      ['DRAFT', 'STUDENT'],
      ['SUBMITTED', 'STUDENT'],
      ['IN_REVIEW', 'ADVISOR'],
      ['APPROVED', 'ADVISOR'],
      ['SIGNING', 'ADVISOR'],
      ['COMPLETE', 'SYSTEM'],
    ]);
    expect(enrolled.timeline[2]).toMatchObject({ actorName: 'Grace Whitfield' });
    const [student] = await world.db.select().from(students).where(eq(students.id, samir.studentId));
    expect(student).toMatchObject({ active: true, cohortId: openCohort });
    const following = await world.db
      .select({ title: courses.title, opensOn: courseStudents.opensOn })
      .from(courseStudents)
      .innerJoin(courses, eq(courses.id, courseStudents.courseId))
      .where(and(eq(courseStudents.studentId, samir.studentId), eq(courses.programId, healthCoach)));
    const [cohort] = await world.db.select().from(cohorts).where(eq(cohorts.id, openCohort));
    expect([...new Set(following.map(({ opensOn }) => opensOn))]).toEqual([cohort!.startDate]);
    expect(await history()).toEqual(expect.arrayContaining(['APPLICATION_APPROVED', 'ENROLLED']));
    expect((await world.lastEmail('new.coach@example.com')).subject).toBe(
      'Welcome to Health Coach Training Program',
    );
    expect((await samir.create()).problem.key).toBe('invalidApplicationRequest');
  });

  it('requests a change, which is made and resubmitted without another charge', async () => {
    await advise(world, advisor, id, 'reviewEnrollmentApplication');
    const asked = await world.call('requestEnrollmentChanges', note({ note: 'Your full name, please.' }));
    expect(asked.body.content).toMatchObject({
      status: 'CHANGES_REQUESTED',
      note: 'Your full name, please.',
      steps: expect.arrayContaining([
        expect.objectContaining({ name: 'COURSE', isChangeable: false }),
        expect.objectContaining({ name: 'PERSONAL_INFO', isChangeable: true }),
      ]),
    });
    expect((await samir.save(id, { step: 'COURSE', cohortId: laterCohort })).problem.key).toBe(
      'applicationStatusInvalid',
    );
    const full = { ...personalInfo.personalInfo, firstName: 'Samir Elias' };
    const { body } = await samir.save(id, { step: 'PERSONAL_INFO', personalInfo: full });
    expect(statusOf(body.content.steps)).toMatchObject({ AGREEMENT: 'PROBLEM', PAYMENT_METHOD: 'COMPLETED' });
    const unsigned = await samir.submit(id, undefined, demoId('program', 1));
    expect(unsigned.problem.errors).toMatchObject([{ pointer: '/agreement' }]);
    await samir.sign(id);
    const again = await samir.submit(id, undefined, demoId('program', 1));
    expect(again.body.content).toMatchObject({ status: 'SUBMITTED', note: null });
    // Another advisor still has the page of before.
    await advise(world, advisor, id, 'reviewEnrollmentApplication');
    const outdated = { version: asked.body.content.version - 1 };
    const reason = 'All requirements are met.';
    const decided = await Promise.all([
      world.call('approveEnrollmentApplication', note({ reason, ...outdated })),
      world.call('rejectEnrollmentApplication', note({ note: reason, ...outdated })),
      world.call('requestEnrollmentChanges', note({ note: reason, ...outdated })),
    ]);
    expect(decided.map(({ problem }) => problem.key)).toEqual(Array(3).fill('versionConflict'));
    expect(decided[0]!.problem.current).toMatchObject({ status: 'IN_REVIEW' });
    expect(await countCharges()).toBe(1);
    expect(await seatsOf(openCohort)).toBe(34);
  });

  it('requests a change, whose agreement keeps the price and the dates that were agreed', async () => {
    await advise(world, advisor, id, 'reviewEnrollmentApplication');
    await world.call('requestEnrollmentChanges', note({ note: 'Your full name, please.' }));
    // The class has begun, and the program costs more.
    world.clock.forward(40 * day);
    advisor = await world.tokenOf('advisor@example.com');
    await world.db.update(programs).set({ price: 900_000 }).where(eq(programs.id, healthCoach));
    const { paymentScheduleId } = (
      await world.db.select().from(enrollmentApplications).where(eq(enrollmentApplications.id, id))
    )[0]!;
    const rows = await world.db
      .select()
      .from(paymentScheduleRows)
      .where(eq(paymentScheduleRows.scheduleId, paymentScheduleId!))
      .orderBy(asc(paymentScheduleRows.dueDate));
    samir = await createApplicant(world);
    const full = { ...personalInfo.personalInfo, firstName: 'Samir Elias' };
    await samir.save(id, { step: 'PERSONAL_INFO', personalInfo: full });
    const { body } = await world.call('listEnrollmentAgreements', { ...at(id), token: samir.token });
    const { html } = body.content[0]!;
    for (const { dueDate, principalAmount, interestAmount, taxAmount } of rows) {
      expect(html).toContain(formatDate(dueDate));
      expect(html).toContain(
        formatMoney(
          { amount: principalAmount + interestAmount + taxAmount, currency: 'USD' },
          { isGrouped: true },
        ),
      );
    }
    expect(html).not.toContain('9,000.00');
  });

  // Claim: rejected-refund
  it('rejects an application, and everything is released', async () => {
    await advise(world, advisor, id, 'reviewEnrollmentApplication');
    const { body } = await world.call(
      'rejectEnrollmentApplication',
      note({ note: 'The class is for nurses.' }),
    );
    expect(body.content).toMatchObject({ status: 'REJECTED', note: 'The class is for nurses.' });
    expect(await world.db.select().from(emails)).toContainEqual(
      expect.objectContaining({ text: expect.stringContaining('We’ll refund what you paid.') }),
    );
    expect(rejected('E-1', 'No.', false).texts.EN.lines[0]).toBe('We couldn’t accept your application.');
    const { refund, payment } = await samir.get(id);
    expect(refund).toEqual({ amount: payment!.amount, isSent: true, failed: 0, held: 0 });
    expect(await seatsOf(openCohort)).toBe(33);
    expect(await history()).toEqual(expect.arrayContaining(['REFUNDED', 'APPLICATION_REJECTED']));
    const agreement = (await world.call('listEnvelopes', { ...at(samir.studentId), query: {} })).body
      .content[0]!;
    expect(agreement.status).toBe('VOIDED');
    const summary = await world.call('getFinancialSummary', at(samir.studentId));
    expect(summary.body.content).toMatchObject({ totalPaid: 0, totalRemaining: 0 });
  });

  it('cannot decide if there is nothing to decide, and sees why', async () => {
    const early = await advise(world, advisor, id, 'approveEnrollmentApplication');
    expect(early.problem).toMatchObject({
      key: 'applicationStatusInvalid',
      current: { status: 'SUBMITTED' },
    });
    expect((await advise(world, advisor, id, 'sendEnrollmentEnvelopes')).status).toBe(409);
  });

  it('cannot approve without the signed agreement, and has the student sign it again [M-03]', async () => {
    await advise(world, advisor, id, 'reviewEnrollmentApplication');
    const { body } = await world.call('listEnvelopes', { ...at(samir.studentId), query: {} });
    const reason = { reason: 'A wrong date.' };
    await world.call('voidEnvelope', { path: { id: body.content[0]!.id }, token: advisor, body: reason });
    const early = await advise(world, advisor, id, 'approveEnrollmentApplication');
    expect([early.status, early.problem.key]).toEqual([410, 'envelopeVoided']);
    expect((await samir.get(id)).status).toBe('IN_REVIEW');
    await world.call('requestEnrollmentChanges', note({ note: 'Sign the agreement again, please.' }));
    await samir.sign(id);
    await samir.submit(id, undefined, demoId('program', 1));
    await advise(world, advisor, id, 'reviewEnrollmentApplication');
    const { status } = await advise(world, advisor, id, 'approveEnrollmentApplication');
    expect(status).toBe(200);
  });

  it('voids an envelope and sends it again', async () => {
    for (const step of [
      'reviewEnrollmentApplication',
      'approveEnrollmentApplication',
      'sendEnrollmentEnvelopes',
    ] as const) {
      await advise(world, advisor, id, step);
    }
    await sealAll(world);
    const { body } = await world.call('listEnvelopes', {
      ...at(samir.studentId),
      query: { statuses: ['SENT'] },
    });
    const envelope = body.content[0]!.id;
    const reason = { reason: 'A wrong date.' };
    await world.call('voidEnvelope', { path: { id: envelope }, token: advisor, body: reason });
    expect((await samir.get(id)).status).toBe('APPROVED');
    await advise(world, advisor, id, 'sendEnrollmentEnvelopes');
    await samir.signAll();
    await sealAll(world);
    expect((await samir.get(id)).status).toBe('COMPLETE');
  });

  it('of the demo world approves automatically, one step at a time', async () => {
    const statuses: string[] = [];
    for (let seconds = 0; seconds < 15; seconds += 1) {
      world.clock.forward(1);
      await answerAsAdvisor(world.db, sending());
      statuses.push((await samir.get(id)).status);
    }
    expect([...new Set(statuses)]).toEqual(['SUBMITTED', 'IN_REVIEW', 'APPROVED', 'SIGNING']);
    expect((await samir.get(id)).timeline.at(-1)).toMatchObject({ actorName: 'Grace Whitfield' });
  });

  it('of the demo world leaves old applications alone', async () => {
    world.clock.forward(3601);
    await answerAsAdvisor(world.db, sending());
    const token = (await world.signIn('advisor@example.com')).accessToken;
    const { body } = await world.call('getEnrollmentApplication', { path: { id }, token });
    expect(body.content.status).toBe('SUBMITTED');
  });
});

describe('a document that isn’t signed', () => {
  const sentDocument = async () => {
    const id = await samir.complete();
    await samir.submit(id);
    await advise(world, advisor, id, 'reviewEnrollmentApplication');
    await advise(world, advisor, id, 'approveEnrollmentApplication');
    await advise(world, advisor, id, 'sendEnrollmentEnvelopes');
    const list = await world.call('listEnvelopes', { ...at(samir.studentId), query: { isOpen: true } });
    return { id, envelopeId: list.body.content.find(({ kind }) => kind === 'DISCLOSURES')!.id };
  };
  const kindsOf = async () => {
    const { body } = await world.call('listStudentTasks', at(samir.studentId));
    return body.content.map(({ kind }) => kind);
  };
  const replace = async (id: string, envelopeId: string) => {
    const voided = { path: { id: envelopeId }, token: advisor, body: { reason: 'A new one follows.' } };
    expect((await world.call('voidEnvelope', voided)).body.content.status).toBe('VOIDED');
    expect((await samir.get(id)).status).toBe('APPROVED');
    const { body } = await advise(world, advisor, id, 'sendEnrollmentEnvelopes');
    expect(body.content).toMatchObject({ status: 'SIGNING', expectation: { unsigned: null } });
  };

  it('because it was declined makes staff act, who replace it', async () => {
    const { id, envelopeId } = await sentDocument();
    await world.call('declineEnvelope', { ...at(envelopeId), body: { reason: 'My name is wrong.' } });
    const news = await world.lastEmail('advisor@example.com');
    expect(news.subject).toMatch(/ declined to sign: Disclosures and program handbook$/);
    expect(news.text).toContain('The reason: “My name is wrong.”');
    expect((await samir.get(id)).expectation).toMatchObject({
      awaits: 'ADVISOR',
      dueBy: null,
      unsigned: { envelopeId, isDeclined: true },
    });
    expect(await kindsOf()).toContain('DOCUMENTS_UNSIGNED');
    await replace(id, envelopeId);
  });

  it('in time is replaced by the student or by staff, who are notified', async () => {
    const { id, envelopeId } = await sentDocument();
    await world.db.update(envelopes).set({ expiresAt: world.clock.now }).where(eq(envelopes.id, envelopeId));
    const awaited = { awaits: 'STUDENT', dueBy: null, unsigned: { envelopeId, isDeclined: false } };
    // The job hasn't run yet.
    expect((await samir.get(id)).expectation).toMatchObject(awaited);
    await keepDeadlines(world.dependencies);
    const news = await world.lastEmail('advisor@example.com');
    expect(news.subject).toMatch(/ didn’t sign in time: Disclosures and program handbook$/);
    expect((await samir.get(id)).expectation).toMatchObject(awaited);
    const again = (await world.call('resendEnvelope', at(envelopeId))).body.content;
    expect((await samir.get(id)).expectation).toMatchObject({ dueBy: again.expiresAt, unsigned: null });
    const old = { path: { id: envelopeId }, token: advisor, body: { reason: 'Too late' } };
    expect((await world.call('voidEnvelope', old)).problem.key).toBe('envelopeChanged');
    await replace(id, again.id);
  });
});

describe('withdrawing', () => {
  it('leaves nothing to sign, also of what was declined before', async () => {
    const id = await samir.complete();
    await samir.submit(id);
    await advise(world, advisor, id, 'reviewEnrollmentApplication');
    await advise(world, advisor, id, 'approveEnrollmentApplication');
    await advise(world, advisor, id, 'sendEnrollmentEnvelopes');
    const list = await world.call('listEnvelopes', { ...at(samir.studentId), query: { isOpen: true } });
    const sent = list.body.content.find(({ kind }) => kind === 'DISCLOSURES')!.id;
    await world.call('declineEnvelope', { ...at(sent), body: { reason: 'A new job.' } });
    const read = async () => (await world.call('getEnvelope', at(sent))).body.content;
    expect(await read()).toMatchObject({ status: 'DECLINED', isResendable: true });
    await world.call('withdrawEnrollmentApplication', { ...at(id), body: {} });
    expect(await read()).toMatchObject({ status: 'DECLINED', isResendable: false });
    expect((await world.call('resendEnvelope', at(sent))).problem.key).toBe('envelopeChanged');
  });

  const paid = async () => {
    const { body } = await world.call('getFinancialSummary', at(samir.studentId));
    return body.content.totalPaid;
  };

  // Claim: withdrawal-refund, withdrawn-seat
  it('before the decision refunds everything', async () => {
    const id = await samir.complete();
    expect((await samir.get(id)).withdrawal).toMatchObject({ isPossible: false, refusal: null });
    await samir.submit(id);
    const promised = (await samir.get(id)).withdrawal;
    expect(promised).toMatchObject({ isPossible: true, refund: await paid(), fee: 0, validUntil: null });
    const { status } = await world.call('withdrawEnrollmentApplication', { ...at(id), body: {} });
    expect(status).toBe(204);
    const none = { isPossible: false, refusal: null, refund: 0, fee: 0, refundAfterDispute: 0 };
    const back = { amount: promised.refund, isSent: true, failed: 0, held: 0 };
    expect(await samir.get(id)).toMatchObject({ status: 'WITHDRAWN', withdrawal: none, refund: back });
    expect(await seatsOf(openCohort)).toBe(33);
    expect(await paid()).toBe(0);
    expect(await history()).toContain('APPLICATION_WITHDRAWN');
    const again = await world.call('withdrawEnrollmentApplication', { ...at(id), body: {} });
    expect(again.problem.key).toBe('applicationStatusInvalid');
    expect((await samir.create()).status).toBe(201);
  });

  // Claim: withdrawal-refund
  it('later, after the approval, keeps the registration fee', async () => {
    const id = await samir.complete();
    await samir.submit(id);
    await advise(world, advisor, id, 'reviewEnrollmentApplication');
    await advise(world, advisor, id, 'approveEnrollmentApplication');
    world.clock.forward(8 * day);
    samir = await createApplicant(world);
    const before = await paid();
    const fee = registrationFeeIn('USD');
    expect((await samir.get(id)).withdrawal).toMatchObject({ isPossible: true, refund: before - fee, fee });
    const withdraw = (refund: number, fee: number) =>
      world.call('withdrawEnrollmentApplication', {
        ...at(id),
        body: { reason: 'A new job', agreed: { refund, fee } },
      });
    // As a page says that was opened before the approval.
    expect((await withdraw(before, 0)).problem.key).toBe('termsChanged');
    expect([await paid(), (await samir.get(id)).status]).toEqual([before, 'APPROVED']);
    expect((await withdraw(before - fee, fee)).status).toBe(204);
    expect(await paid()).toBe(fee);
    const refund = { amount: before - fee, isSent: true };
    expect(await samir.get(id)).toMatchObject({ note: 'A new job', refund });
  });

  // Claim: withdrawal-refund
  it('waits while the bank decides about the payment, and says so', async () => {
    const id = await samir.complete('authentication');
    await samir.submit(id);
    expect((await samir.get(id)).withdrawal).toMatchObject({
      isPossible: false,
      refusal: 'PAYMENT_IN_PROGRESS',
    });
    const { problem } = await world.call('withdrawEnrollmentApplication', { ...at(id), body: {} });
    expect(problem.key).toBe('paymentStatusInProgress');
    expect((await samir.get(id)).status).toBe('SUBMITTED');
  });

  const coursesOf = () =>
    world.db
      .select({ id: courseStudents.courseId })
      .from(courseStudents)
      .innerJoin(courses, eq(courses.id, courseStudents.courseId))
      .where(and(eq(courseStudents.studentId, samir.studentId), eq(courses.programId, healthCoach)));

  // Claim: withdrawal-refund
  it('after the enrollment, before the first class, ends it and refunds by the same rule', async () => {
    const id = await samir.enroll(advisor);
    const before = await paid();
    expect((await samir.get(id)).withdrawal).toEqual({
      isPossible: true,
      refusal: null,
      refund: before,
      fee: 0,
      refundAfterDispute: 0,
      // March 2 is a Monday: the end of the fifth business day at the institute.
      validUntil: '2026-03-10T04:00:00.000Z',
    });
    expect(await coursesOf()).not.toEqual([]);
    await world.db.insert(transfers).values({
      studentId: samir.studentId,
      applicationId: id,
      currentCohortId: openCohort,
      targetCohortId: laterCohort,
      status: 'PENDING',
      sequence: 1,
      fee: 0,
      currency: 'USD',
      requestedAt: world.clock.now,
      expiresAt: new Date(world.clock.now.getTime() + day * 1000),
    });
    const { status } = await world.call('withdrawEnrollmentApplication', { ...at(id), body: {} });
    expect(status).toBe(204);
    expect(await samir.get(id)).toMatchObject({
      status: 'WITHDRAWN',
      refund: { amount: before, isSent: true },
    });
    expect(await paid()).toBe(0);
    expect(await seatsOf(openCohort)).toBe(33);
    expect(await coursesOf()).toEqual([]);
    const [student] = await world.db.select().from(students).where(eq(students.id, samir.studentId));
    expect(student!.cohortId).toBeNull();
    const [transfer] = await world.db.select().from(transfers).where(eq(transfers.applicationId, id));
    expect(transfer!.status).toBe('CANCELLED');
    const sent = await world.db.select().from(emails).where(eq(emails.recipient, 'new.coach@example.com'));
    expect(sent.filter(({ text }) => text.includes('your enrollment has ended'))).toHaveLength(1);
    expect((await samir.create()).status).toBe(201);
  });

  it('gives courses of an earlier enrollment the days of the new class, and leaves open what was begun', async () => {
    const [begun, untouched] = await world.db
      .select({ courseId: courses.id })
      .from(courses)
      .where(
        and(
          eq(courses.programId, healthCoach),
          eq(courses.languageIso2LetterCode, 'EN'),
          eq(courses.isActive, true),
        ),
      );
    const former = {
      studentId: samir.studentId,
      startDate: '2024-01-08',
      endDate: '2024-06-30',
      opensOn: '2024-01-08',
    };
    await world.db.insert(courseStudents).values([
      { ...begun!, ...former, status: 'COMPLETED' },
      { ...untouched!, ...former },
    ]);
    await samir.enroll(advisor);
    const [cohort] = await world.db.select().from(cohorts).where(eq(cohorts.id, openCohort));
    const { startDate, graduationDate: endDate } = cohort!;
    const following = await world.db
      .select()
      .from(courseStudents)
      .where(eq(courseStudents.studentId, samir.studentId));
    const days = new Map(following.map((one) => [one.courseId, one]));
    expect(days.get(begun!.courseId)).toMatchObject({
      status: 'COMPLETED',
      startDate,
      endDate,
      opensOn: '2024-01-08',
    });
    expect(days.get(untouched!.courseId)).toMatchObject({ startDate, endDate, opensOn: startDate });
  });

  // Claim: withdrawal-refund
  it('after the enrollment is over in the portal once the first class has begun', async () => {
    const id = await samir.enroll(advisor);
    const [cohort] = await world.db.select().from(cohorts).where(eq(cohorts.id, openCohort));
    const begins = startOfInstituteDay(cohort!.startDate);
    world.clock.now = new Date(begins.getTime() - 1000);
    samir = await createApplicant(world);
    const fee = registrationFeeIn('USD');
    expect((await samir.get(id)).withdrawal).toEqual({
      isPossible: true,
      refusal: null,
      refund: (await paid()) - fee,
      fee,
      refundAfterDispute: 0,
      validUntil: begins.toISOString(),
    });
    world.clock.forward(1);
    expect((await samir.get(id)).withdrawal).toMatchObject({ isPossible: false, refusal: 'CLASS_STARTED' });
    const { problem } = await world.call('withdrawEnrollmentApplication', { ...at(id), body: {} });
    expect(problem).toMatchObject({ key: 'applicationStatusInvalid', current: { status: 'COMPLETE' } });
    expect(await seatsOf(openCohort)).toBe(34);
  });

  it('is over for good after the last class, and takes nothing from a graduate', async () => {
    const id = await samir.enroll(advisor);
    const [cohort] = await world.db.select().from(cohorts).where(eq(cohorts.id, openCohort));
    const before = await coursesOf();
    world.clock.now = startOfInstituteDay(addDays(cohort!.graduationDate, 1));
    samir = await createApplicant(world);
    expect((await samir.get(id)).withdrawal).toMatchObject({ isPossible: false, refusal: null });
    const { problem } = await world.call('withdrawEnrollmentApplication', { ...at(id), body: {} });
    expect(problem).toMatchObject({ key: 'applicationStatusInvalid', current: { status: 'COMPLETE' } });
    expect(await coursesOf()).toEqual(before);
  });
});
