import { expect, it } from 'vitest';
import { demoId } from '../seed/seed.ts';
import { freshWorld } from '../testing/fresh-world.ts';

const world = freshWorld();

const programId = demoId('program', 1);
const view = (voucherCode: string) =>
  world.call('listProgramPaymentPlans', { path: { id: programId }, query: { voucherCode } });
const validate = (code: string) => world.call('validateVoucher', { body: { programId, code } });

async function repeat(times: number, call: () => Promise<{ status: number }>): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let time = 0; time < times; time += 1) statuses.add((await call()).status);
  return statuses;
}

it('lets a class on one network use its promo code as often as it likes [P-04]', async () => {
  expect(await repeat(100, () => view('WELCOME100'))).toEqual(new Set([200]));
  expect(await repeat(100, () => validate('welcome100'))).toEqual(new Set([200]));
  expect(await repeat(100, () => validate('WINTER15'))).toEqual(new Set([410]));
});

it('limits guessing, wherever a code can be given', async () => {
  expect(await repeat(30, () => view('NOSUCHCODE'))).toEqual(new Set([404]));
  expect(await repeat(30, () => validate('NOSUCHCODE'))).toEqual(new Set([404]));
  expect([(await view('NOSUCHCODE')).status, (await validate('WELCOME100')).status]).toEqual([429, 429]);
});

it('limits concurrent guesses', async () => {
  const guesses = await Promise.all(Array.from({ length: 70 }, () => validate('NOSUCHCODE')));
  expect(guesses.filter(({ status }) => status === 404)).toHaveLength(60);
});
