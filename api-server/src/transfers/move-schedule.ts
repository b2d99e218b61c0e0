import { eq } from 'drizzle-orm';
import { findPlan } from '../money/plans.ts';
import { quoteTransfer, type TransferPreview, transferSchedule } from '../money/schedule.ts';
import type { Database } from '../platform/database.ts';
import type { enrollmentApplications } from '../tables/enrollment-applications.ts';
import { paymentSchedules } from '../tables/payment-schedules.ts';

type Class = { id: string; startDate: string };

/** What a schedule is transferred with. The fee of a transfer is charged on its own, so it isn't a row. */
async function termsOf(
  db: Database,
  { from, cohort, now }: { from: string; cohort: Class; now: Date },
): Promise<Parameters<typeof transferSchedule>[1]> {
  const [schedule] = await db.select().from(paymentSchedules).where(eq(paymentSchedules.id, from));
  return { from, plan: (await findPlan(db, schedule!.paymentPlanId))!, cohort, fee: 0, now };
}

/** Previews `moveSchedule` for an active schedule. */
export const previewTransfer = async (
  db: Database,
  moving: { from: string; cohort: Class; now: Date },
): Promise<TransferPreview> => quoteTransfer(db, await termsOf(db, moving));

/** The new class's payment schedule. A paid-off schedule moves along unchanged. */
export async function moveSchedule(
  db: Database,
  { paymentScheduleId: from }: typeof enrollmentApplications.$inferSelect,
  { newApplicationId, cohort }: { newApplicationId: string; cohort: Class },
  now: Date,
): Promise<string | null> {
  if (from === null) return null;
  const [schedule] = await db.select().from(paymentSchedules).where(eq(paymentSchedules.id, from));
  const moved = { applicationId: newApplicationId };
  if (schedule!.status !== 'ACTIVE') {
    await db
      .update(paymentSchedules)
      .set({ ...moved, cohortId: cohort.id })
      .where(eq(paymentSchedules.id, from));
    return from;
  }
  const opened = await transferSchedule(db, await termsOf(db, { from, cohort, now }));
  await db.update(paymentSchedules).set(moved).where(eq(paymentSchedules.id, opened.id));
  return opened.id;
}
