import { and, asc, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../platform/identifier.ts';
import { demoId } from '../seed/seed.ts';
import { coachProducts } from '../tables/coach-products.ts';
import { emails } from '../tables/emails.ts';
import { paymentMethods } from '../tables/payment-methods.ts';
import { payments } from '../tables/payments.ts';
import { students } from '../tables/students.ts';
import { subscriptionInvoices, subscriptions } from '../tables/subscriptions.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { readPdf, textsOf } from '../testing/pdf.ts';
import { runJob } from '../testing/run-job.ts';

const world = freshWorld();
let token: string;
beforeEach(async () => {
  token = await world.tokenOf('coach@example.com');
});

const rosa = { coachId: demoId('coach', 5) };
const samir = { coachId: demoId('coach', 6) };
const plan = (number: number) => demoId('plan', number);
const get = (path = rosa) => world.call('getSubscription', { path, token });
const update = (body: object, path = rosa) => world.call('updateSubscription', { path, token, body });

it('offers plans to everyone, cheapest first, in their language [K-05] [A-35]', async () => {
  const list = async (query: object = {}) =>
    (await world.call('listSubscriptionPlans', { query })).body.content;
  expect(
    (await list()).map(({ name, price, interval, yearlySaving }) => [name, price, interval, yearlySaving]),
  ).toEqual([
    ['Solo', 2_900, 'MONTH', 0],
    ['Practice', 5_900, 'MONTH', 0],
    ['Practice, yearly', 59_000, 'YEAR', 12 * 5_900 - 59_000],
  ]);
  const [solo] = await list({ languageIso2LetterCode: 'ES' });
  expect(solo).toMatchObject({
    serviceLimit: 3,
    features: [
      'Una página que encuentran todos los estudiantes',
      'Reservas en tu zona horaria',
      'Pagos y reembolsos con tarjeta',
    ],
  });
});

it('shows a coach’s subscription, even if there is none [K-05]', async () => {
  expect((await get()).body.content).toMatchObject({
    status: 'ACTIVE',
    isRunning: true,
    plan: { name: 'Practice' },
    nextPlan: null,
    periodEnd: '2026-03-20T15:00:00.000Z',
    cancelAtPeriodEnd: false,
  });
  token = await world.tokenOf('new.coach@example.com');
  expect((await get(samir)).body.content).toMatchObject({ status: 'NONE', isRunning: false, plan: null });
  expect((await get(rosa)).status).toBe(404);
  token = await world.tokenOf('admin@example.com');
  expect((await get(rosa)).status).toBe(200);
  expect((await update({ cancelAtPeriodEnd: true })).status).toBe(404);
});

describe('a subscription', () => {
  // Claim: canceled-subscription
  it('ends with its period when it is canceled, unless it is resumed [K-05]', async () => {
    const agreedUntil = (await get()).body.content.periodEnd;
    const cancelled = await update({ cancelAtPeriodEnd: true, agreedUntil });
    expect(cancelled.body.content).toMatchObject({ status: 'CANCEL_AT_PERIOD_END', cancelAtPeriodEnd: true });
    expect((await update({ cancelAtPeriodEnd: true })).body).toEqual(cancelled.body);
    expect((await update({ planId: plan(1) })).problem.key).toBe('subscriptionStatusInvalid');
    expect((await update({ cancelAtPeriodEnd: false })).body.content).toMatchObject({ status: 'ACTIVE' });
    const log = await world.call('listActivities', { path: { id: demoId('student', 5) }, token });
    expect(
      log.body.content
        .slice(0, 2)
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['SUBSCRIPTION_CANCELLED', 'SUBSCRIPTION_RESUMED']);
  });

  // Claim: plan-change
  it('switches to another plan from the next period on [K-05]', async () => {
    const { body } = await update({ planId: plan(3) });
    expect(body.content).toMatchObject({
      plan: { name: 'Practice' },
      nextPlan: { name: 'Practice, yearly' },
    });
    expect((await update({ planId: plan(2) })).body.content.nextPlan).toBeNull();
    const { status, problem } = await update({ planId: demoId('plan', 9) });
    expect([status, problem.errors?.[0]?.pointer]).toEqual([422, '/planId']);
  });

  // Claim: plan-limit
  it('keeps to the limit of the plan that begins, and tells the coach before and when it does', async () => {
    const services = and(eq(coachProducts.coachId, rosa.coachId), eq(coachProducts.type, 'SERVICE'));
    const [first] = await world.db.select().from(coachProducts).where(services);
    for (const title of ['Evening walk', 'Better sleep'])
      await world.db.insert(coachProducts).values({ ...first!, id: newId(), title });
    const all = await world.db.select().from(coachProducts).where(services).orderBy(asc(coachProducts.id));
    const published = async () =>
      (await world.db.select().from(coachProducts).where(services).orderBy(asc(coachProducts.id)))
        .filter(({ status }) => status === 'PUBLISHED')
        .map(({ id }) => id);
    const kept = all.slice(0, 3).map(({ id }) => id);
    await world.db.update(coachProducts).set({ status: 'DRAFT' }).where(services);
    await world.db.update(coachProducts).set({ status: 'PUBLISHED' }).where(inArray(coachProducts.id, kept));
    expect((await update({ planId: plan(1) })).body.content.nextPlan).toMatchObject({ serviceLimit: 3 });

    // The present plan, which is paid, still includes more.
    for (const { id: productId } of all.slice(3)) {
      const path = { ...rosa, productId };
      const body = { status: 'PUBLISHED' };
      expect((await world.call('updateCoachProductStatus', { path, token, body })).status).toBe(200);
    }
    expect(await published()).toHaveLength(all.length);
    const told = await world.lastEmail('coach@example.com');
    expect(told.subject).toBe('Your next plan includes fewer services than you’ve published');
    expect(told.text).toContain('From Mar 20, 2026, your plan “Solo” includes 3.');

    world.clock.forward(19 * 24 * 3600);
    await runJob(world, 'subscriptions');
    token = await world.tokenOf('coach@example.com');
    expect((await get()).body.content).toMatchObject({ plan: { name: 'Solo' }, status: 'ACTIVE' });
    expect(await published()).toEqual(kept);
    const mails = await world.db.select().from(emails).where(eq(emails.recipient, 'coach@example.com'));
    const unpublished = mails.find(({ subject }) => subject.startsWith('We unpublished services'));
    for (const { title } of all.slice(3)) expect(unpublished!.text).toContain(title);
  });

  // Claim: overdue-subscription
  it('that is overdue ends immediately, and so does the debt [K-05]', async () => {
    await world.db.update(subscriptions).set({ status: 'PAST_DUE' });
    await world.db
      .update(subscriptionInvoices)
      .set({ status: 'OPEN' })
      .where(eq(subscriptionInvoices.id, demoId('invoice', 5)));
    // As a page says that was opened before the charge failed.
    const agreedUntil = (await get()).body.content.periodEnd;
    const shown = await update({ cancelAtPeriodEnd: true, agreedUntil });
    expect([shown.problem.key, (await get()).body.content.status]).toEqual(['termsChanged', 'PAST_DUE']);
    expect((await update({ cancelAtPeriodEnd: true })).body.content.status).toBe('CANCELLED');
    const invoices = await world.call('listSubscriptionInvoices', { path: rosa, token });
    expect(invoices.body.content[0]).toMatchObject({ status: 'VOID' });
    expect((await update({ cancelAtPeriodEnd: false })).problem.key).toBe('subscriptionStatusInvalid');
  });

  it('that doesn’t exist can’t be changed', async () => {
    token = await world.tokenOf('new.coach@example.com');
    for (const body of [{ planId: plan(1) }, { cancelAtPeriodEnd: true }, { cancelAtPeriodEnd: false }])
      expect((await update(body, samir)).problem.key).toBe('subscriptionStatusInvalid');
    expect((await update({}, samir)).body.content.status).toBe('NONE');
  });
});

it('lists its invoices, 10 to a page, newest first [K-05] [F-04]', async () => {
  const { body } = await world.call('listSubscriptionInvoices', { path: rosa, token });
  expect(body.pagination.total).toBe(5);
  expect(body.content[0]).toMatchObject({ planName: 'Practice', amount: 5_900, status: 'PAID' });
  const ids = body.content.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted().reverse());
  const query = { sortBy: 'createdAt', descending: false, size: 1 };
  const first = await world.call('listSubscriptionInvoices', { path: rosa, token, query });
  expect(first.body.content[0]!.id).toBe(demoId('invoice', 1));
  token = await world.tokenOf('new.coach@example.com');
  expect((await world.call('listSubscriptionInvoices', { path: rosa, token })).status).toBe(404);
});

describe('the card of a subscription', () => {
  const another = demoId('paymentMethod', 52);
  beforeEach(async () => {
    const [card] = await world.db
      .select()
      .from(paymentMethods)
      .where(eq(paymentMethods.id, demoId('paymentMethod', 51)));
    await world.db
      .insert(paymentMethods)
      .values({ ...card!, id: another, isDefault: false, reference: 'another', fingerprint: 'another' });
  });

  // Claim: new-card-subscription
  it('can be replaced, even if the subscription ends with its period [K-05]', async () => {
    expect((await update({ paymentMethodId: another })).body.content).toMatchObject({
      status: 'ACTIVE',
      paymentMethodId: another,
    });
    await update({ cancelAtPeriodEnd: true });
    const back = await update({ paymentMethodId: demoId('paymentMethod', 51) });
    expect(back.body.content).toMatchObject({
      status: 'CANCEL_AT_PERIOD_END',
      paymentMethodId: demoId('paymentMethod', 51),
    });
    // Omitted properties stay unchanged.
    expect((await update({ cancelAtPeriodEnd: false })).body.content.paymentMethodId).toBe(
      demoId('paymentMethod', 51),
    );
  });

  it('has to be one of the coach’s that has not expired [K-05]', async () => {
    const keyOf = async (paymentMethodId: string) => (await update({ paymentMethodId })).problem.key;
    expect(await keyOf(demoId('paymentMethod', 11))).toBe('invalidPaymentMethodDetails');
    await world.db
      .update(paymentMethods)
      .set({ expiration: '2026-02' })
      .where(eq(paymentMethods.id, another));
    expect(await keyOf(another)).toBe('invalidPaymentMethodDetails');
    await world.db.update(subscriptions).set({ status: 'PAST_DUE' });
    expect(await keyOf(demoId('paymentMethod', 51))).toBe('subscriptionStatusInvalid');
  });
});

describe('an invoice', () => {
  const read = (invoiceId: string, path = rosa) =>
    world.call('getSubscriptionInvoiceDocument', { path: { ...path, invoiceId }, token });
  const textOf = (bytes: Uint8Array) =>
    textsOf(readPdf(bytes).structure)
      .map(({ text }) => text)
      .join('\n');
  const latest = demoId('invoice', 5);

  it('is a PDF with the charge, in the coach’s language [K-05]', async () => {
    const { status, headers, bytes } = await read(latest);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toContain('filename="invoice-2026-DEMO5.pdf"');
    const text = textOf(bytes);
    for (const line of [
      'Invoice 2026-DEMO5',
      'Paid on Feb 18, 2026.',
      'From: Health Coach Training Institute',
      'Billed to: Rosa Delgado',
      'Practice',
      'Feb 18, 2026 to Mar 20, 2026',
      'Paid $ 59.00',
      'Total\n$ 59.00',
    ])
      expect(text).toContain(line);
    expect((await read(latest)).bytes).toEqual(bytes);

    await world.db
      .update(students)
      .set({ languageIso2LetterCode: 'ES' })
      .where(eq(students.id, demoId('student', 5)));
    expect(textOf((await read(latest)).bytes)).toContain('Facturado a: Rosa Delgado');
  });

  it('shows whether it is paid, and with which card [K-05]', async () => {
    const [payment] = await world.db.select().from(payments).limit(1);
    const own = eq(subscriptionInvoices.id, latest);
    await world.db.update(subscriptionInvoices).set({ paymentId: payment!.id }).where(own);
    expect(textOf((await read(latest)).bytes)).toContain(`ending in ${payment!.last4}.`);
    // With the name that it was paid with, whatever the coach's is now.
    expect(textOf((await read(latest)).bytes)).toContain(`Billed to: ${payment!.payerName}\n`);
    expect(payment!.payerName).not.toBe('Rosa Delgado');
    await world.db.update(subscriptionInvoices).set({ status: 'OPEN', paidAt: null }).where(own);
    expect(textOf((await read(latest)).bytes)).toContain('Not paid yet.');
    await world.db.update(subscriptionInvoices).set({ status: 'VOID' }).where(own);
    expect(textOf((await read(latest)).bytes)).toContain('No longer due.');
  });

  it('is accessible to its coach only [K-05] [A-35]', async () => {
    expect((await read(demoId('plan', 1))).status).toBe(404);
    expect((await read(latest, samir)).status).toBe(404);
    token = await world.tokenOf('new.coach@example.com');
    expect([(await read(latest)).status, (await read(latest, samir)).status]).toEqual([404, 404]);
    token = await world.tokenOf('admin@example.com');
    expect((await read(latest)).status).toBe(200);
  });
});
