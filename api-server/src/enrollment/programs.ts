import type { components } from '@institute/api-schema';
import { and, arrayContains, asc, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import { limitAttempts } from '../account/rate-limit.ts';
import type { Dependencies } from '../dependencies.ts';
import { amountOf, discountOn, priceQuote } from '../money/price.ts';
import type { Handlers } from '../platform/contract.ts';
import type { Database } from '../platform/database.ts';
import { addMonths, instituteDay } from '../platform/institute-days.ts';
import { containing } from '../platform/keyword.ts';
import { pageOf, readPage } from '../platform/paging.ts';
import { problem } from '../platform/problem.ts';
import { paymentPlans } from '../tables/payment-plans.ts';
import { cohorts, programs } from '../tables/programs.ts';
import { type Cohort, findCohort } from './cohorts.ts';
import { type Plan, planName, planOf } from './plans.ts';
import { findPromoCode, type PromoCode } from './promo-codes.ts';

type Schemas = components['schemas'];
type Language = Schemas['LanguageIso2LetterCode'];

/** Only the program's classes that have not started. */
const upcoming = (today: string, condition: SQL = sql`true`) =>
  sql`from ${cohorts} where ${cohorts.programId} = ${programs.id} and ${cohorts.startDate} > ${today} and ${condition}`;

const programColumns = (today: string) => ({
  id: programs.id,
  title: programs.title,
  summary: programs.summary,
  translations: programs.translations,
  tracks: programs.tracks,
  price: programs.price,
  currency: programs.currency,
  weeks: programs.weeks,
  weeklyHours: programs.weeklyHours,
  isAlumniOnly: programs.isAlumniOnly,
  languages: sql<
    Language[]
  >`array(select distinct ${cohorts.languageIso2LetterCode} ${upcoming(today)} order by 1)`,
  nextStartDate: sql<string | null>`(select min(${cohorts.startDate})::text ${upcoming(
    today,
    sql`${cohorts.seatsTaken} < ${cohorts.capacity}`,
  )})`,
});

type ProgramRow = Omit<Schemas['Program'], never> & Pick<typeof programs.$inferSelect, 'translations'>;

/** A program with its texts in a language, if translated. */
const inLanguage = ({ translations, ...program }: ProgramRow, language: Language): Schemas['Program'] => ({
  ...program,
  ...translations[language],
});

export function cohortView({ seatsTaken, ...cohort }: Cohort): Schemas['Cohort'] {
  return { ...cohort, seatsLeft: cohort.capacity - seatsTaken };
}

/** A plan with its price for a class that starts on that day. */
export function planView(
  plan: Plan,
  startDate: string,
  promoCode: PromoCode | null,
  today: string,
): Schemas['PaymentPlan'] {
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
    rows: rows.map((row) => ({
      type: row.type,
      installment: row.installment,
      dueDate: row.dueDate,
      amountDue: amountOf(row),
      interestAmount: row.interestAmount,
      taxAmount: row.taxAmount,
    })),
  };
}

async function readProgram(db: Database, id: string) {
  const [program] = await db.select().from(programs).where(eq(programs.id, id));
  if (!program) throw problem('notFound');
  return program;
}

type Programs = Pick<
  Handlers,
  'listPrograms' | 'getProgram' | 'listCohorts' | 'listProgramPaymentPlans' | 'validateVoucher'
>;

export function programHandlers(dependencies: Dependencies): Programs {
  const { db, now } = dependencies;

  return {
    listPrograms: async ({ query }) => {
      const today = instituteDay(now());
      const { languageIso2LetterCode: language, track } = query;
      const condition = and(
        track === null ? undefined : arrayContains(programs.tracks, [track]),
        language === null
          ? undefined
          : sql`exists (select 1 ${upcoming(today, eq(cohorts.languageIso2LetterCode, language))})`,
        containing(query.keyword, programs.title, programs.summary, sql`${programs.translations}::text`),
      );
      const { rows, total } = await readPage(
        db.select(programColumns(today)).from(programs).where(condition).$dynamic(),
        db.$count(programs, condition),
        pageOf(query, programs[query.sortBy], programs.id),
      );
      return { content: rows.map((row) => inLanguage(row, language ?? 'EN')), pagination: { total } };
    },

    getProgram: async ({ path, query }) => {
      const [program] = await db
        .select(programColumns(instituteDay(now())))
        .from(programs)
        .where(eq(programs.id, path.id));
      if (!program) throw problem('notFound');
      return { content: inLanguage(program, query.languageIso2LetterCode) };
    },

    listCohorts: async ({ path, query }) => {
      await readProgram(db, path.id);
      const { languageIso2LetterCode: language } = query;
      const condition = and(
        eq(cohorts.programId, path.id),
        gte(cohorts.startDate, query.startFrom ?? instituteDay(now())),
        language === null ? undefined : eq(cohorts.languageIso2LetterCode, language),
      );
      const { rows, total } = await readPage(
        db.select().from(cohorts).where(condition).$dynamic(),
        db.$count(cohorts, condition),
        pageOf(query, cohorts[query.sortBy], cohorts.id),
      );
      return { content: rows.map(cohortView), pagination: { total } };
    },

    listProgramPaymentPlans: async ({ path, query, address }) => {
      const program = await readProgram(db, path.id);
      const today = instituteDay(now());
      if (query.voucherCode) await limitAttempts(dependencies, 'promoCode', { address });
      const promoCode = query.voucherCode
        ? await findPromoCode(db, {
            code: query.voucherCode,
            programId: program.id,
            applicationId: null,
            now: now(),
          })
        : null;
      const cohort = query.cohortId ? await findCohort(db, query.cohortId) : null;
      if (query.cohortId && cohort?.programId !== program.id) throw problem('notFound');
      const [next] = await db
        .select({ startDate: cohorts.startDate })
        .from(cohorts)
        .where(and(eq(cohorts.programId, program.id), gte(cohorts.startDate, today)))
        .orderBy(asc(cohorts.startDate))
        .limit(1);
      const startDate = cohort?.startDate ?? next?.startDate ?? addMonths(today, 1);
      const plans = await db
        .select()
        .from(paymentPlans)
        .where(and(eq(paymentPlans.programId, program.id), eq(paymentPlans.isActive, true)))
        .orderBy(asc(paymentPlans.installmentCount), desc(paymentPlans.depositAmount), asc(paymentPlans.id))
        .limit(50);
      const { languageIso2LetterCode: language } = query;
      return {
        content: plans.map((plan) => ({
          ...planView(planOf(plan, program), startDate, promoCode, today),
          name: planName(plan, language),
        })),
      };
    },

    validateVoucher: async ({ body, address }) => {
      await limitAttempts(dependencies, 'promoCode', { address });
      const [program] = await db.select().from(programs).where(eq(programs.id, body.programId));
      // No promo code holds for a program that doesn't exist.
      if (!program) throw problem('invalidVoucherCode');
      const { applicationId = null } = body;
      const { code, kind, value, currency, endsAt } = await findPromoCode(db, {
        code: body.code,
        programId: program.id,
        applicationId,
        now: now(),
      });
      return {
        content: {
          code,
          kind,
          value,
          discount: discountOn(program.price, { kind, value }),
          currency,
          endsAt: endsAt?.toISOString() ?? null,
          programTitle: program.title,
        },
      };
    },
  };
}
