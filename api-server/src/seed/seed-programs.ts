import type { Database } from '../platform/database.ts';
import { day } from '../platform/durations.ts';
import { cohortAlerts } from '../tables/cohort-alerts.ts';
import { paymentPlans } from '../tables/payment-plans.ts';
import { cohorts, programs as programTable } from '../tables/programs.ts';
import { promoCodeRedemptions, promoCodes as promoCodeTable } from '../tables/promo-codes.ts';
import { demoId } from './demo-id.ts';
import { enrollments } from './payments.ts';
import { alerts, classes, plans, programs, promoCodes } from './programs.ts';
import { firstDueDate } from './seed-payments.ts';

export async function seedPrograms(db: Database, now: Date): Promise<void> {
  const from = (days: number) => new Date(now.getTime() + days * day);
  const dayFrom = (days: number) => from(days).toISOString().slice(0, 10);

  const firstDayOf = (cohort: number) => {
    const enrollment = enrollments.find((one) => one.cohort === cohort);
    return enrollment && firstDueDate(enrollment, now);
  };

  await db
    .insert(programTable)
    .values(programs.map(({ number, ...program }) => ({ id: demoId('program', number), ...program })));
  await db.insert(cohorts).values(
    classes.map(({ number, program, starts, graduates, ...cohort }) => ({
      id: demoId('cohort', number),
      programId: demoId('program', program),
      // The class starts when its enrollment's first installment is due, so that agreement and schedule match.
      startDate: firstDayOf(number) ?? dayFrom(starts),
      graduationDate: dayFrom(graduates),
      ...cohort,
    })),
  );
  await db.insert(cohortAlerts).values(
    alerts.map(({ number, person, program, languageIso2LetterCode, daysAgo }) => ({
      id: demoId('cohortAlert', number),
      studentId: demoId('student', person),
      programId: demoId('program', program),
      languageIso2LetterCode,
      createdAt: from(-daysAgo),
    })),
  );
  await db.insert(paymentPlans).values(
    plans.map(({ number, program, ...plan }) => ({
      id: demoId('paymentPlan', number),
      programId: demoId('program', program),
      ...plan,
    })),
  );
  await db.insert(promoCodeTable).values(
    promoCodes.map(({ number, program, starts, ends, ...promoCode }) => ({
      id: demoId('promoCode', number),
      programId: program === undefined ? null : demoId('program', program),
      startsAt: starts === undefined ? null : from(starts),
      endsAt: ends === undefined ? null : from(ends),
      ...promoCode,
    })),
  );
  await db.insert(promoCodeRedemptions).values({
    promoCodeId: demoId('promoCode', 1),
    studentId: demoId('student', 1),
    applicationId: demoId('application', 1),
    redeemedAt: from(-239),
  });
}
