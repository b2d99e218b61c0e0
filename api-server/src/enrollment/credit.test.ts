import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { rolloverCredit } from '../money/schedule.ts';
import { newId } from '../platform/identifier.ts';
import { paymentScheduleRows, paymentSchedules } from '../tables/payment-schedules.ts';
import { payments, rollovers } from '../tables/payments.ts';
import { sandboxCharges, sandboxRefunds } from '../tables/sandbox.ts';
import { type Applicant, advise, createApplicant, personalInfo, plan } from '../testing/applicant.ts';
import { addCard } from '../testing/cards.ts';
import { leaveDemoUnsealed } from '../testing/envelopes.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { readPdf, textsOf } from '../testing/pdf.ts';

const world = freshWorld();
let samir: Applicant;
let advisor: string;
beforeEach(async () => {
  await leaveDemoUnsealed(world);
  samir = await createApplicant(world);
  advisor = (await world.signIn('advisor@example.com')).accessToken;
});

const deposit = 50_000;
const totalOwed = 564_500;
const at = (id: string) => ({ path: { id }, token: samir.token });
const credit = () => rolloverCredit(world.db, samir.studentId, 'USD');
const rowsOf = (scheduleId: string) =>
  world.db.select().from(paymentScheduleRows).where(eq(paymentScheduleRows.scheduleId, scheduleId));
const carriedOf = (rows: { rolloverAmount: number }[]) =>
  rows.reduce((sum, { rolloverAmount }) => sum + rolloverAmount, 0);
/** What was charged for enrolling. */
const charged = async () => {
  const own = and(eq(payments.studentId, samir.studentId), eq(payments.kind, 'DEPOSIT'));
  const made = await world.db.select().from(payments).where(own).orderBy(asc(payments.createdAt));
  return made.filter(({ status }) => status === 'ACCEPTED').map(({ amount }) => amount);
};

const receiptOf = async (id: string) => {
  const { bytes } = await world.call('getPaymentReceipt', at(id));
  return textsOf(readPdf(bytes).structure).map(({ text }) => text);
};

/** Pays a deposit for an enrollment that ends, and has staff keep some of it as credit. */
async function earnCredit(amount: number): Promise<void> {
  const id = await samir.complete();
  const { body } = await samir.submit(id);
  await world.call('createRefund', {
    path: { id: body.content.paymentScheduleId! },
    token: advisor,
    body: { type: 'CUSTOM', destination: 'ROLLOVER', amount, reason: 'Agreed on the phone.' },
  });
  await world.call('withdrawEnrollmentApplication', { ...at(id), body: {} });
  expect(await credit()).toBe(amount);
}

/** A draft like the first, with another card. */
async function completeAgain(card: 'another' | 'declined' = 'another'): Promise<string> {
  const { id } = (await samir.create()).body.content;
  await samir.save(id, { step: 'PERSONAL_INFO', ...personalInfo });
  await world.call('choosePaymentPlan', { ...at(id), body: plan });
  await samir.sign(id);
  const { body } = await addCard(world, samir, card);
  await world.call('choosePaymentMethod', { ...at(id), body: { paymentMethodId: body.content.id } });
  return id;
}

describe('credit', () => {
  // Claim: transfer-credit
  it('is used by the next enrollment, which charges the rest, and is on its receipt', async () => {
    await earnCredit(20_000);
    const id = await completeAgain();
    expect(await samir.get(id)).toMatchObject({ credit: 20_000, price: { totalOwed, dueToday: deposit } });
    const quote = (await samir.quote(id)).body.content;
    expect(quote).toMatchObject({ credit: 20_000, dueToday: deposit - 20_000, price: { totalOwed } });
    expect(quote.rows[0]).toMatchObject({ type: 'DEPOSIT', amountDue: deposit - 20_000 });
    const { body } = await samir.submit(id, undefined, quote.quoteId);
    expect(body.content).toMatchObject({ status: 'SUBMITTED', credit: 0, payment: { amount: 30_000 } });
    expect(await charged()).toEqual([deposit, 30_000]);
    expect(await credit()).toBe(0);
    expect(carriedOf(await rowsOf(body.content.paymentScheduleId!))).toBe(20_000);

    expect(await receiptOf(body.content.payment!.id)).toContain(
      'Your credit had paid $ 200.00 of these items.',
    );
  });

  it('is on the first receipt of what it paid in part, and what a transfer carried over has its name', async () => {
    await earnCredit(deposit);
    const isOwn = eq(rollovers.studentId, samir.studentId);
    await world.db
      .update(rollovers)
      .set({ amount: deposit + 10_000 })
      .where(isOwn);
    const id = await completeAgain();
    const scheduleId = (await samir.submit(id)).body.content.paymentScheduleId!;
    const { paymentMethodId } = await samir.get(id);
    const pay = async () => {
      world.clock.forward(60);
      const ask = { ...at(scheduleId), body: { kind: 'CUSTOM', amount: 5_000 } };
      const { quoteId } = (await world.call('createPaymentQuote', ask)).body.content;
      const input = { ...at(scheduleId), body: { quoteId, paymentMethodId }, key: newId() };
      return (await world.call('createPayment', input)).body.content.id;
    };
    const [first, second] = [await pay(), await pay()];
    expect(await receiptOf(first)).toContain('Your credit had paid $ 100.00 of these items.');
    expect((await receiptOf(second)).join()).not.toContain('Your credit');

    const [carried] = await world.db.select().from(rollovers).where(isOwn);
    const isReplaced = eq(paymentSchedules.id, carried!.fromScheduleId);
    await world.db.update(paymentSchedules).set({ transferredToId: scheduleId }).where(isReplaced);
    expect(await receiptOf(first)).toContain(
      'What you paid before your transfer had covered $ 100.00 of these items.',
    );
  });

  // Claim: transfer-credit
  it('that covers the deposit charges nothing, and no more of it is used than is owed', async () => {
    await earnCredit(deposit);
    const id = await completeAgain();
    const quote = (await samir.quote(id)).body.content;
    expect(quote).toMatchObject({ credit: deposit, dueToday: 0 });
    expect(quote.rows).toHaveLength(10);
    const { body } = await samir.submit(id, undefined, quote.quoteId);
    expect(body.content).toMatchObject({ status: 'SUBMITTED', payment: null });
    expect(await charged()).toEqual([deposit]);
  });

  // Claim: transfer-credit
  it('that covers everything needs no card, and submits without one', async () => {
    await earnCredit(deposit);
    await world.db
      .update(rollovers)
      .set({ amount: totalOwed })
      .where(eq(rollovers.studentId, samir.studentId));
    const { id } = (await samir.create()).body.content;
    await samir.save(id, { step: 'PERSONAL_INFO', ...personalInfo });
    await world.call('choosePaymentPlan', { ...at(id), body: plan });
    await samir.sign(id);
    const application = await samir.get(id);
    expect(application).toMatchObject({ paymentMethodId: null, totalRemaining: 0, nextStep: 'REVIEW' });
    const quote = (await samir.quote(id)).body.content;
    expect([quote.dueToday, quote.dueLater]).toEqual([0, 0]);
    const { body } = await samir.submit(id, undefined, quote.quoteId);
    expect(body.content).toMatchObject({ status: 'SUBMITTED', payment: null, totalRemaining: null });
    expect(await credit()).toBe(totalOwed - quote.credit);
  });

  it('that reaches installments saves their interest, and the quote adds up', async () => {
    await earnCredit(deposit);
    const id = await completeAgain();
    const quoted = async (amount: number) => {
      await world.db.update(rollovers).set({ amount }).where(eq(rollovers.studentId, samir.studentId));
      const { price, ...quote } = (await samir.quote(id)).body.content;
      const sum = quote.dueToday + quote.dueLater + quote.credit + quote.interestSaved + quote.waivedRest;
      expect(sum).toBe(price.totalOwed);
      expect(quote.dueLater).toBe(quote.rows.reduce((total, { amountDue }) => total + amountDue, 0));
      expect((await samir.get(id)).totalRemaining).toBe(quote.dueToday + quote.dueLater);
      return quote;
    };
    expect(await quoted(deposit)).toMatchObject({ credit: deposit, interestSaved: 0 });
    const some = await quoted(200_000);
    expect(some).toMatchObject({ credit: 200_000, dueToday: 0 });
    expect(some.interestSaved).toBeGreaterThan(0);
    const all = await quoted(totalOwed);
    expect(all).toMatchObject({ dueLater: 0, rows: [], credit: totalOwed - all.interestSaved });
    expect(all.interestSaved).toBeGreaterThan(some.interestSaved);
    // What is too little to be charged isn't interest, but for a share of it.
    const nearly = await quoted(all.credit - 30);
    expect(nearly).toMatchObject({ dueLater: 0, interestSaved: all.interestSaved - 2, waivedRest: 32 });
  });

  // Claim: transfer-credit
  it('is there again after a submission was refused, and used once by the next', async () => {
    await earnCredit(20_000);
    const id = await completeAgain('declined');
    expect((await samir.submit(id)).problem.key).toBe('failedPay');
    expect(await credit()).toBe(20_000);
    expect(await samir.get(id)).toMatchObject({ status: 'DRAFT', credit: 20_000 });
    const { body: card } = await addCard(world, samir, 'another');
    const paymentMethodId = card.content.id;
    await world.call('choosePaymentMethod', { ...at(id), body: { paymentMethodId } });
    const { body } = await samir.submit(id);
    expect(body.content).toMatchObject({ status: 'SUBMITTED', payment: { amount: 30_000 } });
    expect(await credit()).toBe(0);
  });

  it('asks for a new quote if it has changed since', async () => {
    await earnCredit(20_000);
    const id = await completeAgain();
    const { quoteId } = (await samir.quote(id)).body.content;
    await world.db.update(rollovers).set({ amount: 10_000 }).where(eq(rollovers.studentId, samir.studentId));
    const late = await samir.submit(id, undefined, quoteId);
    expect(late.problem).toMatchObject({
      key: 'submitApplicationFailed',
      errors: [{ pointer: '/quoteId', rule: 'expired' }],
    });
    expect(await charged()).toEqual([deposit]);
  });

  // Claim: transfer-credit
  it('that is left can be refunded by staff to the card that paid it, and no more', async () => {
    await earnCredit(20_000);
    const [schedule] = await world.db
      .select({ id: rollovers.fromScheduleId })
      .from(rollovers)
      .where(eq(rollovers.studentId, samir.studentId));
    const refund = (amount: number) =>
      world.call('createRefund', {
        path: { id: schedule!.id },
        token: advisor,
        body: { type: 'CUSTOM', amount, reason: 'Agreed on the phone.' },
      });
    expect((await refund(20_001)).problem.key).toBe('paymentBalanceExceeded');
    expect((await refund(15_000)).body.content).toMatchObject([{ amount: 15_000, status: 'ACCEPTED' }]);
    expect(await credit()).toBe(5_000);
    expect((await refund(5_000)).status).toBe(201);
    expect(await credit()).toBe(0);
    expect((await refund(1)).problem.key).toBe('paymentNoBalance');
    const [charge] = await world.db.select().from(sandboxCharges).where(eq(sandboxCharges.refunded, deposit));
    expect(charge).toBeDefined();
  });

  // Claim: withdrawal-refund
  it('goes back to the card that paid it, with the rest, when the enrollment ends', async () => {
    await earnCredit(20_000);
    const id = await completeAgain();
    await samir.submit(id);
    expect((await samir.get(id)).withdrawal).toMatchObject({ isPossible: true, refund: deposit, fee: 0 });
    await advise(world, advisor, id, 'reviewEnrollmentApplication');
    const before = await world.db.select().from(sandboxRefunds);
    await world.call('withdrawEnrollmentApplication', { ...at(id), body: {} });
    const sent = (await world.db.select().from(sandboxRefunds)).filter(
      (refund) => !before.some(({ key }) => key === refund.key),
    );
    expect(sent.map(({ amount }) => amount).toSorted()).toEqual([20_000, 30_000]);
    expect(new Set(sent.map(({ chargeId }) => chargeId)).size).toBe(2);
    expect(await samir.get(id)).toMatchObject({
      status: 'WITHDRAWN',
      refund: { amount: deposit, isSent: true },
    });
    expect(await credit()).toBe(0);
  });
});
