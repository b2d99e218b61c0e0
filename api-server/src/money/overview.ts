import type { components } from '@institute/api-schema';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { currentAgreement, readSent } from '../enrollment/references.ts';
import type { Handlers } from '../platform/contract.ts';
import type { Database } from '../platform/database.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { pageOf, readPage } from '../platform/paging.ts';
import { problem } from '../platform/problem.ts';
import { requireVisibleStudent } from '../students/visible.ts';
import { paymentMethods } from '../tables/payment-methods.ts';
import { paymentScheduleRows, paymentSchedules } from '../tables/payment-schedules.ts';
import { payments } from '../tables/payments.ts';
import { programs } from '../tables/programs.ts';
import { students } from '../tables/students.ts';
import { requireVisibleSchedule } from './access.ts';
import { accountStatus, breakdownOf } from './account-status.ts';
import { partsOf, totalOf } from './early.ts';
import { inOrder, openAmountOf, openRows } from './ledger.ts';
import { termsDocumentOf } from './plan-terms-document.ts';
import { amountOf, aprOf } from './price.ts';
import { rolloverCredit } from './schedule.ts';
import { readLedgers, type Schedule, type StoredLedger, type StoredRow } from './stored-ledger.ts';
import { paymentView, rowView, scheduleView } from './views.ts';

type Schemas = components['schemas'];

/** The student's newest active schedule, or else the newest one. */
async function currentLedger(
  db: Database,
  studentId: string,
  applicationId: string | null,
): Promise<StoredLedger | null> {
  const [schedule] = await db
    .select()
    .from(paymentSchedules)
    .where(
      and(
        eq(paymentSchedules.studentId, studentId),
        applicationId === null ? undefined : eq(paymentSchedules.applicationId, applicationId),
      ),
    )
    .orderBy(
      sql`${paymentSchedules.status} = 'ACTIVE' desc`,
      desc(paymentSchedules.createdAt),
      desc(paymentSchedules.id),
    )
    .limit(1);
  return schedule ? (await readLedgers(db, [schedule])).get(schedule.id)! : null;
}

/** A student's payments in progress, newest first. */
async function readPending(db: Database, studentId: string): Promise<Schemas['Payment'][]> {
  const open = await db
    .select()
    .from(payments)
    .where(and(eq(payments.studentId, studentId), eq(payments.status, 'IN_PROGRESS')))
    .orderBy(desc(payments.id))
    .limit(100);
  return open.map(paymentView);
}

/** The financial summary of a student's account as of today. */
export async function readSummary(
  db: Database,
  studentId: string,
  applicationId: string | null,
  now: Date,
): Promise<Schemas['FinancialSummary']> {
  const [student] = await db
    .select({ autoPay: students.autoPay })
    .from(students)
    .where(eq(students.id, studentId));
  const ledger = await currentLedger(db, studentId, applicationId);
  const current = ledger ?? { status: 'CONCLUDED' as const, rows: [], payments: [], refunds: [] };
  const currency = ledger?.schedule.currency ?? 'USD';
  return {
    paymentScheduleId: ledger?.schedule.id ?? null,
    currency,
    ...breakdownOf(current),
    payOffAmount: totalOf(partsOf(openRows(current.rows), instituteDay(now))),
    pendingPayments: await readPending(db, studentId),
    rolloverCredit: await rolloverCredit(db, studentId, currency),
    ...accountStatus(current.rows, instituteDay(now)),
    autoPay: student!.autoPay,
  };
}

async function requireLedger(
  db: Database,
  studentId: string,
  applicationId: string | null,
): Promise<StoredLedger> {
  const ledger = await currentLedger(db, studentId, applicationId);
  if (!ledger) throw problem('notFound', { detail: 'The student has no payment plan.' });
  return ledger;
}

/** The day the enrollment's agreement was signed, or else the day of the enrollment. */
async function agreedOn(db: Database, { applicationId, createdAt }: Schedule): Promise<string> {
  const sent = applicationId === null ? [] : await readSent(db, [applicationId]);
  return instituteDay(currentAgreement(sent)?.sentAt ?? createdAt);
}

/** The figures of the contract as it was made on a day, and what is due by today. */
function termsOf(
  { schedule, rows }: StoredLedger,
  { contractDate, today }: { contractDate: string; today: string },
): Schemas['PaymentPlanTerms'] {
  const { installmentAmount, interestRate, depositAmount, installmentCount, currency } = schedule;
  const live = rows.filter(({ status }) => status !== 'DELETED');
  const due = inOrder(live).filter(({ dueDate }) => dueDate <= today);
  // Later payments, conclusions and transfers don't change this: the parts of a split row add up to the original.
  const installments = rows.filter(({ type }) => type === 'INSTALLMENT');
  const amountFinanced = installments.reduce((sum, { principalAmount }) => sum + principalAmount, 0);
  const dueDates = [...new Map(inOrder(installments).map((row) => [row.installment, row.dueDate])).values()];
  return {
    installmentAmount,
    amountFinanced,
    annualPercentageRate: aprOf({ amountFinanced, interestRate, dueDates, contractDate }),
    totalOwed: live.reduce((sum, row) => sum + amountOf(row), 0),
    amountDue: due.reduce((sum, row) => sum + openAmountOf(row), 0),
    interestRate,
    depositAmount,
    installmentCount,
    currency,
  };
}

/** In the student's language, if there is a translation. */
const programTitle = sql<string>`coalesce(${programs.translations} -> ${students.languageIso2LetterCode} ->> 'title', ${programs.title})`;

async function titlesOf(db: Database, found: Schedule[]): Promise<Map<string, string>> {
  if (found.length === 0) return new Map();
  const rows = await db
    .select({ id: paymentSchedules.id, title: programTitle })
    .from(paymentSchedules)
    .innerJoin(programs, eq(programs.id, paymentSchedules.programId))
    .innerJoin(students, eq(students.id, paymentSchedules.studentId))
    .where(
      inArray(
        paymentSchedules.id,
        found.map(({ id }) => id),
      ),
    );
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Converts schedules to their API form, in the given order. */
export async function viewSchedules(db: Database, found: Schedule[]): Promise<Schemas['PaymentSchedule'][]> {
  const [ledger, titles] = [await readLedgers(db, found), await titlesOf(db, found)];
  return found.map(({ id }) => scheduleView(ledger.get(id)!, titles.get(id)!));
}

/** Converts rows to their API form, in the given order. */
export async function viewRows(
  db: Database,
  rows: StoredRow[],
  shown: { currency: string; today: string },
): Promise<Schemas['PaymentScheduleRow'][]> {
  const ids = rows.flatMap(({ paymentMethodId }) => paymentMethodId ?? []);
  const cards =
    ids.length === 0 ? [] : await db.select().from(paymentMethods).where(inArray(paymentMethods.id, ids));
  return rows.map((row) => rowView(row, shown, cards.find(({ id }) => id === row.paymentMethodId) ?? null));
}

type Overview = Pick<
  Handlers,
  | 'getFinancialSummary'
  | 'getPaymentPlanTerms'
  | 'getPaymentPlanTermsDocument'
  | 'listPaymentPlans'
  | 'listPaymentSchedules'
  | 'getPaymentSchedule'
  | 'listPaymentScheduleRows'
>;

const planSortColumns = {
  id: paymentSchedules.paymentPlanId,
  name: paymentSchedules.planName,
  source: paymentSchedules.planSource,
};

export function overviewHandlers({ db, now }: Dependencies): Overview {
  return {
    getFinancialSummary: async ({ path, query, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      return { content: await readSummary(db, path.id, query.applicationId, now()) };
    },

    getPaymentPlanTerms: async ({ path, query, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      const ledger = await requireLedger(db, path.id, query.applicationId);
      const contractDate = await agreedOn(db, ledger.schedule);
      return { content: termsOf(ledger, { contractDate, today: instituteDay(now()) }) };
    },

    getPaymentPlanTermsDocument: async ({ path, query, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      const ledger = await requireLedger(db, path.id, query.applicationId);
      const moment = now();
      const programTitle = (await titlesOf(db, [ledger.schedule])).get(ledger.schedule.id)!;
      return termsDocumentOf(
        db,
        {
          ledger,
          programTitle,
          terms: termsOf(ledger, {
            contractDate: await agreedOn(db, ledger.schedule),
            today: instituteDay(moment),
          }),
        },
        moment,
      );
    },

    listPaymentPlans: async ({ path, query, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      const condition = eq(paymentSchedules.studentId, path.id);
      const { order, limit, offset } = pageOf(query, planSortColumns[query.sortBy], paymentSchedules.id);
      const [rows, total, current] = await Promise.all([
        db
          .select({ schedule: paymentSchedules, programTitle })
          .from(paymentSchedules)
          .innerJoin(programs, eq(programs.id, paymentSchedules.programId))
          .innerJoin(students, eq(students.id, paymentSchedules.studentId))
          .where(condition)
          .orderBy(...order)
          .limit(limit)
          .offset(offset),
        db.$count(paymentSchedules, condition),
        currentLedger(db, path.id, null),
      ]);
      const content = rows.map(({ schedule, programTitle }) => ({
        id: schedule.paymentPlanId,
        source: schedule.planSource,
        name: schedule.planName,
        currency: schedule.currency,
        paymentScheduleId: schedule.id,
        applicationId: schedule.applicationId,
        programTitle,
        status: schedule.status,
        isSelected: schedule.status === 'ACTIVE' && schedule.id === current?.schedule.id,
      }));
      return { content, pagination: { total } };
    },

    listPaymentSchedules: async ({ path, query, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      const condition = and(
        eq(paymentSchedules.studentId, path.id),
        query.applicationId === null ? undefined : eq(paymentSchedules.applicationId, query.applicationId),
        query.status === null ? undefined : eq(paymentSchedules.status, query.status),
      );
      const { rows, total } = await readPage(
        db.select().from(paymentSchedules).where(condition).$dynamic(),
        db.$count(paymentSchedules, condition),
        pageOf(query, paymentSchedules[query.sortBy], paymentSchedules.id),
      );
      return { content: await viewSchedules(db, rows), pagination: { total } };
    },

    getPaymentSchedule: async ({ path, caller }) => {
      const schedule = await requireVisibleSchedule(db, path.id, caller);
      const [content] = await viewSchedules(db, [schedule]);
      return { content: content! };
    },

    listPaymentScheduleRows: async ({ path, query, caller }) => {
      const { id, currency } = await requireVisibleSchedule(db, path.id, caller);
      const condition = eq(paymentScheduleRows.scheduleId, id);
      const { rows, total } = await readPage(
        db.select().from(paymentScheduleRows).where(condition).$dynamic(),
        db.$count(paymentScheduleRows, condition),
        pageOf(query, paymentScheduleRows[query.sortBy], paymentScheduleRows.id),
      );
      return {
        content: await viewRows(db, rows, { currency, today: instituteDay(now()) }),
        pagination: { total },
      };
    },
  };
}
