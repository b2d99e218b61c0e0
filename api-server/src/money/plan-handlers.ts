import type { Schemas } from '@institute/api-schema';
import { eq } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import type { Handlers } from '../platform/contract.ts';
import type { Database } from '../platform/database.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { pageOf, readPage } from '../platform/paging.ts';
import { problem } from '../platform/problem.ts';
import { currentAgreement, readSent } from '../signing/sent-envelopes.ts';
import { requireVisibleStudent } from '../students/visible.ts';
import { paymentSchedules } from '../tables/payment-schedules.ts';
import { programs } from '../tables/programs.ts';
import { students } from '../tables/students.ts';
import { accountStatus } from './account-status.ts';
import { inOrder } from './ledger.ts';
import { currentLedger, type MeantSchedule } from './overview.ts';
import { termsDocumentOf } from './plan-terms-document.ts';
import { amountOf, aprOf } from './price.ts';
import { programTitle, titlesOf } from './schedule-view.ts';
import type { Schedule, StoredLedger } from './stored-ledger.ts';

async function requireLedger(db: Database, studentId: string, meant: MeantSchedule): Promise<StoredLedger> {
  const ledger = await currentLedger(db, studentId, meant);
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
  // Later payments, conclusions and transfers don't change this: the parts of a split row add up to the original.
  const installments = rows.filter(({ type }) => type === 'INSTALLMENT');
  const agreed = rows.filter(({ type }) => type === 'DEPOSIT' || type === 'INSTALLMENT');
  const amountFinanced = agreed.reduce((sum, { principalAmount }) => sum + principalAmount, -depositAmount);
  const dueDates = [...new Map(inOrder(installments).map((row) => [row.installment, row.dueDate])).values()];
  return {
    installmentAmount,
    amountFinanced,
    annualPercentageRate: aprOf({ amountFinanced, interestRate, dueDates, contractDate, currency }),
    totalOwed: live.reduce((sum, row) => sum + amountOf(row), 0),
    amountDue: accountStatus(rows, today).amountDue,
    interestRate,
    depositAmount,
    installmentCount,
    currency,
  };
}

const planSortColumns = {
  id: paymentSchedules.paymentPlanId,
  name: paymentSchedules.planName,
  source: paymentSchedules.planSource,
};

type Plans = Pick<Handlers, 'getPaymentPlanTerms' | 'getPaymentPlanTermsDocument' | 'listPaymentPlans'>;

export function planHandlers({ db, now }: Dependencies): Plans {
  return {
    getPaymentPlanTerms: async ({ path, query, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      const ledger = await requireLedger(db, path.id, query);
      const contractDate = await agreedOn(db, ledger.schedule);
      return { content: termsOf(ledger, { contractDate, today: instituteDay(now()) }) };
    },

    getPaymentPlanTermsDocument: async ({ path, query, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      const ledger = await requireLedger(db, path.id, query);
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
      const page = readPage(
        db,
        db
          .select({ schedule: paymentSchedules, programTitle })
          .from(paymentSchedules)
          .innerJoin(programs, eq(programs.id, paymentSchedules.programId))
          .innerJoin(students, eq(students.id, paymentSchedules.studentId))
          .where(condition)
          .$dynamic(),
        pageOf(query, planSortColumns[query.sortBy], paymentSchedules.id),
      );
      const [{ rows, total }, current] = await Promise.all([page, currentLedger(db, path.id)]);
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
  };
}
