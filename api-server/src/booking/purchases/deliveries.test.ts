import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoId } from '../../seed/seed.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { emails } from '../../tables/emails.ts';
import { freshWorld } from '../../testing/fresh-world.ts';
import { someAddress as address, quotePurchase } from '../../testing/purchase.ts';
import { cancelMeetings } from '../../testing/settle-sessions.ts';
import { turnOffMessages } from '../../testing/turn-off-messages.ts';

const world = freshWorld({ config: { rateLimitFactor: 100 } });
const coachId = demoId('coach', 5);
const lunchBox = demoId('product', 503);
const card = demoId('paymentMethod', 11);
let maya: string;
let rosa: string;
beforeEach(async () => {
  maya = await world.tokenOf('student@example.com');
  rosa = await world.tokenOf('coach@example.com');
});

const choices = { color: 'Clay', deliveryAddress: address };

async function buy(chosen: object = choices, productId = lunchBox) {
  const quoteId = await quotePurchase(world, { coachId, productId }, maya);
  const body = { productId, reservationId: null, paymentMethodId: card, quoteId, ...chosen };
  return world.call('createCoachProductPurchase', { token: maya, body });
}
const deliver = (id: string, note: string | null = null, token = rosa) =>
  world.call('recordPurchaseDelivery', { path: { id }, token, body: { note } });
const purchaseOf = async (id: string, token: string) =>
  (await world.call('getCoachProductPurchase', { path: { id }, token })).body.content;
const openDeliveries = async () => {
  const body = { coach: { value: coachId, label: '' }, isDeliveryOpen: true };
  const found = await world.call('findCoachProductPurchases', { token: rosa, query: { size: 100 }, body });
  return found.body.content.map(({ id }) => id);
};
const mailTo = async (number: number, token: string) =>
  (await world.call('listCommunicationIntents', { path: { id: demoId('student', number) }, token, body: {} }))
    .body.content;

describe('buying a product', () => {
  // Claim: product-delivery
  it('keeps the chosen color and the address, and gives them to the coach', async () => {
    const { status, body } = await buy();
    expect(status).toBe(201);
    const { id } = body.content;
    const formattedAddress = '12 Main St, Johnstown, OH 43031, United States';
    expect(body.content).toMatchObject({
      color: 'Clay',
      isShipped: true,
      delivery: {
        address: { ...address, formattedAddress },
        deliveredAt: null,
        note: null,
        isPossible: false,
      },
    });
    expect(await purchaseOf(id, rosa)).toMatchObject({
      color: 'Clay',
      delivery: { address: { formattedAddress }, isPossible: true },
    });
    const [sale] = (await mailTo(5, rosa)).filter(({ subject }) => subject.startsWith('You made a sale'));
    expect(sale!.body).toContain('Color: Clay');
    expect(sale!.body).not.toContain(formattedAddress);
    expect(await openDeliveries()).toEqual([id]);
  });

  it.each([
    [{ ...choices, color: null }, ['/color']],
    [{ ...choices, color: 'Rose' }, ['/color']],
    [
      { color: 'Clay', deliveryAddress: null },
      [
        '/deliveryAddress/countryCode',
        '/deliveryAddress/stateCode',
        '/deliveryAddress/city',
        '/deliveryAddress/street1',
      ],
    ],
    [{ color: 'Clay', deliveryAddress: { ...address, city: ' ' } }, ['/deliveryAddress/city']],
  ])('charges nothing if a choice is missing: %o', async (chosen, pointers) => {
    const { status, problem } = await buy(chosen);
    expect(status).toBe(422);
    expect(problem.errors!.map(({ pointer }) => pointer)).toEqual(pointers);
    expect(await openDeliveries()).toEqual([]);
  });

  it('asks for nothing if it is handed over and comes in one color', async () => {
    const plan = demoId('product', 504);
    await world.call('updateCoachProductStatus', {
      path: { coachId, productId: plan },
      token: rosa,
      body: { status: 'PUBLISHED' },
    });
    const { body } = await buy({ ...choices }, plan);
    expect(body.content).toMatchObject({ color: null, isShipped: false, delivery: { address: null } });
    expect((await deliver(body.content.id, 'It is in your inbox.')).body.content.delivery).toMatchObject({
      note: 'It is in your inbox.',
    });
  });

  it('asks again if the coach decided to send it after it was quoted', async () => {
    const plan = demoId('product', 504);
    const path = { coachId, productId: plan };
    await world.call('updateCoachProductStatus', { path, token: rosa, body: { status: 'PUBLISHED' } });
    const quoteId = await quotePurchase(world, path, maya);
    await world.call('patchCoachProduct', { path, token: rosa, body: { version: 2, isShipped: true } });
    const body = { productId: plan, reservationId: null, paymentMethodId: card, quoteId };
    const { problem } = await world.call('createCoachProductPurchase', { token: maya, body });
    expect(problem).toMatchObject({ key: 'quoteChanged', current: { isShipped: true } });
  });

  it('never sends a service', async () => {
    const { status, body } = await buy(choices, demoId('product', 501));
    expect(status).toBe(201);
    expect(body.content).toMatchObject({ color: null, isShipped: false, delivery: null });
  });
});

describe('delivering a product', () => {
  // Claim: product-delivery
  it('tells the buyer once, and again with another note', async () => {
    const { id } = (await buy()).body.content;
    for (const note of ['UPS 1Z 999', ' UPS 1Z 999 ', 'UPS 1Z 998']) await deliver(id, note);
    const mail = (await mailTo(1, maya)).filter(({ subject }) => subject.startsWith('Delivered'));
    expect(mail.map(({ body }) => /“.*”/.exec(body)?.[0])).toEqual(['“UPS 1Z 998”', '“UPS 1Z 999”']);
    expect(mail[0]!.body).toContain('Color: Clay');
    expect(await purchaseOf(id, maya)).toMatchObject({
      delivery: { deliveredAt: world.clock.now.toISOString(), note: 'UPS 1Z 998', isPossible: false },
    });
    expect(await openDeliveries()).toEqual([]);
  });

  it('doesn’t flood the buyer with notes, or lead them elsewhere', async () => {
    const { id } = (await buy()).body.content;
    const before = await world.countEmails();
    const { config } = world.dependencies;
    config.rateLimitFactor = 1;
    const statuses: number[] = [];
    for (let note = 1; note <= 30; note += 1)
      statuses.push((await deliver(id, `See https://parcels.example.net/${note}`)).status);
    config.rateLimitFactor = 100;
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(25).fill(429)]);
    expect((await world.countEmails()) - before).toBe(5);
    const sent = await world.db.select().from(emails).where(eq(emails.recipient, 'student@example.com'));
    const html = sent.map((email) => email.html).join('');
    expect(html).toContain('“See https://parcels.example.net/5”');
    expect(html).not.toContain('href="https://parcels.example.net');
  });

  // Claim: product-delivery
  it('is e-mailed to a buyer who turned messages off', async () => {
    await turnOffMessages(world.db, demoId('student', 1));
    await deliver((await buy()).body.content.id, 'UPS 1Z 999');
    const { subject, text } = await world.lastEmail('student@example.com');
    expect([subject, text]).toEqual([
      expect.stringMatching(/^Delivered/),
      expect.stringContaining('UPS 1Z 999'),
    ]);
  });

  it('is only for the coach who sold it', async () => {
    const { id } = (await buy()).body.content;
    expect((await deliver(id, null, maya)).status).toBe(403);
    expect((await deliver(id, null, await world.tokenOf('new.coach@example.com'))).status).toBe(404);
    expect((await deliver(id, null, await world.tokenOf('admin@example.com'))).status).toBe(403);
  });

  it('needs a paid product', async () => {
    const service = (await buy({}, demoId('product', 501))).body.content;
    expect((await deliver(service.id)).status).toBe(404);
    const { id } = (await buy()).body.content;
    await world.call('createPurchaseRefund', {
      path: { id },
      token: rosa,
      body: { kind: 'PURCHASE', reason: null },
    });
    expect((await deliver(id)).status).toBe(404);
    const { delivery, customerContact } = await purchaseOf(id, rosa);
    expect([delivery!.address, customerContact]).toEqual([null, null]);
    expect(await openDeliveries()).toEqual([]);
  });

  it('can be refunded afterwards', async () => {
    const { id } = (await buy()).body.content;
    await deliver(id);
    expect(await purchaseOf(id, rosa)).toMatchObject({ refund: { isPossible: true, amount: 3_450 } });
  });

  it('is refunded if the coach closes the account before', async () => {
    const { coachId: other, accessToken: token } = await world.signIn('new.coach@example.com');
    const [kept, open] = [(await buy()).body.content.id, (await buy()).body.content.id];
    await world.db
      .update(coachProductPurchases)
      .set({ coachId: other! })
      .where(eq(coachProductPurchases.paymentId, (await purchaseOf(kept, maya)).paymentId!));
    await deliver(kept, null, token);
    await world.db
      .update(coachProductPurchases)
      .set({ coachId: other! })
      .where(eq(coachProductPurchases.paymentId, (await purchaseOf(open, maya)).paymentId!));
    await cancelMeetings(world.db);
    const body = { currentPassword: 'Wellness1' };
    expect((await world.call('deleteCoachAccount', { path: { coachId: other! }, token, body })).status).toBe(
      204,
    );
    expect((await purchaseOf(kept, maya)).status).toBe('PAID');
    expect(await purchaseOf(open, maya)).toMatchObject({ status: 'REFUNDED', refundedAmount: 3_450 });
  });
});
