import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoId } from '../../seed/seed.ts';
import { users } from '../../tables/users.ts';
import { freshWorld } from '../../testing/fresh-world.ts';
import { quotePurchase } from '../../testing/purchase.ts';

const world = freshWorld({ config: { rateLimitFactor: 100 } });
let maya: string;
let rosa: string;
beforeEach(async () => {
  maya = await world.tokenOf('student@example.com');
  rosa = await world.tokenOf('coach@example.com');
});
const coachId = demoId('coach', 5);
const sales = async (query: object = {}, token = rosa) =>
  world.call('listSales', { token, path: { coachId }, query: { size: 100, ...query } });

async function sell(price: number): Promise<string> {
  const body = {
    title: 'Four calls',
    image: null,
    description: 'Four calls.',
    price,
    productCategoryId: null,
    productSpecification: null,
    serviceCategoryId: 'HABITS',
    serviceSpecification: { session: { type: 'INDIVIDUAL' as const, count: 4, duration: 50 } },
  };
  const product = await world.call('createCoachProduct', { path: { coachId }, token: rosa, body });
  const productId = product.body.content.id;
  const quoteId = await quotePurchase(world, { coachId, productId }, maya);
  const input = { productId, reservationId: null, paymentMethodId: demoId('paymentMethod', 11), quoteId };
  return (await world.call('createCoachProductPurchase', { token: maya, body: input })).body.content.id;
}

describe('the sales of a coach', () => {
  it('add up, with what the institute owes', async () => {
    const { body } = await sales();
    const sum = (name: 'amount' | 'refunded' | 'disputed' | 'owed') =>
      body.content.reduce((total, sale) => total + sale[name], 0);
    expect(body.pagination.total).toBe(body.content.length);
    expect(body.pagination.summary).toMatchObject([
      {
        currency: 'USD',
        total: {
          sold: sum('amount'),
          refunded: sum('refunded'),
          disputed: sum('disputed'),
          owed: sum('owed'),
        },
      },
    ]);
    for (const { amount, refunded, disputed, owed, state } of body.content) {
      expect(owed).toBe(amount - refunded - disputed);
      expect(state === 'WHOLE').toBe(owed === amount);
      expect(state === 'REFUNDED').toBe(amount > 0 && refunded === amount);
    }
    expect(sum('refunded')).toBeGreaterThan(0);
  });

  it('count a refund as soon as it is requested, and a sale in its month', async () => {
    const [before] = (await sales()).body.pagination.summary;
    const id = await sell(32_000);
    const refund = { kind: 'UNUSED_SESSIONS' as const, sessionCount: 1, reason: null };
    await world.call('createPurchaseRefund', { path: { id }, token: rosa, body: refund });
    const { pagination, content } = (await sales()).body;
    const { summary } = pagination;
    expect(content[0]).toMatchObject({ purchaseId: id, amount: 32_000, refunded: 8_000, owed: 24_000 });
    expect(summary[0]!.month.owed).toBe(before!.month.owed + 24_000);
    expect(summary[0]!.total.sold).toBe(before!.total.sold + 32_000);
  });

  it('have one for each purchase', async () => {
    const id = await sell(10_000);
    await sell(20_000);
    const { content } = (await sales({ purchaseId: id })).body;
    expect(content).toMatchObject([{ purchaseId: id, amount: 10_000 }]);
  });

  it('are filtered by state and days of the coach, unlike their sums', async () => {
    await sell(10_000);
    const all = (await sales()).body;
    const whole = (await sales({ status: 'WHOLE' })).body;
    const refunded = (await sales({ status: 'REFUNDED' })).body;
    expect(whole.content.every((sale) => sale.refunded === 0 && sale.disputed === 0)).toBe(true);
    expect(refunded.content.every((sale) => sale.refunded > 0)).toBe(true);
    expect(whole.pagination.total + refunded.pagination.total).toBe(all.pagination.total);
    expect(whole.pagination.summary).toEqual(all.pagination.summary);
    const today = (await sales({ from: '2026-03-02', to: '2026-03-02' })).body;
    expect(today.content.map(({ amount }) => amount)).toContain(10_000);
    expect((await sales({ from: '2026-03-03' })).body.content).toEqual([]);
    // Where the device is, if the account has no time zone, it was the next day.
    const ofDevice = { from: '2026-03-03', timeZone: 'Pacific/Kiritimati' };
    expect((await sales(ofDevice)).body.content).toEqual([]);
    await world.db.update(users).set({ timeZone: null }).where(eq(users.email, 'coach@example.com'));
    expect((await sales(ofDevice)).body.content.map(({ amount }) => amount)).toContain(10_000);
  });

  it('are found by words of their title and of the client’s name', async () => {
    const id = await sell(10_000);
    const found = async (keyword: string) =>
      (await sales({ keyword })).body.content.map(({ purchaseId }) => purchaseId);
    expect(await found('four calls lindq')).toEqual([id]);
    expect(await found('MAYA')).toContain(id);
    expect(await found('four calls theo')).toEqual([]);
  });

  it('are paged and sorted', async () => {
    const first = await sales({ size: 2, sortBy: 'amount', descending: false });
    const all = await sales({ sortBy: 'amount', descending: false });
    expect(first.body.content).toEqual(all.body.content.slice(0, 2));
    const amounts = all.body.content.map(({ amount }) => amount);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  });
});
