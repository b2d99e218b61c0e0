import type { Schemas } from '@institute/api-schema';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import type { PromoCode } from '../programs/promo-codes.ts';
import { paymentPlans } from '../tables/payment-plans.ts';
import { programs } from '../tables/programs.ts';
import { amountOf, type NewRow, priceQuote, type Terms } from './price.ts';

type Priced = Omit<Schemas['PaymentPlan'], 'comparison'>;

/** A payment plan with its program's price: the terms of a price. */
export type Plan = typeof paymentPlans.$inferSelect & Terms & { programTitle: string };

/** A plan's name in a language, if translated. */
export const planName = (
  { name, translations = {} }: Pick<typeof paymentPlans.$inferInsert, 'name' | 'translations'>,
  language: Schemas['LanguageIso2LetterCode'],
): string => translations[language]?.name ?? name;

export async function findPlan(db: Database, id: string): Promise<Plan | null> {
  const [found] = await db
    .select({ plan: paymentPlans, program: programs })
    .from(paymentPlans)
    .innerJoin(programs, eq(programs.id, paymentPlans.programId))
    .where(eq(paymentPlans.id, id));
  return found ? planOf(found.plan, found.program) : null;
}

export function planOf(
  plan: typeof paymentPlans.$inferSelect,
  { price, currency, title }: Pick<typeof programs.$inferSelect, 'price' | 'currency' | 'title'>,
): Plan {
  return { ...plan, tuition: price, currency, programTitle: title };
}

/** What a plan costs more than paying in full, or else than the cheapest plan of its program. */
export function comparisonOf(plan: Priced, plans: readonly Priced[]): Schemas['PlanComparison'] {
  const inFull = plans.find(({ terms }) => terms.installmentCount === 0);
  const least = Math.min(...plans.map(({ price }) => price.totalOwed));
  const costsMore = Math.max(0, plan.price.totalOwed - (inFull?.price.totalOwed ?? least));
  return { to: inFull ? 'IN_FULL' : 'CHEAPEST', costsMore };
}

/** A plan with its price for a class that starts on that day. */
export function planView(plan: Plan, startDate: string, promoCode: PromoCode | null, today: string): Priced {
  const { installmentAmount, rows, ...price } = priceQuote(plan, { startDate, promoCode, today });
  const { id, source, name, programId, currency, interestRate } = plan;
  return {
    id,
    source,
    name,
    programId,
    currency,
    terms: {
      installmentAmount,
      amountFinanced: price.amountFinanced,
      annualPercentageRate: price.annualPercentageRate,
      totalOwed: price.totalOwed,
      amountDue: price.dueToday,
      interestRate,
      depositAmount: rows.find(({ type }) => type === 'DEPOSIT')?.principalAmount ?? 0,
      installmentCount: rows.filter(({ type }) => type === 'INSTALLMENT').length,
      currency,
    },
    price,
    rows: rows.map(priceRow),
  };
}

/** The API form of a row. */
export const priceRow = (row: NewRow): Schemas['PriceRow'] => ({
  type: row.type,
  installment: row.installment,
  dueDate: row.dueDate,
  amountDue: amountOf(row),
  interestAmount: row.interestAmount,
  taxAmount: row.taxAmount,
});
