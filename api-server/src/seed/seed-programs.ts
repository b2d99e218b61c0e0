import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { day } from '../platform/durations.ts';
import { cohortAlerts } from '../tables/cohort-alerts.ts';
import { cohorts } from '../tables/programs.ts';
import { promoCodeRedemptions, promoCodes } from '../tables/promo-codes.ts';
import { demoId } from './demo-id.ts';
import { enrollments } from './payments.ts';
import { alerts, promoCodeUses, seatsTaken } from './programs.ts';
import { firstDueDate } from './seed-payments.ts';

/** What has happened in the classes and with the promo codes of the catalog. */
export async function seedPrograms(db: Database, now: Date): Promise<void> {
  const from = (days: number) => new Date(now.getTime() + days * day);
  for (const [index, seats] of seatsTaken.entries()) {
    const number = index + 1;
    const enrollment = enrollments.find(({ cohort }) => cohort === number);
    await db
      .update(cohorts)
      .set({
        seatsTaken: seats,
        // The class starts when its enrollment's first installment is due, so that agreement and schedule match.
        ...(enrollment && { startDate: firstDueDate(enrollment, now) }),
      })
      .where(eq(cohorts.id, demoId('cohort', number)));
  }
  await db.insert(cohortAlerts).values(
    alerts.map(({ number, person, program, languageIso2LetterCode, daysAgo }) => ({
      id: demoId('cohortAlert', number),
      studentId: demoId('student', person),
      programId: demoId('program', program),
      languageIso2LetterCode,
      createdAt: from(-daysAgo),
    })),
  );
  for (const [code, uses] of Object.entries(promoCodeUses)) {
    await db.update(promoCodes).set({ uses }).where(eq(promoCodes.code, code));
  }
  await db.insert(promoCodeRedemptions).values({
    promoCodeId: demoId('promoCode', 1),
    studentId: demoId('student', 1),
    applicationId: demoId('application', 1),
    redeemedAt: from(-239),
  });
}
