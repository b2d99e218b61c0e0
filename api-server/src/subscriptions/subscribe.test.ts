import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultConfig } from '../config.ts';
import { reconcilePayments } from '../money/reconcile.ts';
import { type GatewayEvent, GatewayUnavailable } from '../ports/payments.ts';
import { demoId } from '../seed/seed.ts';
import { coachSessions } from '../tables/coach-sessions.ts';
import { paymentMethods } from '../tables/payment-methods.ts';
import { payments, refunds } from '../tables/payments.ts';
import { sandboxCards, sandboxCharges } from '../tables/sandbox.ts';
import { subscriptionInvoices, subscriptions } from '../tables/subscriptions.ts';
import { addCard } from '../testing/cards.ts';
import { payingDependencies } from '../testing/dependencies.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { cancelMeetings } from '../testing/settle-sessions.ts';
import { renewSubscriptions } from './charge.ts';

const world = freshWorld({ config: { rateLimitFactor: 100 } });
let token: string;
beforeEach(async () => {
  token = await world.tokenOf('coach@example.com');
});

const rosa = { coachId: demoId('coach', 5) };
const visa = demoId('paymentMethod', 51);
const plan = (number: number) => demoId('plan', number);
const day = 24 * 3600;
const subscribe = (body: object = {}, key?: string) =>
  world.call('createSubscription', {
    path: rosa,
    token,
    body: { planId: plan(1), amount: 2_900, paymentMethodId: visa, ...body },
    ...(key && { key }),
  });
const read = async () => (await world.call('getSubscription', { path: rosa, token })).body.content;
const invoices = async () =>
  (await world.call('listSubscriptionInvoices', { path: rosa, token })).body.content;
const renew = () => renewSubscriptions(payingDependencies(world));
async function forward(days: number) {
  world.clock.forward(days * day);
  token = await world.tokenOf('coach@example.com');
}
async function setBehavior(behavior: string) {
  const [method] = await world.db.select().from(paymentMethods).where(eq(paymentMethods.id, visa));
  await world.db.update(sandboxCards).set({ behavior }).where(eq(sandboxCards.id, method!.reference));
}
async function confirmAtBank(id: string) {
  await world.db.update(sandboxCharges).set({ status: 'succeeded' }).where(eq(sandboxCharges.key, id));
  world.clock.forward(121);
  await reconcilePayments(payingDependencies(world));
  await renew();
}
const refundedAt = async (id: string) =>
  (await world.db.select().from(sandboxCharges).where(eq(sandboxCharges.key, id)))[0]!.refunded;
const charged = async () =>
  (await world.db.select().from(sandboxCharges)).filter(({ amount }) => amount === 2_900);

describe('subscribing', () => {
  beforeEach(async () => {
    await world.db.delete(subscriptionInvoices);
    await world.db.delete(subscriptions);
  });

  it('charges the first period immediately [K-05] [A-35]', async () => {
    const { status, body } = await subscribe();
    expect(status).toBe(201);
    expect(body.content).toMatchObject({
      status: 'ACTIVE',
      plan: { name: 'Solo' },
      periodStart: '2026-03-02T15:00:00.000Z',
      periodEnd: '2026-04-02T15:00:00.000Z',
      paymentMethodId: visa,
      pendingPaymentId: null,
    });
    expect(await invoices()).toMatchObject([{ planName: 'Solo', amount: 2_900, status: 'PAID' }]);
    expect(await charged()).toHaveLength(1);
    expect((await subscribe({ planId: plan(2) })).problem.key).toBe('subscriptionStatusInvalid');
  });

  it('happens once, however often it is sent', async () => {
    const first = await subscribe({}, 'subscribe-once');
    expect((await subscribe({}, 'subscribe-once')).body).toEqual(first.body);
    expect([(await invoices()).length, (await charged()).length]).toEqual([1, 1]);
  });

  // Claim: declined-subscription
  it('with a declined card creates nothing, and can be retried [K-05] [M-03]', async () => {
    await setBehavior('card_declined');
    const { status, problem } = await subscribe();
    expect([status, problem.key]).toEqual([402, 'failedPay']);
    expect((await read()).status).toBe('NONE');
    expect(await invoices()).toEqual([]);
    expect((await read()).isPaymentRefused).toBe(true);
    await setBehavior('succeeds');
    expect((await subscribe()).body.content.status).toBe('ACTIVE');
  });

  it('waits for the cardholder’s confirmation', async () => {
    await setBehavior('requiresAction');
    const { body } = await subscribe();
    expect(body.content).toMatchObject({ status: 'NONE', pendingPaymentId: expect.any(String) });
    expect((await subscribe()).problem.key).toBe('subscriptionStatusInvalid');
    const id = body.content.pendingPaymentId!;
    const [charge] = await world.db.select().from(sandboxCharges).where(eq(sandboxCharges.key, id));
    expect(new URL('/subscription', defaultConfig.coachOrigin).href).toBe(charge!.returnUrl);
    await confirmAtBank(id);
    expect(await read()).toMatchObject({ status: 'ACTIVE', pendingPaymentId: null });
    const { subject, text } = await world.lastEmail('coach@example.com');
    expect(subject).toBe('We received your payment of $\u00a029.00');
    expect(text).toContain(`See your subscription: ${defaultConfig.coachOrigin}/subscription`);
  });

  it('tells a coach who wasn’t there that the first payment failed', async () => {
    await setBehavior('requiresAction');
    const id = (await subscribe()).body.content.pendingPaymentId!;
    const declined = { status: 'declined' as const, code: 'authentication_failed' };
    await world.db.update(sandboxCharges).set(declined).where(eq(sandboxCharges.key, id));
    world.clock.forward(121);
    await reconcilePayments(payingDependencies(world));
    await renew();
    expect((await read()).status).toBe('NONE');
    const { subject, text } = await world.lastEmail('coach@example.com');
    expect(subject).toBe('Your payment of $\u00a029.00 didn’t go through');
    expect(text).toContain(`Subscribe: ${defaultConfig.coachOrigin}/subscription`);
  });

  // Claim: subscription-charges
  it.each([
    [{ planId: demoId('plan', 9) }, 'validationFailed'],
    [{ paymentMethodId: demoId('paymentMethod', 11) }, 'invalidPaymentMethodDetails'],
    // Another price than the one that the coach agreed to.
    [{ amount: 2_800 }, 'subscriptionStatusInvalid'],
  ])('to %o is refused', async (body, key) => {
    expect((await subscribe(body)).problem.key).toBe(key);
    expect(await invoices()).toEqual([]);
  });
});

describe('when the period ends', () => {
  // Claim: subscription-charges
  it('charges the next one, once [K-05]', async () => {
    await renew();
    expect(await invoices()).toHaveLength(5);
    await forward(18);
    await renew();
    await renew();
    expect(await read()).toMatchObject({
      status: 'ACTIVE',
      periodStart: '2026-03-20T15:00:00.000Z',
      periodEnd: '2026-04-18T15:00:00.000Z',
    });
    expect((await invoices()).filter(({ createdAt }) => createdAt > '2026-03-03')).toMatchObject([
      { amount: 5_900, status: 'PAID', planName: 'Practice' },
    ]);
  });

  // Claim: plan-change
  it('switches to the chosen plan [K-05]', async () => {
    await world.call('updateSubscription', { path: rosa, token, body: { planId: plan(3) } });
    await forward(18);
    await renew();
    expect(await read()).toMatchObject({
      plan: { name: 'Practice, yearly' },
      nextPlan: null,
      periodStart: '2026-03-20T15:00:00.000Z',
      periodEnd: '2027-03-20T15:00:00.000Z',
    });
  });

  // Claim: canceled-subscription
  it('ends a canceled subscription, which can start again [K-05]', async () => {
    await world.call('updateSubscription', { path: rosa, token, body: { cancelAtPeriodEnd: true } });
    await forward(18);
    await renew();
    expect(await read()).toMatchObject({ status: 'CANCELLED', plan: { name: 'Practice' } });
    expect(await invoices()).toHaveLength(5);
    const { body } = await subscribe();
    expect(body.content).toMatchObject({ status: 'ACTIVE', periodStart: '2026-03-20T15:00:00.000Z' });
  });

  // Claim: disabled-coach
  it('ends without another charge if the account is disabled [K-05]', async () => {
    const admin = await world.tokenOf('admin@example.com');
    const body = { reason: 'Left the institute.' };
    await world.call('disablePerson', { path: { userId: demoId('user', 5) }, token: admin, body });
    world.clock.forward(18 * day);
    await renew();
    const ofRosa = eq(subscriptionInvoices.coachId, rosa.coachId);
    expect(await world.db.$count(subscriptionInvoices, ofRosa)).toBe(5);
    const [subscription] = await world.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.coachId, rosa.coachId));
    expect(subscription!.status).toBe('CANCELLED');
    const { text } = await world.lastEmail('coach@example.com');
    expect(text).toContain('Your account is disabled, so you can’t sign in. Write to us');
    expect(text).not.toContain('Subscribe again');
  });
});

// Claim: canceled-subscription
it('ends when it is canceled while the charge of the next period is on its way, which is refunded [K-05]', async () => {
  await forward(18);
  const { gateway, ...dependencies } = payingDependencies(world);
  const cancel = { path: rosa, token, body: { cancelAtPeriodEnd: true } };
  const slow: typeof gateway = {
    ...gateway,
    charge: async (asked) => {
      expect((await world.call('updateSubscription', cancel)).status).toBe(200);
      return gateway.charge(asked);
    },
  };
  await renewSubscriptions({ ...dependencies, gateway: slow });
  await renew();
  expect((await read()).status).toBe('CANCELLED');
  const [invoice] = await world.db
    .select()
    .from(subscriptionInvoices)
    .where(eq(subscriptionInvoices.coachId, rosa.coachId))
    .orderBy(desc(subscriptionInvoices.id))
    .limit(1);
  expect(invoice!.status).toBe('VOID');
  expect(await refundedAt(invoice!.paymentId!)).toBe(5_900);
});

it('keeps the plan and the card that are chosen while the charge of the next period is on its way', async () => {
  await forward(18);
  const { id: card } = (await addCard(world, await world.signIn('coach@example.com'), 'another')).body
    .content;
  const { gateway, ...dependencies } = payingDependencies(world);
  const choice = { path: rosa, token, body: { planId: plan(3), paymentMethodId: card } };
  const slow: typeof gateway = {
    ...gateway,
    charge: async (asked) => {
      if (asked.amount === 5_900) await world.call('updateSubscription', choice);
      const outcome = await gateway.charge(asked);
      return outcome;
    },
  };
  await renewSubscriptions({ ...dependencies, gateway: slow });
  expect(await read()).toMatchObject({
    status: 'ACTIVE',
    plan: { id: plan(2) },
    nextPlan: { id: plan(3) },
    paymentMethodId: card,
  });
});

// Claim: subscription-charges
it('charges the plan that was chosen for the next period as it says, when that charge was declined [K-05]', async () => {
  await world.call('updateSubscription', { path: rosa, token, body: { planId: plan(3) } });
  await setBehavior('insufficient_funds');
  await forward(18);
  await renew();
  expect(await read()).toMatchObject({
    status: 'PAST_DUE',
    plan: { name: 'Practice' },
    overdue: { plan: { id: plan(3), name: 'Practice, yearly' }, amount: 59_000 },
  });
  await setBehavior('succeeds');
  const former = await subscribe({ planId: plan(2), amount: 5_900 });
  expect(former.problem.key).toBe('subscriptionStatusInvalid');
  await subscribe({ planId: plan(3), amount: 59_000 });
  expect(await read()).toMatchObject({ status: 'ACTIVE', plan: { id: plan(3) }, overdue: null });
});

// Claim: new-card-subscription
it('charges the card that was chosen last [K-05]', async () => {
  const [first] = await world.db.select().from(paymentMethods).where(eq(paymentMethods.id, visa));
  const card = { id: demoId('paymentMethod', 52), isDefault: false, last4: '4444', fingerprint: 'another' };
  await world.db.insert(paymentMethods).values({ ...first!, ...card, brand: 'MASTERCARD' });
  await world.call('updateSubscription', { path: rosa, token, body: { paymentMethodId: card.id } });
  await forward(18);
  await renew();
  const [latest] = await world.db
    .select()
    .from(payments)
    .where(eq(payments.studentId, demoId('student', 5)))
    .orderBy(desc(payments.id))
    .limit(1);
  expect(latest).toMatchObject({ kind: 'SUBSCRIPTION', paymentMethodId: card.id, last4: '4444' });
});

it('charges and keeps the card that was chosen while the charge of the next period had no answer [K-05]', async () => {
  await setBehavior('insufficient_funds');
  await forward(18);
  const { gateway, ...dependencies } = payingDependencies(world);
  const silent: typeof gateway = {
    ...gateway,
    charge: () => Promise.reject(new GatewayUnavailable('The line is broken.')),
  };
  await renewSubscriptions({ ...dependencies, gateway: silent });
  const holder = await world.signIn('coach@example.com');
  const { id: card } = (await addCard(world, holder, 'another')).body.content;
  await world.call('updateSubscription', { path: rosa, token, body: { paymentMethodId: card } });
  await world.dependencies.db
    .update(payments)
    .set({ status: 'INVALID' })
    .where(eq(payments.status, 'IN_PROGRESS'));
  await renew();
  expect(await read()).toMatchObject({ status: 'PAST_DUE', overdue: { amount: 5_900 } });
  await forward(3);
  await renew();
  expect(await read()).toMatchObject({ status: 'ACTIVE', paymentMethodId: card, overdue: null });
});

describe('a declined charge', () => {
  beforeEach(async () => {
    await setBehavior('insufficient_funds');
    await forward(18);
    await renew();
  });
  const inbox = async () =>
    (await world.call('listCommunicationIntents', { path: { id: demoId('student', 5) }, token, body: {} }))
      .body.content;

  // Claim: subscription-retries
  it('makes the subscription overdue, and is retried after 3 days [K-05]', async () => {
    expect(await read()).toMatchObject({ status: 'PAST_DUE', periodEnd: '2026-03-20T15:00:00.000Z' });
    expect((await inbox())[0]).toMatchObject({
      subject: 'Your subscription payment of $\u00a059.00 didn’t go through',
      category: 'PAYMENT',
    });
    const tries = async () =>
      (await world.db.select().from(sandboxCharges)).filter(({ amount }) => amount === 5_900).length;
    expect(await tries()).toBe(1);
    await forward(2);
    await renew();
    expect(await tries()).toBe(1);
    await forward(1);
    await renew();
    expect([await tries(), (await inbox()).filter(({ category }) => category === 'PAYMENT').length]).toEqual([
      2, 2,
    ]);
    await setBehavior('succeeds');
    await forward(3);
    await renew();
    expect(await read()).toMatchObject({ status: 'ACTIVE', periodStart: '2026-03-20T15:00:00.000Z' });
    expect((await invoices())[0]).toMatchObject({ status: 'PAID', paidAt: '2026-03-26T15:00:00.000Z' });
  });

  // Claim: subscription-retries
  it('is reported each time, with the next attempt and the end [K-05]', async () => {
    const texts: string[] = [];
    for (let tries = 1; tries <= 5; tries += 1) {
      texts.push((await world.lastEmail('coach@example.com')).text);
      await forward(3);
      await renew();
    }
    const [next, end] = [/We’ll try again on (\w+ \d+), 2026/, /If it isn’t paid before (\w+ \d+), 2026/];
    expect(texts.map((text) => [next.exec(text)?.[1], end.exec(text)?.[1]])).toEqual([
      ['Mar 23', 'Apr 03'],
      ['Mar 26', 'Apr 03'],
      ['Mar 29', 'Apr 03'],
      ['Apr 01', 'Apr 03'],
      [undefined, 'Apr 03'],
    ]);
  });

  // Claim: subscription-until-holder-acts
  it('is not retried with a card that can’t be charged anymore', async () => {
    await setBehavior('expired_card');
    await forward(3);
    await renew();
    const { text } = await world.lastEmail('coach@example.com');
    expect(text).toContain('This card can’t be charged anymore: choose another one.');
    expect(text).not.toContain('try again');
    const { overdue } = await read();
    expect(overdue).toMatchObject({ nextAttemptAt: null });
    const count = await world.db.$count(sandboxCharges);
    await forward(6);
    await renew();
    expect(await world.db.$count(sandboxCharges)).toBe(count);
  });

  it('says to pay, and nothing of another card, if the bank wants a confirmation', async () => {
    await setBehavior('authentication_required');
    await forward(3);
    await renew();
    const { text } = await world.lastEmail('coach@example.com');
    expect(text).toContain('Your bank wants you to confirm this payment: pay now.');
    expect(text).toContain('If it isn’t paid before Apr 03, 2026, the subscription ends');
    expect(text).not.toContain('another card');
  });

  // Claim: subscription-until-holder-acts
  it.each(['updatePaymentMethod', 'reassignPaymentMethod'] as const)(
    'is tried again after %s, although no attempt was to follow',
    async (operation) => {
      await setBehavior('expired_card');
      await forward(3);
      await renew();
      expect((await read()).overdue).toMatchObject({ nextAttemptAt: null });
      const holder = await world.signIn('coach@example.com');
      const path = { id: holder.studentId, methodId: visa };
      if (operation === 'updatePaymentMethod') {
        await setBehavior('succeeds');
        const body = { expiration: '2033-01', holderName: 'Rosa' };
        await world.call(operation, { path, token, body });
      } else {
        const targetMethodId = (await addCard(world, holder, 'another')).body.content.id;
        await world.call(operation, { path, token, body: { targetMethodId } });
      }
      await renew();
      expect(await read()).toMatchObject({ status: 'ACTIVE', overdue: null });
    },
  );

  it('is paid by subscribing again [K-05]', async () => {
    await setBehavior('succeeds');
    const { body } = await subscribe({ planId: plan(2), amount: 5_900 });
    expect(body.content).toMatchObject({
      status: 'ACTIVE',
      plan: { name: 'Practice' },
      periodEnd: '2026-04-18T15:00:00.000Z',
    });
    expect((await invoices()).map(({ status }) => status)).not.toContain('OPEN');
  });

  // Claim: subscription-charges
  it('is paid with no other plan or amount than it shows [K-05]', async () => {
    expect((await read()).overdue).toMatchObject({ plan: { id: plan(2) }, amount: 5_900, currency: 'USD' });
    await setBehavior('succeeds');
    for (const body of [{ planId: plan(1) }, { planId: plan(1), amount: 5_900 }, { planId: plan(2) }])
      expect((await subscribe(body)).problem.key).toBe('subscriptionStatusInvalid');
    expect(await read()).toMatchObject({ status: 'PAST_DUE', nextPlan: null });
  });

  // Claim: overdue-subscription
  it('that the coach gives up is refunded if the bank still confirms it [K-05]', async () => {
    await setBehavior('requiresAction');
    const { pendingPaymentId: id } = (await subscribe({ planId: plan(2), amount: 5_900 })).body.content;
    await world.call('updateSubscription', { path: rosa, token, body: { cancelAtPeriodEnd: true } });
    await confirmAtBank(id!);
    expect(await refundedAt(id!)).toBe(5_900);
    expect((await read()).status).toBe('CANCELLED');
    const { subject, text } = await world.lastEmail('coach@example.com');
    expect(subject).toBe('Your refund of $\u00a059.00 is on the way');
    expect(text).toContain(`See your subscription: ${defaultConfig.coachOrigin}/subscription`);
    await renew();
    expect(await refundedAt(id!)).toBe(5_900);
  });

  it('that is refunded counts as paid again if the bank returns it later [K-05]', async () => {
    await setBehavior('requiresAction');
    const { pendingPaymentId: id } = (await subscribe({ planId: plan(2), amount: 5_900 })).body.content;
    await world.call('updateSubscription', { path: rosa, token, body: { cancelAtPeriodEnd: true } });
    await confirmAtBank(id!);
    const reported: GatewayEvent = { kind: 'refund', key: `void-${id}`, outcome: 'declined' };
    vi.spyOn(world.sandbox, 'readEvent').mockResolvedValueOnce(reported);
    await world.app.request('/payment_gateway/webhooks', { method: 'POST', body: '' });
    const [refund] = await world.db.select().from(refunds).where(eq(refunds.paymentId, id!));
    expect(refund).toMatchObject({ status: 'INVALID' });
    expect((await world.lastEmail('coach@example.com')).subject).toBe('Your refund didn’t go through');
    expect((await world.lastEmail('advisor@example.com')).subject).toContain('A refund to');
  });

  describe('that is tried again, and whose answer is lost,', () => {
    const cancel = () =>
      world.call('updateSubscription', { path: rosa, token, body: { cancelAtPeriodEnd: true } });
    /** Pays by subscribing again. The provider does not answer, whether or not it got the request. */
    async function payUnanswered(isReceived: boolean) {
      await setBehavior('succeeds');
      const { charge } = world.sandbox;
      vi.spyOn(world.sandbox, 'charge').mockImplementationOnce(async (asked) => {
        if (isReceived) await charge(asked);
        throw new GatewayUnavailable('The line is broken.');
      });
      const { problem } = await subscribe({ planId: plan(2), amount: 5_900 });
      expect(problem.key).toBe('paymentRequestError');
      const { pendingPaymentId } = await read();
      return pendingPaymentId!;
    }
    async function reconcile(minutes: number) {
      world.clock.forward(minutes * 60);
      await reconcilePayments(payingDependencies(world));
      await renew();
    }

    it('is paid once the outcome is known [K-05]', async () => {
      await payUnanswered(true);
      await reconcile(3);
      expect(await read()).toMatchObject({ status: 'ACTIVE', overdue: null, pendingPaymentId: null });
    });

    // Claim: overdue-subscription
    it('is refunded if the coach gave it up [K-05]', async () => {
      const id = await payUnanswered(true);
      await cancel();
      await reconcile(3);
      expect(await refundedAt(id)).toBe(5_900);
      expect((await read()).status).toBe('CANCELLED');
    });

    it('is not charged if the coach gave it up before the provider got it [K-05]', async () => {
      const id = await payUnanswered(false);
      await cancel();
      await reconcile(3);
      await reconcile(14);
      expect(await world.db.$count(sandboxCharges, eq(sandboxCharges.key, id))).toBe(0);
      const [payment] = await world.db.select().from(payments).where(eq(payments.id, id));
      expect(payment).toMatchObject({ status: 'INVALID', failureCode: 'never_arrived' });
    });
  });

  // Claim: overdue-subscription
  it('that ended the subscription is refunded if the bank still confirms it [K-05]', async () => {
    await forward(13);
    await setBehavior('requiresAction');
    const { pendingPaymentId: id } = (await subscribe({ planId: plan(2), amount: 5_900 })).body.content;
    await forward(1);
    await renew();
    expect((await read()).status).toBe('CANCELLED');
    await confirmAtBank(id!);
    expect(await refundedAt(id!)).toBe(5_900);
  });

  // Claim: overdue-subscription
  it('of a closed account is refunded if the bank still confirms it [K-05]', async () => {
    await world.db.delete(coachSessions);
    await cancelMeetings(world.db);
    await setBehavior('requiresAction');
    const { pendingPaymentId: id } = (await subscribe({ planId: plan(2), amount: 5_900 })).body.content;
    const closed = await world.call('deleteCoachAccount', {
      path: rosa,
      token,
      body: { currentPassword: 'Wellness1' },
    });
    expect(closed.status).toBe(204);
    await confirmAtBank(id!);
    expect(await refundedAt(id!)).toBe(5_900);
  });

  // Claim: inactive-subscription, subscription-retries
  it('ends the subscription after 2 weeks, also between two attempts [K-05]', async () => {
    for (let tries = 0; tries < 4; tries += 1) {
      await forward(3);
      await renew();
    }
    await forward(1);
    await renew();
    expect((await read()).status).toBe('PAST_DUE');
    await forward(1);
    await renew();
    expect((await read()).status).toBe('CANCELLED');
    expect((await invoices())[0]!.status).toBe('VOID');
    expect((await inbox())[0]!.subject).toBe('Your subscription has ended');
  });
});
