import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { problem } from '../platform/problem.ts';
import { voucherRedemptions, vouchers } from '../tables/vouchers.ts';

export type Voucher = typeof vouchers.$inferSelect;
type Use = { code: string; programId: string; applicationId: string | null; now: Date };

const normalCode = (code: string) => code.trim().toUpperCase();

async function redeemedIn(db: Database, applicationId: string | null): Promise<string | undefined> {
  if (applicationId === null) return undefined;
  const [redemption] = await db
    .select()
    .from(voucherRedemptions)
    .where(eq(voucherRedemptions.applicationId, applicationId));
  return redemption?.voucherId;
}

/**
 * Finds the promo code that holds for a program, without using it. Throws `invalidVoucherCode` if it doesn't exist or
 * is for another program, `voucherNotYetValid`, `voucherIsExpired`, or `voucherUsedUp`.
 */
export async function findVoucher(
  db: Database,
  { code, programId, applicationId, now }: Use,
): Promise<Voucher> {
  const [voucher] = await db
    .select()
    .from(vouchers)
    .where(eq(vouchers.code, normalCode(code)));
  const isFitting = voucher && (voucher.programId === null || voucher.programId === programId);
  if (!isFitting) throw problem('invalidVoucherCode');
  if (voucher.startsAt && voucher.startsAt > now) throw problem('voucherNotYetValid');
  if (voucher.endsAt && voucher.endsAt <= now) throw problem('voucherIsExpired');
  const isUsedUp = voucher.maxUses !== null && voucher.uses >= voucher.maxUses;
  if (isUsedUp && (await redeemedIn(db, applicationId)) !== voucher.id) throw problem('voucherUsedUp');
  return voucher;
}

/**
 * Uses a promo code in an application, with the errors of `findVoucher`. The same code again changes nothing; another
 * code replaces it. `db` is the application's transaction.
 */
export async function redeemVoucher(
  db: Database,
  { studentId, applicationId, ...use }: Use & { studentId: string; applicationId: string },
): Promise<Voucher> {
  const voucher = await findVoucher(db, { ...use, applicationId });
  const known = await redeemedIn(db, applicationId);
  if (known === voucher.id) return voucher;
  if (known) await releaseVoucher(db, applicationId);
  const [taken] = await db
    .update(vouchers)
    .set({ uses: sql`${vouchers.uses} + 1` })
    .where(
      and(eq(vouchers.id, voucher.id), or(isNull(vouchers.maxUses), lt(vouchers.uses, vouchers.maxUses))),
    )
    .returning();
  if (!taken) throw problem('voucherUsedUp');
  await db
    .insert(voucherRedemptions)
    .values({ voucherId: voucher.id, studentId, applicationId, redeemedAt: use.now });
  return taken;
}

/** Releases the application's use of its promo code, if it has one. */
export async function releaseVoucher(db: Database, applicationId: string): Promise<void> {
  const [released] = await db
    .delete(voucherRedemptions)
    .where(eq(voucherRedemptions.applicationId, applicationId))
    .returning();
  if (!released) return;
  await db
    .update(vouchers)
    .set({ uses: sql`${vouchers.uses} - 1` })
    .where(and(eq(vouchers.id, released.voucherId), gt(vouchers.uses, 0)));
}
