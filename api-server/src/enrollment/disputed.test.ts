import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { executeRefunds } from '../money/refund.ts';
import type { PaymentGateway } from '../ports/payments.ts';
import { emails } from '../tables/emails.ts';
import { payments } from '../tables/payments.ts';
import { sandboxRefunds } from '../tables/sandbox.ts';
import { users } from '../tables/users.ts';
import { type Applicant, advise, createApplicant } from '../testing/applicant.ts';
import { payingDependencies } from '../testing/dependencies.ts';
import { leaveDemoUnsealed } from '../testing/envelopes.ts';
import { freshWorld } from '../testing/fresh-world.ts';

let isDeclined = false;
const throughLine = (sandbox: PaymentGateway): PaymentGateway => ({
  ...sandbox,
  refund: async (asked) => (isDeclined ? 'declined' : sandbox.refund(asked)),
});
const world = freshWorld({ throughLine });
let samir: Applicant;
let advisor: string;
beforeEach(async () => {
  isDeclined = false;
  await leaveDemoUnsealed(world);
  samir = await createApplicant(world);
  advisor = await world.tokenOf('advisor@example.com');
});

const deposit = 50_000;
const at = (id: string) => ({ path: { id }, token: samir.token });
const deliver = () =>
  world.sandbox.deliverEvents(
    async (body, headers) =>
      (await world.app.request('/payment_gateway/webhooks', { method: 'POST', body, headers })).ok,
  );

async function submit() {
  const id = await samir.complete();
  const { payment, paymentScheduleId } = (await samir.submit(id)).body.content;
  return { id, paymentId: payment!.id, scheduleId: paymentScheduleId! };
}

/** The student disputes the deposit. Returns the dispute's id. */
async function dispute(paymentId: string): Promise<string> {
  const [payment] = await world.db.select().from(payments).where(eq(payments.id, paymentId));
  const id = await world.sandbox.disputeCharge(payment!.reference!);
  await deliver();
  return id!;
}

async function decide(id: string, outcome: 'WON' | 'LOST'): Promise<void> {
  await world.sandbox.decideDispute(id, outcome);
  await deliver();
  await executeRefunds(payingDependencies(world));
}

/** What went back to the card. */
async function sentBack(paymentId: string): Promise<number> {
  const [payment] = await world.db.select().from(payments).where(eq(payments.id, paymentId));
  const sent = await world.db
    .select()
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.chargeId, payment!.reference!));
  return sent.reduce((sum, { amount }) => sum + amount, 0);
}

const end = {
  withdrawn: (id: string) => world.call('withdrawEnrollmentApplication', { ...at(id), body: {} }),
  rejected: async (id: string) => {
    await advise(world, advisor, id, 'reviewEnrollmentApplication');
    await world.call('rejectEnrollmentApplication', {
      path: { id },
      token: advisor,
      body: { note: 'The class is for nurses.' },
    });
  },
};

describe('a disputed deposit', () => {
  // Claim: withdrawal-refund
  it.each([
    ['withdrawn', 'WON', deposit],
    ['withdrawn', 'LOST', 0],
    ['rejected', 'WON', deposit],
    ['rejected', 'LOST', 0],
  ] as const)(
    'of an application that is %s waits for the bank: %s refunds %i',
    async (how, outcome, back) => {
      const { id, paymentId } = await submit();
      const disputeId = await dispute(paymentId);
      expect((await samir.get(id)).withdrawal).toMatchObject({
        isPossible: true,
        refund: 0,
        fee: 0,
        refundAfterDispute: deposit,
      });
      await end[how](id);
      expect(await sentBack(paymentId)).toBe(0);
      expect((await samir.get(id)).refund).toEqual({ amount: 0, isSent: true, failed: 0, held: deposit });
      await decide(disputeId, outcome);
      expect(await sentBack(paymentId)).toBe(back);
      expect((await samir.get(id)).refund).toEqual(
        back > 0 ? { amount: back, isSent: true, failed: 0, held: 0 } : null,
      );
      const sent = await world.db.select().from(emails);
      expect(sent.filter(({ text }) => text.includes('stays paid'))).toEqual([]);
    },
  );

  // Claim: dispute-counts-as-paid
  it('stays paid if the bank confirms it and the application goes on', async () => {
    const { id, paymentId } = await submit();
    await decide(await dispute(paymentId), 'WON');
    expect(await sentBack(paymentId)).toBe(0);
    expect((await world.lastEmail('new.coach@example.com')).text).toContain('It stays paid.');
    expect((await samir.get(id)).withdrawal).toMatchObject({ refund: deposit, refundAfterDispute: 0 });
  });

  // Claim: dispute-counts-as-paid
  it.each(['CARD', 'ROLLOVER'] as const)('can’t be refunded by staff too: %s', async (destination) => {
    const { paymentId, scheduleId } = await submit();
    await dispute(paymentId);
    const { problem } = await world.call('createRefund', {
      path: { id: scheduleId },
      token: advisor,
      body: { type: 'CUSTOM', destination, amount: 1, reason: 'Agreed on the phone.' },
    });
    expect(problem.key).toBe('paymentNoBalance');
  });
});

describe('a refund that the bank refuses', () => {
  // Claim: tuition-refund-refused
  it('is shown on the application, and the student and staff are notified', async () => {
    const { id, paymentId } = await submit();
    isDeclined = true;
    await end.withdrawn(id);
    expect(await sentBack(paymentId)).toBe(0);
    expect((await samir.get(id)).refund).toEqual({ amount: 0, isSent: true, failed: deposit, held: 0 });
    const { subject, text } = await world.lastEmail('new.coach@example.com');
    expect([subject, text]).toEqual([
      'Your refund didn’t go through',
      expect.stringContaining('get your money to you in another way'),
    ]);
    expect((await world.lastEmail('advisor@example.com')).subject).toBe(
      'A refund to Samir Haddad didn’t go through',
    );
  });

  it('goes to no staff whose account is disabled', async () => {
    const { id } = await submit();
    await world.db.update(users).set({ isDisabled: true }).where(eq(users.email, 'advisor@example.com'));
    await world.db.delete(emails);
    isDeclined = true;
    await end.withdrawn(id);
    const recipients = (await world.db.select().from(emails)).map(({ recipient }) => recipient);
    expect(recipients).toContain('admin@example.com');
    expect(recipients).not.toContain('advisor@example.com');
  });
});
