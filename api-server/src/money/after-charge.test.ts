import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { reconcilePurchases } from '../booking/purchases/pay.ts';
import type { PaymentGateway } from '../ports/payments.ts';
import { demoId } from '../seed/seed.ts';
import { coachProductPurchases } from '../tables/coach-product-purchases.ts';
import { refunds } from '../tables/payments.ts';
import { sandboxCharges } from '../tables/sandbox.ts';
import { createApplicant } from '../testing/applicant.ts';
import { quotePurchase } from '../testing/purchase.ts';
import { createWorld, type World } from '../testing/world.ts';
import { reconcilePayments } from './reconcile.ts';
import { executeRefunds } from './refund.ts';

// The money has moved, and then our database fails. A payment that succeeded must never be reported as failed.

let world: World;
let isToBreak = false;
let isBroken = false;

/** The provider carries out the request, and from then on nothing can be stored. */
function breaking(gateway: PaymentGateway): PaymentGateway {
  const wrap =
    <Asked extends unknown[], Answer>(call: (...asked: Asked) => Promise<Answer>) =>
    async (...asked: Asked): Promise<Answer> => {
      const answer = await call(...asked);
      isBroken = isToBreak;
      return answer;
    };
  return { ...gateway, charge: wrap(gateway.charge), refund: wrap(gateway.refund) };
}

beforeAll(async () => {
  world = await createWorld({ config: { rateLimitFactor: 100 }, throughLine: breaking });
  const transaction = world.db.transaction.bind(world.db);
  world.db.transaction = (work, config) => {
    if (isBroken) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    return transaction(work, config);
  };
});
beforeEach(async () => {
  isToBreak = isBroken = false;
  await world.reset();
});
afterAll(() => world.close());

const schedule = { id: demoId('paymentSchedule', 11) };
const visa = demoId('paymentMethod', 11);
const countCharges = () => world.db.$count(sandboxCharges, eq(sandboxCharges.status, 'succeeded'));

/** Restores the database, and advances the clock until unfinished payments are due to be settled. */
function recover(): void {
  isToBreak = isBroken = false;
  world.clock.forward(3 * 60);
}

it('reports a payment as in progress [P-10]', async () => {
  const { accessToken: token } = await world.signIn('student@example.com');
  const quoted = await world.call('createPaymentQuote', {
    token,
    path: schedule,
    body: { kind: 'INSTALLMENT' },
  });
  const before = await countCharges();
  isToBreak = true;
  const body = { quoteId: quoted.body.content.quoteId, paymentMethodId: visa };
  const answer = await world.call('createPayment', { token, path: schedule, body });
  expect([answer.status, answer.body.content.status]).toEqual([202, 'IN_PROGRESS']);
  recover();
  expect(await reconcilePayments(world.dependencies)).toBe(1);
  const path = { id: answer.body.content.id };
  expect((await world.call('getPayment', { token, path })).body.content.status).toBe('ACCEPTED');
  expect((await countCharges()) - before).toBe(1);
});

it('reports a refund as in progress [P-26]', async () => {
  const { accessToken: token } = await world.signIn('admin@example.com');
  isToBreak = true;
  const body = { type: 'CUSTOM', amount: 1_000, reason: 'Agreed on the phone.' };
  const answer = await world.call('createRefund', { token, path: schedule, body });
  expect([answer.status, answer.body.content[0]!.status]).toEqual([201, 'IN_PROGRESS']);
  recover();
  await executeRefunds(world.dependencies);
  const [made] = await world.db.select().from(refunds).where(eq(refunds.id, answer.body.content[0]!.id));
  expect(made!.status).toBe('ACCEPTED');
});

it('reports a purchase as in progress', async () => {
  const { accessToken: token } = await world.signIn('student@example.com');
  const before = await countCharges();
  isToBreak = true;
  const productId = demoId('product', 501);
  const quoteId = await quotePurchase(world, { coachId: demoId('coach', 5), productId }, token);
  const body = { productId, reservationId: null, paymentMethodId: visa, quoteId };
  const answer = await world.call('createCoachProductPurchase', { token, body });
  expect([answer.status, answer.body.content.status]).toEqual([201, 'IN_PROGRESS']);
  recover();
  await reconcilePayments(world.dependencies);
  await reconcilePurchases(world.dependencies);
  const own = eq(coachProductPurchases.id, answer.body.content.id);
  const [purchase] = await world.db.select().from(coachProductPurchases).where(own);
  expect(purchase!.status).toBe('PAID');
  expect((await countCharges()) - before).toBe(1);
});

it('reports an application’s payment as in progress, and continues it', async () => {
  const applicant = await createApplicant(world);
  const id = await applicant.complete();
  const { quoteId } = (await applicant.quote(id)).body.content;
  const before = await countCharges();
  isToBreak = true;
  const answer = await applicant.submit(id, 'one-and-the-same', quoteId);
  expect([answer.status, answer.problem.key]).toEqual([409, 'paymentStatusInProgress']);
  recover();
  await reconcilePayments(world.dependencies);
  // Uses the same key, because the portal repeats the request.
  isToBreak = false;
  const again = await applicant.submit(id, 'one-and-the-same', quoteId);
  expect([again.status, again.body.content.status]).toEqual([200, 'SUBMITTED']);
  expect((await countCharges()) - before).toBe(1);
});
