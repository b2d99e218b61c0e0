import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { chargeDueRows } from '../money/autopay.ts';
import { demoId } from '../seed/seed.ts';
import { enrollmentApplications } from '../tables/enrollment-applications.ts';
import { paymentScheduleRows } from '../tables/payment-schedules.ts';
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

  // Claim: autopay-due-date
  it('leaves earlier debts as they are', async () => {
    const camila = await createApplicant(world, 'pastdue@example.com');
    // So that she can enroll in the same program again, while she still owes.
    const own = eq(enrollmentApplications.studentId, camila.studentId);
    await world.db.update(enrollmentApplications).set({ status: 'TRANSFERRED' }).where(own);
    const id = await camila.complete();
    const { paymentMethodId } = await camila.get(id);
    await world.call('choosePaymentMethod', { ...at(camila, id), body: { paymentMethodId, autoPay: true } });
    const { paymentScheduleId } = (await camila.submit(id)).body.content;
    expect(await run()).toBe(0);
    const late = await rowsOf(demoId('paymentSchedule', 31));
    expect(late.filter(({ status }) => status === 'INVALID').map((row) => row.captureMethod)).toEqual(
      Array(2).fill('MANUAL'),
    );
    const installments = (await rowsOf(paymentScheduleId!)).filter(({ type }) => type === 'INSTALLMENT');
    expect(new Set(installments.map((row) => row.captureMethod))).toEqual(new Set(['AUTOMATIC']));
  });
});
