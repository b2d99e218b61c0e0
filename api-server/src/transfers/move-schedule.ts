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

/** Moves the payment schedule along to the new class's enrollment. A paid-off one moves unchanged. Returns its id. */
export async function moveSchedule(
  db: Database,
  { paymentScheduleId: from }: typeof enrollmentApplications.$inferSelect,
  { newApplicationId: applicationId, cohort }: { newApplicationId: string; cohort: Class },
  now: Date,
): Promise<string | null> {
  if (from === null) return null;
  const [schedule] = await db.select().from(paymentSchedules).where(eq(paymentSchedules.id, from));
  if (schedule!.status !== 'ACTIVE') {
    await db
      .update(paymentSchedules)
      .set({ applicationId, cohortId: cohort.id })
      .where(eq(paymentSchedules.id, from));
    return from;
  }
  const terms = await termsOf(db, { from, cohort, now });
  const opened = await transferSchedule(db, { ...terms, applicationId });
  return opened.id;
}
