import { addMonths } from '@institute/values/formats';
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { comparisonOf, planName, planOf, planView } from '../money/plans.ts';
import { discountOn } from '../money/price.ts';
import type { Handlers } from '../platform/contract.ts';
import type { Database } from '../platform/database.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { atField, fieldProblem, problem } from '../platform/problem.ts';
import { findCohort } from '../programs/cohorts.ts';
import { readProgram } from '../programs/programs.ts';
import { findPromoCode } from '../programs/promo-codes.ts';
import { paymentPlans } from '../tables/payment-plans.ts';
import { cohorts, programs } from '../tables/programs.ts';
import { limitGuesses } from './promo-code-guesses.ts';

/** The first day of the program's next class. Without one, a month from now. */
async function nextStartDate(db: Database, programId: string, today: string): Promise<string> {
  const [next] = await db
    .select({ startDate: cohorts.startDate })
    .from(cohorts)
    .where(and(eq(cohorts.programId, programId), eq(cohorts.isActive, true), gt(cohorts.startDate, today)))
    .orderBy(asc(cohorts.startDate))
    .limit(1);
  return next?.startDate ?? addMonths(today, 1);
}

const readActivePlans = (db: Database, programId: string) =>
  db
    .select()
    .from(paymentPlans)
    .where(and(eq(paymentPlans.programId, programId), eq(paymentPlans.isActive, true)))
    .orderBy(asc(paymentPlans.installmentCount), desc(paymentPlans.depositAmount), asc(paymentPlans.id))
    .limit(50);

type Prices = Pick<Handlers, 'listProgramPaymentPlans' | 'validateVoucher'>;

/** Prices of a program with each plan and with a promo code, before there is an application. */
export function priceHandlers(dependencies: Dependencies): Prices {
  const { db, now } = dependencies;

  return {
    listProgramPaymentPlans: async ({ path, query, address }) => {
      const { voucherCode, cohortId, languageIso2LetterCode: language } = query;
      const program = await readProgram(db, path.id);
      const programId = program.id;
      const promoCode = voucherCode
        ? await limitGuesses(dependencies, address, () =>
            findPromoCode(db, { code: voucherCode, programId, applicationId: null, now: now() }),
          )
        : null;
      const cohort = cohortId ? await findCohort(db, cohortId) : null;
      if (cohortId && cohort?.programId !== programId) throw problem('notFound');
      const today = instituteDay(now());
      const startDate = cohort?.startDate ?? (await nextStartDate(db, programId, today));
      const plans = await readActivePlans(db, programId);
      const priced = plans.map((plan) => ({
        ...planView(planOf(plan, program), startDate, promoCode, today),
        name: planName(plan, language),
      }));
      return { content: priced.map((plan) => ({ ...plan, comparison: comparisonOf(plan, priced) })) };
    },

    validateVoucher: async ({ body, address }) => {
      const [program] = await db.select().from(programs).where(eq(programs.id, body.programId));
      // No promo code is valid for a program that doesn't exist.
      if (!program) throw fieldProblem('invalidVoucherCode', '/code');
      const { applicationId = null } = body;
      const redemption = { code: body.code, programId: program.id, applicationId, now: now() };
      const { code, kind, value, currency, endsAt } = await atField(
        '/code',
        limitGuesses(dependencies, address, () => findPromoCode(db, redemption)),
      );
      return {
        content: {
          code,
          kind,
          value,
          discount: discountOn(program.price, { kind, value }, program.currency),
          currency,
          endsAt: endsAt?.toISOString() ?? null,
          programTitle: program.title,
        },
      };
    },
  };
}
