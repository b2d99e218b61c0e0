import type { components } from '@institute/api-schema';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Handlers } from '../contract.ts';
import type { Database } from '../database.ts';
import type { Dependencies } from '../dependencies.ts';
import { currentAgreement, readSent } from '../enrollment/references.ts';
import { pageOf } from '../paging.ts';
import { problem } from '../problem.ts';
import { requireVisibleStudent } from '../students/visible.ts';
import { paymentMethods } from '../tables/payment-methods.ts';
import { paymentScheduleRows, paymentSchedules } from '../tables/payment-schedules.ts';
import { payments } from '../tables/payments.ts';
import { programs } from '../tables/programs.ts';
import { students } from '../tables/students.ts';
import { requireVisibleSchedule } from './access.ts';
import { type Books, readManyBooks, type Schedule, type StoredRow } from './books.ts';
import { breakdownOf, standingOf } from './breakdown.ts';
import { instituteDay } from './days.ts';
import { partsOf, totalOf } from './early.ts';
import { inOrder, openAmountOf, openRows } from './ledger.ts';
import { rolloverCredit } from './schedules.ts';
import { amountOf, aprOf } from './terms.ts';
import { termsDocumentOf } from './terms-document.ts';
import { paymentView, rowView, scheduleView } from './views.ts';

type Schemas = components['schemas'];

/** The newest active schedule of a student, or else the newest one. */
async function currentBooks(
  db: Database,
  studentId: string,
  applicationId: string | null,
): Promise<Books | null> {
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
  return schedule ? (await readManyBooks(db, [schedule])).get(schedule.id)! : null;
}

/** Payments of a student that are in progress, the newest first. */
async function readPending(db: Database, studentId: string): Promise<Schemas['Payment'][]> {
  const open = await db
    .select()
    .from(payments)
    .where(and(eq(payments.studentId, studentId), eq(payments.status, 'IN_PROGRESS')))
    .orderBy(desc(payments.id))
    .limit(100);
  return open.map(paymentView);
}

/** How the account of a student stands today. */
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
  const books = await currentBooks(db, studentId, applicationId);
  const ledger = books ?? { status: 'CONCLUDED' as const, rows: [], payments: [], refunds: [] };
  const currency = books?.schedule.currency ?? 'USD';
  return {
    paymentScheduleId: books?.schedule.id ?? null,
    currency,
    ...breakdownOf(ledger),
    payOffAmount: totalOf(partsOf(openRows(ledger.rows), instituteDay(now))),
    pendingPayments: await readPending(db, studentId),
    rolloverCredit: await rolloverCredit(db, studentId, currency),
    ...standingOf(ledger.rows, instituteDay(now)),
    autoPay: student!.autoPay,
  };
}

async function requireBooks(db: Database, studentId: string, applicationId: string | null): Promise<Books> {
  const books = await currentBooks(db, studentId, applicationId);
  if (!books) throw problem('notFound', { detail: 'The student has no payment plan.' });
  return books;
}

/** The day of the agreement that was signed for an enrollment, or else that of the enrollment. */
async function agreedOn(db: Database, { applicationId, createdAt }: Schedule): Promise<string> {
  const sent = applicationId === null ? [] : await readSent(db, [applicationId]);
  return instituteDay(currentAgreement(sent)?.sentAt ?? createdAt);
}

/** The figures of the contract that was made on a day; what is due, by today. */
function termsOf(
  { schedule, rows }: Books,
  { contractDate, today }: { contractDate: string; today: string },
): Schemas['PaymentPlanTerms'] {
  const { installmentAmount, interestRate, depositAmount, installmentCount, currency } = schedule;
  const live = rows.filter(({ status }) => status !== 'DELETED');
  const due = inOrder(live).filter(({ dueDate }) => dueDate <= today);
  // Whatever is paid, concluded or transferred later: the parts of a row that was cut add up to it.
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

/** In the language of the student, where it is translated. */
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

/** Schedules as the document shows them, in the order given. */
export async function viewSchedules(db: Database, found: Schedule[]): Promise<Schemas['PaymentSchedule'][]> {
  const [books, titles] = [await readManyBooks(db, found), await titlesOf(db, found)];
  return found.map(({ id }) => scheduleView(books.get(id)!, titles.get(id)!));
}

/** Rows as the document shows them, in the order given. */
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
      const books = await requireBooks(db, path.id, query.applicationId);
      const contractDate = await agreedOn(db, books.schedule);
      return { content: termsOf(books, { contractDate, today: instituteDay(now()) }) };
    },

    getPaymentPlanTermsDocument: async ({ path, query, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      const books = await requireBooks(db, path.id, query.applicationId);
      const moment = now();
      const programTitle = (await titlesOf(db, [books.schedule])).get(books.schedule.id)!;
      return termsDocumentOf(
        db,
        {
          books,
          programTitle,
          terms: termsOf(books, {
            contractDate: await agreedOn(db, books.schedule),
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
        currentBooks(db, path.id, null),
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
      const { order, limit, offset } = pageOf(query, paymentSchedules[query.sortBy], paymentSchedules.id);
      const [rows, total] = await Promise.all([
        db
          .select()
          .from(paymentSchedules)
          .where(condition)
          .orderBy(...order)
          .limit(limit)
          .offset(offset),
        db.$count(paymentSchedules, condition),
      ]);
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
      const { order, limit, offset } = pageOf(
        query,
        paymentScheduleRows[query.sortBy],
        paymentScheduleRows.id,
      );
      const [rows, total] = await Promise.all([
        db
          .select()
          .from(paymentScheduleRows)
          .where(condition)
          .orderBy(...order)
          .limit(limit)
          .offset(offset),
        db.$count(paymentScheduleRows, condition),
      ]);
      return {
        content: await viewRows(db, rows, { currency, today: instituteDay(now()) }),
        pagination: { total },
      };
    },
  };
}
