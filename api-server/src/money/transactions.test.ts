import { today } from '@institute/values/formats';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoId } from '../seed/seed.ts';
import { freshWorld } from '../testing/fresh-world.ts';

const world = freshWorld({ config: { rateLimitFactor: 100 } });
let maya: string;
beforeEach(async () => {
  maya = await world.tokenOf('student@example.com');
});
const mayaId = demoId('student', 1);
const list = async (query: object = {}, token = maya, id = mayaId) =>
  world.call('listTransactions', { token, path: { id }, query: { size: 100, ...query } });
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('the transactions of a student', () => {
  it('have totals that agree with the account status', async () => {
    const { body } = await list({ purpose: 'TUITION' });
    const summary = await world.call('getFinancialSummary', { token: maya, path: { id: mayaId } });
    expect(body.pagination.totals).toEqual([
      { currency: 'USD', paid: 50_000 + 7 * 45_780, refunded: 2_500, disputed: 0, net: 367_960 },
    ]);
    expect(body.pagination.totals[0]!.net).toBe(summary.body.content.totalPaid);
  });

  it('list payments and refunds of every purpose, with what they belong to', async () => {
    const { body } = await list();
    const purposes = new Set(body.content.map(({ purpose }) => purpose));
    expect(purposes).toEqual(new Set(['TUITION', 'PURCHASE']));
    expect(body.pagination.total).toBe(body.content.length);
    expect(sum(body.content.map(({ movedAmount }) => movedAmount))).toBe(body.pagination.totals[0]!.net);
    for (const one of body.content) {
      expect(one.amount < 0).toBe(one.type !== 'PAYMENT');
      expect(one.purchaseId !== null).toBe(one.purpose === 'PURCHASE');
      expect(one.paymentScheduleId !== null).toBe(one.purpose === 'TUITION');
      expect(one.hasReceipt).toBe(one.type === 'PAYMENT' && one.status === 'ACCEPTED');
    }
  });

  it('are filtered by type, status and days, together with their totals', async () => {
    const { body: refunds } = await list({ type: 'REFUND', purpose: 'TUITION' });
    expect(refunds.content.map(({ amount }) => amount)).toEqual([-2_500]);
    expect(refunds.pagination.totals).toEqual([
      { currency: 'USD', paid: 0, refunded: 2_500, disputed: 0, net: -2_500 },
    ]);
    expect((await list({ status: 'INVALID' })).body.content.every(({ status }) => status === 'INVALID')).toBe(
      true,
    );
    const all = (await list({ descending: false })).body.content;
    const day = all[3]!.createdAt.slice(0, 10);
    const before = await list({ to: day });
    const after = await list({ from: day });
    const onDay = await list({ from: day, to: day });
    expect(onDay.body.content.map(({ id }) => id)).toContain(all[3]!.id);
    expect(before.body.pagination.total + after.body.pagination.total).toBe(
      all.length + onDay.body.pagination.total,
    );
    // Of the days of its reader, as the list shows them.
    const { createdAt, id } = all[3]!;
    const zoned = createdAt.slice(11, 13) < '12' ? 'Etc/GMT+12' : 'Pacific/Kiritimati';
    const there = today(zoned, Date.parse(createdAt));
    expect(there).not.toBe(day);
    const idsIn = async (zone: object) =>
      (await list({ from: there, to: there, ...zone })).body.content.map((one) => one.id);
    expect(await idsIn({ timeZone: zoned })).toContain(id);
    expect(await idsIn({})).not.toContain(id);
  });

  it('are shown to the student and to staff', async () => {
    const theo = await world.tokenOf('pastdue@example.com');
    expect((await list({}, theo)).status).toBe(404);
    const advisor = await world.tokenOf('advisor@example.com');
    expect((await list({}, advisor)).body).toEqual((await list()).body);
  });

  it('are what the account history adds up', async () => {
    const { body } = await world.call('listAccountHistory', {
      token: maya,
      path: { id: mayaId },
      query: { size: 1 },
    });
    expect(body.content[0]!.paidSoFar).toBe((await list()).body.pagination.totals[0]!.net);
  });
});
