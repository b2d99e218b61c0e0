import { normalizeTyped } from '@institute/values/formats';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { problem } from '../platform/problem.ts';
import { promoCodeRedemptions, promoCodes } from '../tables/promo-codes.ts';

export type PromoCode = typeof promoCodes.$inferSelect;
type Use = { code: string; programId: string; applicationId: string | null; now: Date };

/** Codes are capital letters and digits, but typed or copied in other forms, such as full-width ones. */
const normalCode = (code: string) => normalizeTyped(code).toUpperCase();

async function redeemedIn(db: Database, applicationId: string | null): Promise<string | undefined> {
  if (applicationId === null) return undefined;
  const [redemption] = await db
    .select()
    .from(promoCodeRedemptions)
    .where(eq(promoCodeRedemptions.applicationId, applicationId));
  return redemption?.promoCodeId;
}

/**
 * Finds a promo code that is valid for a program, without using it. Throws `invalidVoucherCode` if it doesn't exist or
 * is for another program, `voucherNotYetValid`, `voucherIsExpired`, or `voucherUsedUp`.
 */
export async function findPromoCode(
  db: Database,
  { code, programId, applicationId, now }: Use,
): Promise<PromoCode> {
  const [promoCode] = await db
    .select()
    .from(promoCodes)
    .where(eq(promoCodes.code, normalCode(code)));
  const isFitting = promoCode && (promoCode.programId === null || promoCode.programId === programId);
  if (!isFitting) throw problem('invalidVoucherCode');
  if (promoCode.startsAt && promoCode.startsAt > now) throw problem('voucherNotYetValid');
  if (!promoCode.isActive || (promoCode.endsAt && promoCode.endsAt <= now)) throw problem('voucherIsExpired');
  const isUsedUp = promoCode.maxUses !== null && promoCode.uses >= promoCode.maxUses;
  if (isUsedUp && (await redeemedIn(db, applicationId)) !== promoCode.id) throw problem('voucherUsedUp');
  return promoCode;
}

/**
 * Uses a promo code in an application, with the errors of `findPromoCode`. The same code again changes nothing; another
 * code replaces it. `db` is the application's transaction.
 */
export async function redeemPromoCode(
  db: Database,
  { studentId, applicationId, ...use }: Use & { studentId: string; applicationId: string },
): Promise<PromoCode> {
  const promoCode = await findPromoCode(db, { ...use, applicationId });
  const redemption = await redeemedIn(db, applicationId);
  if (redemption === promoCode.id) return promoCode;
  if (redemption) await releasePromoCode(db, applicationId);
  const [updated] = await db
    .update(promoCodes)
    .set({ uses: sql`${promoCodes.uses} + 1` })
    .where(
      and(
        eq(promoCodes.id, promoCode.id),
        or(isNull(promoCodes.maxUses), lt(promoCodes.uses, promoCodes.maxUses)),
      ),
    )
    .returning();
  if (!updated) throw problem('voucherUsedUp');
  await db
    .insert(promoCodeRedemptions)
    .values({ promoCodeId: promoCode.id, studentId, applicationId, redeemedAt: use.now });
  return updated;
}

/** Moves an application's use of its promo code to the one that a transfer has opened. */
export async function movePromoCode(db: Database, from: string, to: string): Promise<void> {
  await db
    .update(promoCodeRedemptions)
    .set({ applicationId: to })
    .where(eq(promoCodeRedemptions.applicationId, from));
}

/** Releases the application's use of its promo code, if it has one. */
export async function releasePromoCode(db: Database, applicationId: string): Promise<void> {
  const [released] = await db
    .delete(promoCodeRedemptions)
    .where(eq(promoCodeRedemptions.applicationId, applicationId))
    .returning();
  if (!released) return;
  await db
    .update(promoCodes)
    .set({ uses: sql`${promoCodes.uses} - 1` })
    .where(and(eq(promoCodes.id, released.promoCodeId), gt(promoCodes.uses, 0)));
}
