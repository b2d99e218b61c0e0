import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { chargeDueRows } from '../money/autopay.ts';
import { demoId } from '../seed/seed.ts';
import { enrollmentApplications } from '../tables/enrollment-applications.ts';
import { paymentScheduleRows, paymentSchedules } from '../tables/payment-schedules.ts';
import { type Applicant, createApplicant } from '../testing/applicant.ts';
import { payingDependencies } from '../testing/dependencies.ts';
import { leaveDemoUnsealed } from '../testing/envelopes.ts';
import { freshWorld } from '../testing/fresh-world.ts';

const world = freshWorld();
let samir: Applicant;
beforeEach(async () => {
  await leaveDemoUnsealed(world);
  samir = await createApplicant(world);
});

const at = ({ token }: Applicant, id: string) => ({ path: { id }, token });
const run = () => chargeDueRows(payingDependencies(world));

/** Submits with autopay and a card whose bank asks for a confirmation. */
async function submit(person: Applicant): Promise<{ scheduleId: string; paymentId: string; url: string }> {
  const id = await person.complete('authentication');
  const { paymentMethodId } = await person.get(id);
  await world.call('choosePaymentMethod', { ...at(person, id), body: { paymentMethodId, autoPay: true } });
  const { payment, paymentScheduleId } = (await person.submit(id)).body.content;
  return { scheduleId: paymentScheduleId!, paymentId: payment!.id, url: payment!.nextActionUrl! };
}
const rowsOf = (scheduleId: string) =>
  world.db.select().from(paymentScheduleRows).where(eq(paymentScheduleRows.scheduleId, scheduleId));

describe('autopay chosen while enrolling [P-28]', () => {
  // Claim: declined-not-charged, autopay-due-date
  it('doesn’t charge a deposit that the student canceled', async () => {
    const { scheduleId, paymentId } = await submit(samir);
    await world.call('cancelPayment', at(samir, paymentId));
    expect(await rowsOf(scheduleId)).toEqual([]);
    expect(await run()).toBe(0);
  });

  // Claim: autopay-due-date
  it('doesn’t charge a deposit that the bank refused', async () => {
    const { scheduleId, url } = await submit(samir);
    const body = new URLSearchParams({ decision: 'refuse' });
    await world.app.request(url, { method: 'POST', body });
    await world.sandbox.deliverEvents(
      async (body, headers) =>
        (await world.app.request('/payment_gateway/webhooks', { method: 'POST', body, headers })).ok,
    );
    expect(await rowsOf(scheduleId)).toEqual([]);
    expect(await run()).toBe(0);
  });

  it('doesn’t charge one either if it was turned on while the bank decided', async () => {
    const { scheduleId, paymentId } = await submit(samir);
    const turn = (enabled: boolean) =>
      world.call('updateAutoPay', { ...at(samir, samir.studentId), body: { enabled } });
    await turn(false);
    await turn(true);
    await world.call('cancelPayment', at(samir, paymentId));
    expect(await rowsOf(scheduleId)).toEqual([]);
    expect(await run()).toBe(0);
  });

  /** Camila, who still owes an earlier schedule, enrolls again. Returns her application's id and schedule. */
  async function enrollAgain(camila: Applicant, autoPay: boolean, beforeSubmitting = async () => {}) {
    // So that she can enroll in the same program again.
    const own = eq(enrollmentApplications.studentId, camila.studentId);
    await world.db.update(enrollmentApplications).set({ status: 'TRANSFERRED' }).where(own);
    const id = await camila.complete();
    const { paymentMethodId } = await camila.get(id);
    await world.call('choosePaymentMethod', { ...at(camila, id), body: { paymentMethodId, autoPay } });
    await beforeSubmitting();
    const { paymentScheduleId } = (await camila.submit(id)).body.content;
    return { id, scheduleId: paymentScheduleId! };
  }
  const isOpen = ({ status }: { status: string }) => status === 'INVALID' || status === 'SCHEDULED';
  const capturesOf = async (scheduleId: string) =>
    new Set((await rowsOf(scheduleId)).filter(isOpen).map(({ captureMethod }) => captureMethod));
  const older = demoId('paymentSchedule', 31);
  const turnOn = ({ studentId, token }: Applicant) =>
    world.call('updateAutoPay', { path: { id: studentId }, token, body: { enabled: true } });

  // Claim: autopay-due-date
  it('leaves the student’s other schedules as they are', async () => {
    const camila = await createApplicant(world, 'pastdue@example.com');
    const { id, scheduleId } = await enrollAgain(camila, true);
    expect(await run()).toBe(0);
    expect(await capturesOf(older)).toEqual(new Set(['MANUAL']));
    expect(await capturesOf(scheduleId)).toEqual(new Set(['AUTOMATIC']));
    const { studentId, token } = camila;
    const path = { id: studentId };
    const autoPayOf = async (applicationId: string) =>
      (await world.call('getFinancialSummary', { path, token, query: { applicationId } })).body.content
        .autoPay;
    const [schedule] = await world.db.select().from(paymentSchedules).where(eq(paymentSchedules.id, older));
    expect([await autoPayOf(id), await autoPayOf(schedule!.applicationId!)]).toEqual([true, false]);
    expect((await turnOn(camila)).status).toBe(200);
    expect(await run()).toBe(2);
  });

  // Claim: autopay-due-date
  it('isn’t turned off for them either', async () => {
    const camila = await createApplicant(world, 'pastdue@example.com');
    const { scheduleId } = await enrollAgain(camila, false, async () => {
      await turnOn(camila);
    });
    expect(await capturesOf(older)).toEqual(new Set(['AUTOMATIC']));
    expect(await capturesOf(scheduleId)).toEqual(new Set(['MANUAL']));
    expect(await run()).toBe(2);
  });
});
