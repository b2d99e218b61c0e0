import { and, eq, getTableColumns } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { demoId } from '../seed/seed.ts';
import { paymentMethods } from '../tables/payment-methods.ts';
import { paymentScheduleRows } from '../tables/payment-schedules.ts';
import { sandboxCards } from '../tables/sandbox.ts';
import { subscriptions } from '../tables/subscriptions.ts';
import { addCard, enterCard } from '../testing/cards.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { createWorld } from '../testing/world.ts';
import { expiryOf } from './payment-methods.ts';

const world = freshWorld({ config: { rateLimitFactor: 100 } });

const visa = demoId('paymentMethod', 11);
const mastercard = demoId('paymentMethod', 12);
const maya = () => world.signIn('student@example.com');
const theo = () => world.signIn('new.student@example.com');
type Holder = Awaited<ReturnType<typeof maya>>;
const own = ({ accessToken: token, studentId: id }: Holder) => ({ token, path: { id } });
const one = (holder: Holder, methodId: string) => ({
  token: holder.accessToken,
  path: { id: holder.studentId, methodId },
});
const list = async (holder: Holder) => (await world.call('listPaymentMethods', own(holder))).body.content;

describe('the cards of a student [P-11] [D-02]', () => {
  // Claim: card-data
  it('consist of what the privacy policy names', () => {
    expect(Object.keys(getTableColumns(paymentMethods)).toSorted()).toEqual(
      [
        ...['brand', 'last4', 'expiration', 'holderName', 'address'],
        // The 2 codes of the provider.
        ...['reference', 'fingerprint'],
        ...['id', 'studentId', 'isDefault', 'createdAt'],
      ].toSorted(),
    );
  });

  // Claim: card-data
  it('are listed, default first, without their numbers', async () => {
    expect(await list(await maya())).toEqual([
      {
        id: visa,
        isDefault: true,
        brand: 'VISA',
        last4: '4242',
        expiration: '2028-05',
        isExpired: false,
        expiresSoon: false,
        isDeclined: false,
        holderName: 'Maya Lindqvist',
        assignedRows: 3,
        version: expect.any(String),
        paysSubscription: false,
      },
      {
        id: mastercard,
        isDefault: false,
        brand: 'MASTERCARD',
        last4: '4444',
        expiration: '2026-03',
        isExpired: false,
        expiresSoon: true,
        isDeclined: false,
        holderName: 'Maya Lindqvist',
        assignedRows: 0,
        version: expect.any(String),
        paysSubscription: false,
      },
    ]);
  });

  it.each([
    ['new.student@example.com', 404],
    ['coach@example.com', 404],
    ['advisor@example.com', 200],
    ['admin@example.com', 200],
  ])('are shown to %s with status %i', async (email, status) => {
    const { accessToken: token } = await world.signIn(email);
    const answer = await world.call('listPaymentMethods', { token, path: { id: demoId('student', 1) } });
    expect(answer.status).toBe(status);
  });

  it('are shown as expired once their month is over', async () => {
    world.clock.forward(60 * 24 * 3600);
    const [, second] = await list(await maya());
    expect(second).toMatchObject({ expiration: '2026-03', isExpired: true });
  });

  it.each([
    ['2026-03', '2026-04-01', 'expired'],
    ['2026-03', '2026-03-31', 'soon'],
    ['2026-03', '2026-02-14', 'soon'],
    ['2026-03', '2026-02-13', 'good'],
    ['2028-02', '2028-02-29', 'soon'],
    ['2026-12', '2027-01-01', 'expired'],
    ['2027-01', '2026-12-17', 'soon'],
    ['2027-01', '2026-12-16', 'good'],
  ])('valid through %s are, on %s, %s', (expiration, today, expected) => {
    expect(expiryOf(expiration, today)).toEqual({
      isExpired: expected === 'expired',
      expiresSoon: expected === 'soon',
    });
  });
});

describe('adding a card [P-11]', () => {
  // Claim: card-data
  it('begins with the provider’s form, which never sends us the number', async () => {
    const { status, body } = await world.call('setUpPaymentMethod', { ...own(await theo()), body: {} });
    expect(status).toBe(201);
    expect(body.content).toMatchObject({
      provider: 'SANDBOX',
      publishableKey: null,
      expiresAt: '2026-03-02T15:30:00.000Z',
      formPath: `/sandbox/card?clientSecret=${body.content.clientSecret}`,
    });
  });

  it('makes the first card the default, and others on request', async () => {
    const holder = await theo();
    const first = await addCard(world, holder, 'succeeds', { holderName: ' Theo Okafor ' });
    expect(first.status).toBe(201);
    expect(first.body.content).toMatchObject({
      isDefault: true,
      brand: 'VISA',
      last4: '4242',
      expiration: '2030-11',
      holderName: 'Theo Okafor',
    });
    expect((await addCard(world, holder, 'another')).body.content.isDefault).toBe(false);
    const third = await addCard(world, holder, 'declined', { isDefault: true });
    expect(third.body.content.isDefault).toBe(true);
    expect((await list(holder)).map(({ last4, isDefault }) => [last4, isDefault])).toEqual([
      ['0002', true],
      ['4242', false],
      ['4444', false],
    ]);
  });

  it('is written into the account history', async () => {
    const holder = await theo();
    await addCard(world, holder, 'succeeds');
    const { body } = await world.call('listAccountHistory', own(holder));
    expect(body.content[0]).toMatchObject({
      type: 'PAYMENT_METHOD_ADDED',
      description: 'Visa 4242',
      amount: null,
    });
  });

  it('saves a card once: cardAlreadyExist [M-03]', async () => {
    const { status, problem } = await addCard(world, await maya(), 'succeeds');
    expect([status, problem.key]).toEqual([409, 'cardAlreadyExist']);
    // The response contains it, so that an app can select it.
    const known = (await list(await maya())).find(({ last4 }) => last4 === '4242');
    expect(problem.current).toEqual(known);
    expect(await list(await maya())).toHaveLength(2);
    // Another student may have the same card.
    expect((await addCard(world, await theo(), 'succeeds')).status).toBe(201);
  });

  it('answers the same token with the card that it stored, which can still be charged', async () => {
    const holder = await theo();
    const body = { isDefault: true, holderName: null, address: null };
    const providerToken = await enterCard(world, holder, 'succeeds');
    const add = () => world.call('createPaymentMethod', { ...own(holder), body: { ...body, providerToken } });
    const first = await add();
    const again = await add();
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await list(holder)).toHaveLength(1);
    const [card] = await world.db.select().from(sandboxCards).where(eq(sandboxCards.id, providerToken));
    expect(card!.isAttached).toBe(true);
  });

  it('releases a card that it doesn’t store, and no other one', async () => {
    const holder = await theo();
    await addCard(world, holder, 'succeeds');
    const [stored] = await world.db
      .select()
      .from(paymentMethods)
      .where(eq(paymentMethods.studentId, holder.studentId));
    expect((await addCard(world, holder, 'succeeds')).problem.key).toBe('cardAlreadyExist');
    const attached = await world.db
      .select({ id: sandboxCards.id })
      .from(sandboxCards)
      .where(
        and(eq(sandboxCards.customer, `customer_${holder.studentId}`), eq(sandboxCards.isAttached, true)),
      );
    expect(attached).toEqual([{ id: stored!.reference }]);
  });

  it('doesn’t release a card if it isn’t known whether it was stored', async () => {
    const holder = await theo();
    const body = { isDefault: true, holderName: null, address: null };
    const providerToken = await enterCard(world, holder, 'succeeds');
    const { attach } = world.sandbox;
    vi.spyOn(world.sandbox, 'attach').mockImplementationOnce(async (asked) => {
      vi.spyOn(world.db, 'transaction').mockRejectedValueOnce(new Error('The database is away.'));
      return attach(asked);
    });
    const add = () => world.call('createPaymentMethod', { ...own(holder), body: { ...body, providerToken } });
    expect((await add()).status).toBe(500);
    const [card] = await world.db.select().from(sandboxCards).where(eq(sandboxCards.id, providerToken));
    expect(card!.isAttached).toBe(true);
    expect((await add()).status).toBe(201);
  });

  it('is refused with failedAddPaymentMethod if the provider declines it [M-03]', async () => {
    const holder = await theo();
    const refused = await addCard(world, holder, 'refused');
    expect([refused.status, refused.problem.key]).toEqual([402, 'failedAddPaymentMethod']);
    const body = { providerToken: 'card_unknown', isDefault: true, holderName: null, address: null };
    const unknown = await world.call('createPaymentMethod', { ...own(holder), body });
    expect(unknown.problem.key).toBe('failedAddPaymentMethod');
    const stolen = { ...body, providerToken: await enterCard(world, await maya(), 'another') };
    const other = await world.call('createPaymentMethod', { ...own(holder), body: stolen });
    expect(other.problem.key).toBe('failedAddPaymentMethod');
    expect(await list(holder)).toEqual([]);
  });

  it('is refused with invalidPaymentMethodDetails if it has expired in the meantime [M-03]', async () => {
    const holder = await theo();
    const providerToken = await enterCard(world, holder, 'succeeds', '03/2026');
    world.clock.forward(30 * 24 * 3600);
    const { accessToken: token } = await theo();
    const body = { providerToken, isDefault: true, holderName: null, address: null };
    const answer = await world.call('createPaymentMethod', { ...own(holder), token, body });
    expect([answer.status, answer.problem.key]).toEqual([422, 'invalidPaymentMethodDetails']);
  });

  it('is limited to 20 cards', async () => {
    const holder = await theo();
    const { studentId } = holder;
    const card = { studentId, brand: 'VISA' as const, last4: '1111', expiration: '2030-01' };
    await world.db.insert(paymentMethods).values(
      Array.from({ length: 20 }, (_, index) => ({
        ...card,
        reference: `card_${index}`,
        fingerprint: String(index),
        isDefault: index === 0,
        createdAt: world.clock.now,
      })),
    );
    expect((await addCard(world, holder, 'succeeds')).problem.key).toBe('limitReached');
  });
});

describe('changing a card [P-11]', () => {
  it('saves another month and name', async () => {
    const holder = await maya();
    const body = { expiration: '2031-12', holderName: 'M. Lindqvist' };
    const { status, body: answer } = await world.call('updatePaymentMethod', {
      ...one(holder, mastercard),
      body,
    });
    expect([status, answer.content]).toMatchObject([200, body]);
  });

  it('refuses an older page’s, which would put back the other field', async () => {
    const holder = await maya();
    const { expiration, version } = (await list(holder)).find(({ id }) => id === mastercard)!;
    const save = (body: object) => world.call('updatePaymentMethod', { ...one(holder, mastercard), body });
    const renewed = await save({ expiration: '2031-12', holderName: null, version });
    expect(renewed.body.content.version).not.toBe(version);
    const { status, problem } = await save({ expiration, holderName: 'M. Lindqvist', version });
    expect([status, problem.key]).toEqual([409, 'versionConflict']);
    expect(problem.current).toEqual(renewed.body.content);
  });

  it.each(['2026-02', '2047-01'])('refuses %s as a month [M-03]', async (expiration) => {
    const body = { expiration, holderName: null };
    const { status, problem } = await world.call('updatePaymentMethod', { ...one(await maya(), visa), body });
    expect([status, problem.key]).toEqual([422, 'invalidPaymentMethodDetails']);
    expect(problem.errors).toMatchObject([{ pointer: '/expiration' }]);
  });

  it('sets another default, and only one', async () => {
    const holder = await maya();
    const { body } = await world.call('makeDefaultPaymentMethod', one(holder, mastercard));
    expect(body.content.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [mastercard, true],
      [visa, false],
    ]);
    world.clock.forward(60 * 24 * 3600);
    const later = await maya();
    await world.db.update(paymentMethods).set({ isDefault: false }).where(eq(paymentMethods.id, mastercard));
    const { problem } = await world.call('makeDefaultPaymentMethod', one(later, mastercard));
    expect(problem.key).toBe('invalidPaymentMethodDetails');
  });

  it('is limited to the card’s owner', async () => {
    for (const email of ['new.student@example.com', 'admin@example.com', 'advisor@example.com']) {
      const { accessToken: token } = await world.signIn(email);
      const path = { id: demoId('student', 1), methodId: visa };
      expect((await world.call('makeDefaultPaymentMethod', { token, path })).status).toBe(404);
      expect((await world.call('deletePaymentMethod', { token, path })).status).toBe(404);
      const foreign = { id: (await world.signIn(email)).studentId, methodId: visa };
      expect((await world.call('deletePaymentMethod', { token, path: foreign })).status).toBe(404);
    }
  });
});

describe('deleting a card [P-11]', () => {
  // Claim: default-card
  it('is refused for the default while money is owed: paymentMethodDeleteDefaultError [M-03]', async () => {
    const { status, problem } = await world.call('deletePaymentMethod', one(await maya(), visa));
    expect([status, problem.key]).toEqual([409, 'paymentMethodDeleteDefaultError']);
  });

  // Claim: default-card
  it('is possible for the default once nothing is owed', async () => {
    const holder = await maya();
    const token = await world.tokenOf('advisor@example.com');
    await world.call('concludePaymentSchedule', {
      token,
      path: { id: demoId('paymentSchedule', 11) },
      body: { reason: 'Moves away.' },
    });
    await world.call('reassignPaymentMethod', { ...one(holder, visa), body: { targetMethodId: mastercard } });
    expect((await world.call('deletePaymentMethod', one(holder, visa))).status).toBe(204);
  });

  it('is refused while rows are assigned to it: paymentMethodAssignedDeleteError [M-03]', async () => {
    const holder = await maya();
    await world.call('makeDefaultPaymentMethod', one(holder, mastercard));
    const refused = await world.call('deletePaymentMethod', one(holder, visa));
    expect([refused.status, refused.problem.key]).toEqual([409, 'paymentMethodAssignedDeleteError']);

    const moved = await world.call('reassignPaymentMethod', {
      ...one(holder, visa),
      body: { targetMethodId: mastercard },
    });
    expect(moved.body.content).toEqual({ moved: 3 });
    expect((await world.call('deletePaymentMethod', one(holder, visa))).status).toBe(204);
    expect((await list(holder)).map(({ id, assignedRows }) => [id, assignedRows])).toEqual([[mastercard, 3]]);
    // Its past payments still show it.
    const rows = await world.call('listPaymentScheduleRows', {
      token: holder.accessToken,
      path: { id: demoId('paymentSchedule', 11) },
      query: { size: 100 },
    });
    expect(rows.body.content[1]).toMatchObject({ brand: 'VISA', last4: '4242', paymentMethodId: null });
  });

  it('is refused while a subscription is charged to it, which moves to another card', async () => {
    const rosa = await world.signIn('coach@example.com');
    const [subscription] = await world.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.coachId, demoId('coach', 5)));
    const paying = subscription!.paymentMethodId!;
    const { body } = await addCard(world, rosa, 'another');
    const other = body.content.id;
    await world.call('makeDefaultPaymentMethod', one(rosa, other));
    expect((await list(rosa)).find(({ id }) => id === paying)!.paysSubscription).toBe(true);
    const refused = await world.call('deletePaymentMethod', one(rosa, paying));
    expect([refused.status, refused.problem.key]).toEqual([409, 'paymentMethodAssignedDeleteError']);
    const moved = await world.call('reassignPaymentMethod', {
      ...one(rosa, paying),
      body: { targetMethodId: other },
    });
    expect(moved.body.content).toEqual({ moved: 1 });
    expect((await world.call('deletePaymentMethod', one(rosa, paying))).status).toBe(204);
    expect((await list(rosa)).map(({ id, paysSubscription }) => [id, paysSubscription])).toEqual([
      [other, true],
    ]);
  });

  it('makes another card the default if nothing is owed', async () => {
    const holder = await theo();
    const { body: first } = await addCard(world, holder, 'succeeds');
    await addCard(world, holder, 'another');
    expect((await world.call('deletePaymentMethod', one(holder, first.content.id))).status).toBe(204);
    expect(await list(holder)).toMatchObject([{ last4: '4444', isDefault: true }]);
    // A card that was deleted can be added again.
    expect((await addCard(world, holder, 'succeeds')).status).toBe(201);
  });

  it('moves rows only to a card that can be charged', async () => {
    world.clock.forward(60 * 24 * 3600);
    const holder = await maya();
    const body = { targetMethodId: mastercard };
    const { problem } = await world.call('reassignPaymentMethod', { ...one(holder, visa), body });
    expect(problem.key).toBe('invalidPaymentMethodDetails');
    const assigned = await world.db.$count(
      paymentScheduleRows,
      eq(paymentScheduleRows.paymentMethodId, mastercard),
    );
    expect(assigned).toBe(0);
  });
});

it('is limited to a number of cards per hour', async () => {
  const strict = await createWorld();
  const { accessToken: token, studentId: id } = await strict.signIn('new.student@example.com');
  const begin = () => strict.call('setUpPaymentMethod', { token, path: { id }, body: {} });
  for (let index = 0; index < 20; index += 1) expect((await begin()).status).toBe(201);
  expect((await begin()).problem.key).toBe('tooManyRequests');
  await strict.close();
});
