import type { Schemas } from '@institute/api-schema';
import { joinName } from '@institute/values/formats';
import { remainingOf } from '../money/ledger.ts';
import { confirmByOf } from '../money/payment-view.ts';
import { planName, planOf } from '../money/plans.ts';
import type { PriceQuote } from '../money/price.ts';
import { planRows } from '../money/schedule.ts';
import type { Database } from '../platform/database.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { isOpenOn } from '../programs/cohorts.ts';
import { cohortView } from '../programs/programs.ts';
import {
  currentAgreement,
  signingDeadline,
  unsigned,
  wasSignedOtherwise,
} from '../signing/sent-envelopes.ts';
import { draftLifetime, isStepChangeable } from './application-rules.ts';
import { expectationOf } from './expectations.ts';
import { isPersonalInfoComplete } from './personal-info.ts';
import { type ApplicationRow, type References, readReferences, referencesOf } from './references.ts';
import { refundAfterEnd, withdrawalOf } from './refund-rule.ts';
import { type Draft, nextStepOf, stepsOf } from './steps.ts';

/** Applications past the draft: all of their steps are complete, whichever one was saved last. */
const isBehind = ({ status }: ApplicationRow) =>
  !['DRAFT', 'CHANGES_REQUESTED', 'DISCARDED'].includes(status);

const instant = (date: Date | null) => date?.toISOString() ?? null;

/**
 * The price today, and its rows after the student's credit. null once a payment schedule has fixed it, or while the class or
 * the plan is missing.
 */
function pricedRows(
  row: ApplicationRow,
  { program, cohort, plan, promoCode, credit }: References,
  today: string,
): Pick<ReturnType<typeof planRows>, 'price' | 'rows'> | null {
  if (!cohort || !plan || row.paymentScheduleId !== null) return null;
  return planRows({ plan: planOf(plan, program), cohort, promoCode, rollover: credit, fee: 0, today });
}

/** The facts that decide which steps are complete. */
function draftOf(
  row: ApplicationRow,
  { student, program, cohort, plan, method, envelopes }: References,
  totalRemaining: number | null,
  today: string,
): Draft {
  const agreement = currentAgreement(envelopes);
  const hasSchedule = row.paymentScheduleId !== null;
  return {
    cohort: cohort && {
      isAvailable:
        hasSchedule || (program.isActive && isOpenOn(cohort, today) && cohort.seatsTaken < cohort.capacity),
    },
    personalInfo: {
      isBegun: row.personalInfoSavedAt !== null,
      isComplete: row.personalInfoSavedAt !== null && isPersonalInfoComplete(student, today),
    },
    plan: plan && { isOffered: hasSchedule || (plan.isActive && plan.programId === program.id) },
    agreement: {
      isOpened: agreement !== null && agreement.openedAt !== null,
      isSigned: agreement !== null && ['SIGNED', 'COMPLETED'].includes(agreement.status),
      isChangedSinceSigned: wasSignedOtherwise(envelopes),
    },
    isPaid: (totalRemaining ?? 0) > 0,
    method: method && { isUsable: method.expiration >= today.slice(0, 7), isDeclined: row.isMethodDeclined },
    isSubmitted: false,
  };
}

const priceView = ({ installmentAmount: _, rows: __, ...price }: PriceQuote) => price;

const paymentView = (payment: NonNullable<References['payment']>) => {
  const { id, status, amount, currency, nextActionUrl } = payment;
  return { id, status, amount, currency, nextActionUrl, confirmBy: confirmByOf(payment) };
};

const transitionView = ({ status, occurredAt, actor, actorName, note }: References['timeline'][number]) => ({
  status,
  occurredAt: occurredAt.toISOString(),
  actor,
  actorName,
  note,
});

/** The API form of an application. */
export function applicationView(
  row: ApplicationRow,
  references: References,
  now: Date,
): Schemas['EnrollmentApplication'] {
  const { student, program, cohort, plan, payment, timeline, envelopes, credit } = references;
  const today = instituteDay(now);
  const priced = pricedRows(row, references, today);
  const totalRemaining = priced && remainingOf(priced.rows);
  const steps = stepsOf(draftOf(row, references, totalRemaining, today));
  const agreement = currentAgreement(envelopes);
  const { title } = { ...program, ...program.translations[row.languageIso2LetterCode] };
  return {
    id: row.id,
    number: `E-${row.sequence}`,
    studentId: row.studentId,
    studentName: joinName(student.firstName, student.middleName, student.lastName),
    program: { id: program.id, title, currency: program.currency },
    cohort: cohort ? cohortView(cohort) : null,
    status: row.status,
    version: row.version,
    languageIso2LetterCode: row.languageIso2LetterCode,
    steps: (Object.keys(steps) as Schemas['EnrollmentStepName'][]).map((name) => ({
      name,
      status: isBehind(row) ? 'COMPLETED' : steps[name],
      isChangeable: isStepChangeable(row.status, name),
    })),
    nextStep: isBehind(row) || row.status === 'DISCARDED' ? null : nextStepOf(steps),
    paymentPlan: plan
      ? { id: plan.id, source: plan.source, name: planName(plan, row.languageIso2LetterCode) }
      : null,
    voucherCode: row.voucherCode,
    paymentMethodId: row.paymentMethodId,
    autoPay: row.autoPay ?? student.autoPay,
    agreementId: agreement?.id ?? null,
    price: priced && priceView(priced.price),
    credit,
    totalRemaining,
    payment: payment && paymentView(payment),
    withdrawal: withdrawalOf({ ...row, studies: references.studies }, references.ledgers, now),
    refund: refundAfterEnd({ ...row, timeline }, references.ledgers),
    paymentScheduleId: row.paymentScheduleId,
    note: row.note,
    expectation: expectationOf(row.status, row.statusSince, {
      signBy: signingDeadline(envelopes, now),
      unsigned: unsigned(envelopes, now),
    }),
    timeline: timeline.map(transitionView),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    submittedAt: instant(row.submittedAt),
    discardedAt:
      row.status === 'DRAFT' ? new Date(row.updatedAt.getTime() + draftLifetime).toISOString() : null,
    transferredToId: row.transferredToId,
  };
}

/** Converts applications to their API form, in the order of the rows. */
export async function readApplications(
  db: Database,
  rows: ApplicationRow[],
  now: Date,
): Promise<Schemas['EnrollmentApplication'][]> {
  if (rows.length === 0) return [];
  const referencesOfRow = await readReferences(db, rows);
  return rows.map((row) => applicationView(row, referencesOfRow(row), now));
}

/** Converts one application to its API form. */
export async function showApplication(
  db: Database,
  row: ApplicationRow,
  now: Date,
): Promise<Schemas['EnrollmentApplication']> {
  return applicationView(row, await referencesOf(db, row), now);
}
