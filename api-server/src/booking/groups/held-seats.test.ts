import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { reconcilePayments } from '../../money/reconcile.ts';
import { reconcile } from '../../money/reconciliation.ts';
import { returns } from '../../returns.ts';
import { demoId } from '../../seed/seed.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { paymentMethods } from '../../tables/payment-methods.ts';
import { sandboxCards, sandboxCharges } from '../../tables/sandbox.ts';
import { payingDependencies } from '../../testing/dependencies.ts';
import { freshWorld } from '../../testing/fresh-world.ts';
import { quotePurchase } from '../../testing/purchase.ts';
import { reconcilePurchases } from '../purchases/pay.ts';

const world = freshWorld({ config: { rateLimitFactor: 100 } });
const coachId = demoId('coach', 5);
const visa = demoId('paymentMethod', 11);
const startTimes = ['2026-03-12T05:00:00.000Z', '2026-03-19T05:00:00.000Z'];

/** A seat whose payment the cardholder still has to confirm at the bank. */
async function holdSeat() {
  const rosa = await world.tokenOf('coach@example.com');
  const maya = await world.tokenOf('student@example.com');
  const [card] = await world.db.select().from(paymentMethods).where(eq(paymentMethods.id, visa));
  await world.db
    .update(sandboxCards)
    .set({ behavior: 'requiresAction' })
    .where(eq(sandboxCards.id, card!.reference));
  const service = {
    title: 'Evening group',
    image: null,
    description: null,
    price: 10_000,
    productCategoryId: null,
    productSpecification: null,
    serviceCategoryId: 'STRESS' as const,
    serviceSpecification: { session: { type: 'GROUP' as const, count: 2, duration: 60 } },
  };
  const product = await world.call('createCoachProduct', { path: { coachId }, token: rosa, body: service });
  const path = { coachId, productId: product.body.content.id };
  const dates = { capacity: 1, place: null, startTimes };
  const group = (await world.call('createCoachingGroup', { path, token: rosa, body: dates })).body.content;
  const body = {
    productId: path.productId,
    reservationId: null,
    paymentMethodId: visa,
    quoteId: await quotePurchase(world, path, maya),
    group: { id: group.id, version: group.version },
  };
  const { content } = (await world.call('createCoachProductPurchase', { token: maya, body })).body;
  expect(content.status).toBe('IN_PROGRESS');
  const settle = async (status: 'succeeded' | 'declined') => {
    world.clock.forward(1000);
    const buyer = await world.tokenOf('student@example.com');
    await world.db.update(sandboxCharges).set({ status }).where(eq(sandboxCharges.key, content.paymentId!));
    await reconcilePayments(payingDependencies(world));
    await reconcilePurchases(payingDependencies(world));
    return (await world.call('getCoachProductPurchase', { path: { id: content.id }, token: buyer })).body
      .content;
  };
  const seatsLeft = async () => {
    const buyer = await world.tokenOf('student@example.com');
    const query = { productId: path.productId };
    const list = await world.call('listCoachingGroups', { path: { coachId }, token: buyer, query });
    return list.body.content[0]!.seatsLeft;
  };
  return { rosa, group, settle, seatsLeft, purchaseId: content.id };
}
const heldOf = (purchaseId: string) =>
  world.db.select().from(coachSessions).where(eq(coachSessions.purchaseId, purchaseId));

it('refunds what was canceled before the payment was confirmed, and asks about what was moved', async () => {
  const { rosa, group, settle, seatsLeft, purchaseId } = await holdSeat();
  expect(await seatsLeft()).toBe(0);
  const path = (index: number) => ({
    coachId,
    groupId: group.id,
    groupSessionId: group.sessions[index]!.id,
  });
  const reason = 'I am ill.';
  await world.call('cancelGroupSession', { path: path(0), token: rosa, body: { reason } });
  const body = { startTime: '2026-03-20T05:00:00.000Z', reason };
  await world.call('moveGroupSession', { path: path(1), token: rosa, body });
  expect(await settle('succeeded')).toMatchObject({
    status: 'PAID',
    refundedAmount: 5_000,
    bookedSessionCount: 1,
  });
  const [session] = await heldOf(purchaseId);
  expect(session).toMatchObject({
    status: 'BOOKED',
    startTime: new Date(body.startTime),
    agreedStartTime: new Date(startTimes[1]!),
  });
  expect((await reconcile(payingDependencies(world), returns)).differences).toEqual([]);
});

it('frees the seat of a payment that isn’t confirmed', async () => {
  const { settle, seatsLeft, purchaseId } = await holdSeat();
  expect((await settle('declined')).status).toBe('FAILED');
  expect(await seatsLeft()).toBe(1);
  expect(await heldOf(purchaseId)).toEqual([]);
});
