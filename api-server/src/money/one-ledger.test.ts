import { decimalOfMinor, toCsv } from '@institute/values/formats';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cases, isLong } from '../../../scripts/given/lane.ts';
import { returns } from '../returns.ts';
import { demoId } from '../seed/seed.ts';
import { renewSubscriptions } from '../subscriptions/charge.ts';
import { coachProductPurchases } from '../tables/coach-product-purchases.ts';
import { disputes } from '../tables/disputes.ts';
import { paymentSchedules } from '../tables/payment-schedules.ts';
import { payments, refunds } from '../tables/payments.ts';
import { sandboxCharges, sandboxDisputes } from '../tables/sandbox.ts';
import { subscriptions } from '../tables/subscriptions.ts';
import { payingDependencies } from '../testing/dependencies.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { quotePurchase } from '../testing/purchase.ts';
import { breakdownOf } from './account-status.ts';
import { reconcile } from './reconciliation.ts';
import { readLedgers } from './stored-ledger.ts';

// Random histories of everything that moves money. After each step all figures are compared with one another and with
// what the payment provider has.

const world = freshWorld({ config: { rateLimitFactor: 10_000 } });
const studentId = demoId('student', 1);
const coachId = demoId('coach', 5);
const visa = demoId('paymentMethod', 11);
const path = { id: studentId };

type People = { maya: string; rosa: string; admin: string };
type Step =
  | { act: 'pay'; kind: 'INSTALLMENT' | 'PAY_OFF' | 'CUSTOM'; share: number }
  | { act: 'payAhead' }
  | { act: 'refund'; destination: 'CARD' | 'ROLLOVER'; share: number }
  | { act: 'transfer'; fee: number }
  | { act: 'buy' }
  | { act: 'refundPurchase'; pick: number; kind: 'PURCHASE' | 'UNUSED_SESSIONS'; count: number }
  | { act: 'book'; pick: number }
  | { act: 'cancel'; pick: number; isByCoach: boolean }
  | { act: 'dispute'; pick: number }
  | { act: 'decide'; pick: number; status: 'WON' | 'LOST' }
  | { act: 'refundAtProvider'; pick: number; share: number }
  | { act: 'renew' };

const pick = fc.nat(50);
const share = fc.integer({ min: 1, max: 100 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    act: fc.constant('pay' as const),
    kind: fc.constantFrom('INSTALLMENT' as const, 'PAY_OFF' as const, 'CUSTOM' as const),
    share,
  }),
  fc.record({ act: fc.constant('payAhead' as const) }),
  fc.record({
    act: fc.constant('refund' as const),
    destination: fc.constantFrom('CARD' as const, 'ROLLOVER' as const),
    share,
  }),
  fc.record({ act: fc.constant('transfer' as const), fee: fc.constantFrom(0, 15_000) }),
  fc.record({ act: fc.constant('buy' as const) }),
  fc.record({
    act: fc.constant('refundPurchase' as const),
    pick,
    kind: fc.constantFrom('PURCHASE' as const, 'UNUSED_SESSIONS' as const),
    count: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ act: fc.constant('book' as const), pick }),
  fc.record({ act: fc.constant('cancel' as const), pick, isByCoach: fc.boolean() }),
  fc.record({ act: fc.constant('dispute' as const), pick }),
  fc.record({
    act: fc.constant('decide' as const),
    pick,
    status: fc.constantFrom('WON' as const, 'LOST' as const),
  }),
  fc.record({ act: fc.constant('refundAtProvider' as const), pick, share }),
  fc.record({ act: fc.constant('renew' as const) }),
);

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
const chosen = <T>(items: T[], index: number): T | undefined => items[index % Math.max(1, items.length)];
const deliver = () =>
  world.sandbox.deliverEvents(
    async (body, headers) =>
      (await world.app.request('/payment_gateway/webhooks', { method: 'POST', body, headers })).ok,
  );
const summary = async (token: string) =>
  (await world.call('getFinancialSummary', { token, path })).body.content;

async function offer(token: string): Promise<string> {
  const body = {
    title: 'Four for 319.99',
    image: null,
    description: 'Four calls.',
    price: 31_999,
    productCategoryId: null,
    productSpecification: null,
    serviceCategoryId: 'HABITS',
    serviceSpecification: { session: { type: 'INDIVIDUAL' as const, count: 4, duration: 50 } },
  };
  return (await world.call('createCoachProduct', { path: { coachId }, token, body })).body.content.id;
}

const ownCharges = async () =>
  (
    await world.db
      .select({ charge: sandboxCharges })
      .from(sandboxCharges)
      .innerJoin(payments, eq(payments.reference, sandboxCharges.id))
      .where(inArray(payments.studentId, [studentId, demoId('student', 5)]))
      .orderBy(desc(sandboxCharges.createdAt), sandboxCharges.id)
  ).map(({ charge }) => charge);
const ownPurchases = async () =>
  world.db
    .select()
    .from(coachProductPurchases)
    .where(and(eq(coachProductPurchases.studentId, studentId), eq(coachProductPurchases.coachId, coachId)))
    .orderBy(desc(coachProductPurchases.id));

/** Does a step. What is refused changes nothing; only a failure of the server is a fault. */
async function act({ maya, rosa, admin }: People, productId: string, one: Step): Promise<number> {
  const { paymentScheduleId } = await summary(maya);
  const schedule = { id: paymentScheduleId! };
  const pay = async (body: object) => {
    const quote = await world.call('createPaymentQuote', {
      token: maya,
      path: schedule,
      body: body as never,
    });
    if (quote.status !== 201) return quote.status;
    const { quoteId } = quote.body.content;
    const input = { quoteId, paymentMethodId: visa };
    return (await world.call('createPayment', { token: maya, path: schedule, body: input })).status;
  };
  switch (one.act) {
    case 'pay': {
      const { payOffAmount } = await summary(maya);
      const amount = one.kind === 'CUSTOM' ? Math.ceil((payOffAmount * one.share) / 100) : null;
      return pay({ kind: one.kind, amount });
    }
    case 'payAhead': {
      const rows = await world.call('listPaymentScheduleRows', {
        token: maya,
        path: schedule,
        query: { size: 100 },
      });
      const last = rows.body.content.filter(({ status }) => status === 'SCHEDULED').at(-1);
      return pay({ kind: 'PRE_PAY', rowIds: last ? [last.id] : [] });
    }
    case 'refund': {
      const { totalPaid } = await summary(maya);
      const { destination } = one;
      const amount = Math.max(1, Math.floor((totalPaid * one.share) / 200));
      const body = { type: 'CUSTOM' as const, destination, amount, reason: 'Agreed on the phone.' };
      return (await world.call('createRefund', { token: admin, path: schedule, body })).status;
    }
    case 'transfer': {
      const [current] = await world.db
        .select()
        .from(paymentSchedules)
        .where(eq(paymentSchedules.id, schedule.id));
      const { cohortId, paymentPlanId } = current!;
      const body = { cohortId, paymentPlanId, fee: one.fee, reason: 'A new job.' };
      return (await world.call('transferPaymentSchedule', { token: admin, path: schedule, body })).status;
    }
    case 'buy': {
      const quoteId = await quotePurchase(world, { coachId, productId }, maya);
      const body = { productId, reservationId: null, paymentMethodId: visa, quoteId };
      return (await world.call('createCoachProductPurchase', { token: maya, body })).status;
    }
    case 'refundPurchase': {
      const purchase = chosen(await ownPurchases(), one.pick);
      if (!purchase) return 0;
      const { kind, count } = one;
      const body = { kind, sessionCount: kind === 'PURCHASE' ? null : count, reason: null };
      const refund = { token: rosa, path: { id: purchase.id }, body };
      return (await world.call('createPurchaseRefund', refund)).status;
    }
    case 'book': {
      const purchase = chosen(await ownPurchases(), one.pick);
      if (!purchase) return 0;
      const own = { token: maya, path: { id: purchase.id } };
      const day = new Date(world.clock.now.getTime() + (2 + (one.pick % 20)) * 86_400_000);
      const startTime = `${day.toISOString().slice(0, 10)}T17:00:00.000Z`;
      const body = { startTime, timeZone: 'America/New_York' };
      const held = await world.call('createPurchaseSlotReservation', { ...own, body });
      if (held.status !== 201) return held.status;
      const reservationId = held.body.content.id;
      return (await world.call('bookCoachSession', { ...own, body: { reservationId } })).status;
    }
    case 'cancel': {
      const { body } = await world.call('listCoachSessions', {
        token: rosa,
        path: { coachId },
        query: { size: 100, status: 'BOOKED' },
      });
      const session = chosen(
        body.content.filter((found) => found.purchaseId !== null && found.client.studentId === studentId),
        one.pick,
      );
      if (!session) return 0;
      const cancel = { path: { coachId, sessionId: session.id }, token: one.isByCoach ? rosa : maya };
      return (await world.call('cancelCoachSession', { ...cancel, body: { reason: 'Ill' } })).status;
    }
    case 'dispute': {
      const charge = chosen(await ownCharges(), one.pick);
      return charge && (await world.sandbox.disputeCharge(charge.id)) ? 200 : 0;
    }
    case 'decide': {
      const open = await world.db.select().from(sandboxDisputes).where(eq(sandboxDisputes.status, 'OPEN'));
      const dispute = chosen(open, one.pick);
      return dispute && (await world.sandbox.decideDispute(dispute.id, one.status)) ? 200 : 0;
    }
    case 'refundAtProvider': {
      const charge = chosen(await ownCharges(), one.pick);
      const left = charge ? charge.amount - charge.refunded : 0;
      const amount = Math.ceil((left * one.share) / 100);
      return left > 0 && (await world.sandbox.refundCharge(charge!.id, amount)) ? 200 : 0;
    }
    case 'renew': {
      await world.db.update(subscriptions).set({ periodEnd: world.clock.now, status: 'ACTIVE' });
      await renewSubscriptions(payingDependencies(world));
      return 200;
    }
  }
}

/** What the provider has of a student's payments of some kind: charged, refunded, and held by banks. */
async function atProvider(of: (payment: typeof payments.$inferSelect) => boolean) {
  const rows = await world.db
    .select({ payment: payments, charge: sandboxCharges, dispute: sandboxDisputes })
    .from(payments)
    .innerJoin(sandboxCharges, eq(sandboxCharges.id, payments.reference))
    .leftJoin(sandboxDisputes, eq(sandboxDisputes.chargeId, sandboxCharges.id))
    .where(eq(sandboxCharges.status, 'succeeded'));
  const own = rows.filter(({ payment }) => of(payment));
  const paid = sum(own.map(({ charge }) => charge.amount));
  const refunded = sum(own.map(({ charge }) => charge.refunded));
  const disputed = sum(own.map(({ dispute }) => (dispute && dispute.status !== 'WON' ? dispute.amount : 0)));
  return { paid, refunded, disputed, net: paid - refunded - disputed };
}

async function compareFigures({ maya, rosa, admin }: People): Promise<void> {
  const list = async (query: object, id = studentId, token = maya) =>
    (await world.call('listTransactions', { token, path: { id }, query: { size: 100, ...query } })).body;
  // Transactions and the provider.
  const all = await list({});
  const totals = all.pagination.totals[0]!;
  expect(totals).toEqual({
    currency: 'USD',
    ...(await atProvider((payment) => payment.studentId === studentId)),
  });
  const coach = await list({ purpose: 'SUBSCRIPTION' }, demoId('student', 5), admin);
  const ofCoach = await atProvider(
    (payment) => payment.studentId === demoId('student', 5) && payment.kind === 'SUBSCRIPTION',
  );
  expect(coach.pagination.totals[0]?.net ?? 0).toBe(ofCoach.net);
  // The list, its file, and the account history.
  if (all.pagination.total <= 100) {
    expect(sum(all.content.map(({ movedAmount }) => movedAmount))).toBe(totals.net);
    const csv = toCsv(
      all.content.map(({ status, amount, currency }) => [status, decimalOfMinor(amount, currency)]),
    );
    const cents = csv
      .slice(1)
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','))
      .filter(([status]) => ['ACCEPTED', 'OPEN', 'LOST'].includes(status!))
      .map(([, amount]) => Math.round(Number(amount) * 100));
    expect(sum(cents)).toBe(totals.net);
  }
  const history = await world.call('listAccountHistory', { token: maya, path, query: { size: 1 } });
  expect(history.body.content[0]!.paidSoFar).toBe(totals.net);
  // The account status of all schedules.
  const schedules = await world.db
    .select()
    .from(paymentSchedules)
    .where(eq(paymentSchedules.studentId, studentId));
  const ledgers = [...(await readLedgers(world.db, schedules)).values()];
  for (const ledger of ledgers) {
    const found = breakdownOf(ledger);
    expect(found.netTuition + found.interest + found.taxes - found.totalPaid - found.rollover).toBe(
      found.totalRemaining,
    );
  }
  const tuition = (await list({ purpose: 'TUITION' })).pagination.totals[0]!;
  // While a dispute is open, the payment counts as paid. What had moved to another schedule before it was refunded or
  // disputed stays with that one.
  const ofTuition = await world.db
    .select({ id: payments.id, scheduleId: payments.scheduleId })
    .from(payments)
    .where(and(eq(payments.studentId, studentId), ne(payments.kind, 'PURCHASE')));
  const ids = ofTuition.map(({ id }) => id);
  const taken = await world.db.select().from(refunds).where(inArray(refunds.paymentId, ids));
  const held = await world.db.select().from(disputes).where(inArray(disputes.paymentId, ids));
  const isInLedger = (reference: string) =>
    taken.some((refund) => refund.reference === reference && refund.scheduleId !== null);
  // A schedule that gives back what another had carried over to it lowers its rollover, not what was paid there.
  const ownSchedule = new Map(ofTuition.map(({ id, scheduleId }) => [id, scheduleId]));
  const besides =
    sum(
      taken
        .filter(
          ({ scheduleId, paymentId }) => scheduleId === null || scheduleId !== ownSchedule.get(paymentId!),
        )
        .map(({ amount }) => amount),
    ) +
    sum(
      held
        .filter(({ status, reference }) => status !== 'WON' && !isInLedger(reference))
        .map(({ amount }) => amount),
    );
  expect(sum(ledgers.map((ledger) => breakdownOf(ledger).totalPaid)) - besides).toBe(tuition.net);
  const current = ledgers.find(({ schedule }) => schedule.status === 'ACTIVE');
  if (current)
    expect(await summary(maya)).toMatchObject({
      paymentScheduleId: current.schedule.id,
      ...breakdownOf(current),
    });
  // What the coach gets.
  const { body } = await world.call('listSales', { token: rosa, path: { coachId }, query: { size: 1 } });
  const sold = await world.db
    .select()
    .from(coachProductPurchases)
    .where(eq(coachProductPurchases.coachId, coachId));
  const soldIds = new Set(sold.map(({ paymentId }) => paymentId));
  expect(body.pagination.summary[0]!.total.owed).toBe((await atProvider(({ id }) => soldIds.has(id))).net);
  // Everything at once.
  const { differences } = await reconcile(payingDependencies(world), returns);
  expect(differences).toEqual([]);
}

it('has one answer to what was paid, whatever happens', { timeout: 600_000 }, async () => {
  const done = new Set<Step['act']>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20, size: 'max' }), async (steps) => {
      await world.reset();
      const people = {
        maya: await world.tokenOf('student@example.com'),
        rosa: await world.tokenOf('coach@example.com'),
        admin: await world.tokenOf('admin@example.com'),
      };
      const productId = await offer(people.rosa);
      await compareFigures(people);
      for (const one of steps) {
        const status = await act(people, productId, one);
        expect(status).toBeLessThan(500);
        if (status >= 200 && status < 300) done.add(one.act);
        await deliver();
        await compareFigures(people);
      }
    }),
    { numRuns: cases(8, 1) },
  );
  // The one history of `npm test` needn't have everything.
  if (!isLong) return;
  // The histories are not made of refusals.
  const acts: Step['act'][] = ['book', 'buy', 'cancel', 'decide', 'dispute', 'pay', 'payAhead', 'refund'];
  expect([...done].sort()).toEqual([...acts, 'refundAtProvider', 'refundPurchase', 'renew', 'transfer']);
});
