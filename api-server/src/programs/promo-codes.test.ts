import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { demoId } from '../seed/seed.ts';
import { cohorts } from '../tables/programs.ts';
import { promoCodes } from '../tables/promo-codes.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { releaseSeat, takeSeat } from './cohorts.ts';
import { redeemPromoCode, releasePromoCode } from './promo-codes.ts';

const world = freshWorld();

const programId = demoId('program', 1);
const theo = demoId('student', 2);
const redeem = (code: string, application: number) =>
  redeemPromoCode(world.db, {
    code,
    programId,
    studentId: theo,
    applicationId: demoId('application', application),
    now: world.clock.now,
  });
const usesOf = async (code: string) =>
  (await world.db.select().from(promoCodes).where(eq(promoCodes.code, code)))[0]!.uses;

it('is used once per application [P-04]', async () => {
  expect(await redeem('welcome100', 50)).toMatchObject({ code: 'WELCOME100', value: 10_000 });
  await redeem('WELCOME100', 50);
  expect(await usesOf('WELCOME100')).toBe(1);
  await redeem('WELCOME100', 51);
  expect(await usesOf('WELCOME100')).toBe(2);
});

it('is found in any form in which it is typed or copied', async () => {
  for (const code of ['ＷＥＬＣＯＭＥ１００', 'welcome100\u200b', '\u2066WELCOME100\u2069 '])
    expect(await redeem(code, 50)).toMatchObject({ code: 'WELCOME100' });
});

it('is replaced by another code, which releases its use', async () => {
  await redeem('WELCOME100', 50);
  await redeem('SPRING10', 50);
  expect([await usesOf('WELCOME100'), await usesOf('SPRING10')]).toEqual([0, 2]);
  await releasePromoCode(world.db, demoId('application', 50));
  await releasePromoCode(world.db, demoId('application', 50));
  expect(await usesOf('SPRING10')).toBe(1);
});

it('refuses a used-up code, except for the application that used it', async () => {
  await world.db.update(promoCodes).set({ maxUses: 1 }).where(eq(promoCodes.code, 'WELCOME100'));
  await redeem('WELCOME100', 50);
  await expect(redeem('WELCOME100', 51)).rejects.toMatchObject({ key: 'voucherUsedUp' });
  await expect(redeem('WELCOME100', 50)).resolves.toMatchObject({ uses: 1 });
  const body = { programId, code: 'WELCOME100' };
  expect((await world.call('validateVoucher', { body })).status).toBe(410);
  const applicationId = demoId('application', 50);
  expect((await world.call('validateVoucher', { body: { ...body, applicationId } })).status).toBe(200);
});

it('gives out the last seat of a class once, and makes it available again', async () => {
  const id = demoId('cohort', 7);
  const taken = await Promise.all(Array.from({ length: 5 }, () => takeSeat(world.db, id)));
  expect(taken.filter(Boolean)).toHaveLength(1);
  for (let index = 0; index < 20; index += 1) await releaseSeat(world.db, id);
  const [cohort] = await world.db.select().from(cohorts).where(eq(cohorts.id, id));
  expect(cohort!.seatsTaken).toBe(0);
});
