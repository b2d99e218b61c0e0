import type { components } from '@institute/api-schema';
import { eq } from 'drizzle-orm';
import type { Terms } from '../money/price.ts';
import type { Database } from '../platform/database.ts';
import { paymentPlans } from '../tables/payment-plans.ts';
import { programs } from '../tables/programs.ts';

/** A payment plan with its program's price: the terms of a price. */
export type Plan = typeof paymentPlans.$inferSelect & Terms & { programTitle: string };

/** A plan's name in a language, if translated. */
export const planName = (
  { name, translations = {} }: Pick<typeof paymentPlans.$inferInsert, 'name' | 'translations'>,
  language: components['schemas']['LanguageIso2LetterCode'],
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
