import type { Schemas } from '@institute/api-schema';
import { bankConfirmationMinutes } from '@institute/api-schema/policy';
import { minute } from '../platform/durations.ts';
import { instituteDay } from '../platform/institute-days.ts';
import type { refunds } from '../tables/payments.ts';
import { cancelledCode } from './charge.ts';
import { amountToday } from './early.ts';
import { failureKeyOf } from './gateway/failures.ts';
import { inOrder, openAmountOf, remainingOf, unaccruedInterest } from './ledger.ts';
import type { PaymentRecord } from './payment-record.ts';
import { refusalOf } from './payment-rules.ts';
import { amountOf } from './price.ts';
import type { StoredLedger, StoredRow } from './stored-ledger.ts';

type Method = { brand: Schemas['CardBrand']; last4: string };

/** Converts a schedule to its API form. */
export function scheduleView(
  { schedule, rows }: StoredLedger,
  programTitle: string,
): Schemas['PaymentSchedule'] {
  const { id, studentId, applicationId, programId, cohortId, status, currency, voucherCode } = schedule;
  const live = rows.filter((row) => row.status !== 'DELETED');
  return {
    id,
    studentId,
    applicationId,
    programId,
    programTitle,
    cohortId,
    paymentPlan: { id: schedule.paymentPlanId, source: schedule.planSource, name: schedule.planName },
    status,
    currency,
    totalOwed: live.reduce((sum, row) => sum + amountOf(row), 0),
    totalRemaining: remainingOf(rows),
    nextDueDate: inOrder(rows).find((row) => openAmountOf(row) > 0)?.dueDate ?? null,
    voucherCode,
    transferredToId: schedule.transferredToId,
    createdAt: schedule.createdAt.toISOString(),
    version: schedule.version,
  };
}

/** Converts a row to its API form. An open row shows the card assigned to it. */
export function rowView(
  row: StoredRow,
  { currency, today }: { currency: string; today: string },
  assigned: Method | null,
): Schemas['PaymentScheduleRow'] {
  const isOpen = refusalOf(row.status) === undefined;
  const { brand, last4 } = (isOpen && assigned) || row;
  const isAutomatic = isOpen && row.captureMethod === 'AUTOMATIC';
  return {
    id: row.id,
    type: row.type,
    captureMethod: row.captureMethod,
    currency,
    status: row.status,
    paymentMethod: row.rolloverAmount > 0 && row.amountPaid === 0 && !isOpen ? 'ROLLOVER' : brand && 'CARD',
    paymentMethodId: row.paymentMethodId,
    brand,
    last4,
    paymentId: row.paymentId,
    installment: row.installment,
    dueDate: row.dueDate,
    amountDue: row.amountDue,
    interestAmount: row.interestAmount,
    taxAmount: row.taxAmount,
    amountToday: row.status === 'REFUNDED' ? 0 : amountToday(row, today),
    interestSaved: row.status === 'REFUNDED' ? 0 : unaccruedInterest(row, today),
    openAmount: openAmountOf(row),
    isPayable: isOpen && openAmountOf(row) > 0,
    amountPaid: row.amountPaid,
    rolloverAmount: row.rolloverAmount,
    amountSettled: row.amountPaid + row.rolloverAmount,
    amountRefunded: row.amountRefunded,
    nextAttemptOn: isAutomatic ? row.autoPayOn : null,
  };
}

/** A receipt number short enough to read out: the year and the random part of the id. */
export const receiptNumber = ({ id, createdAt }: Pick<PaymentRecord, 'id' | 'createdAt'>): string =>
  `${instituteDay(createdAt).slice(0, 4)}-${id.slice(-8).toUpperCase()}`;

/** How long a cardholder has to confirm a payment. */
export const confirmationTime = bankConfirmationMinutes * minute;

/** Until when the cardholder can confirm a payment that waits for it. */
export const confirmByOf = ({ nextActionUrl, createdAt }: PaymentRecord): string | null =>
  nextActionUrl === null ? null : new Date(createdAt.getTime() + confirmationTime).toISOString();

export function paymentView(payment: PaymentRecord): Schemas['Payment'] {
  const { id, kind, status, captureMethod, amount, currency, paymentMethodId, brand, last4 } = payment;
  return {
    id,
    number: receiptNumber(payment),
    kind,
    description: payment.description,
    status,
    captureMethod,
    amount,
    currency,
    interestSaved: payment.parts.reduce((sum, { interestWaived }) => sum + interestWaived, 0),
    paymentScheduleId: payment.scheduleId,
    rowIds: payment.parts.map(({ rowId }) => rowId),
    paymentMethodId,
    brand,
    last4,
    isCancelled: payment.failureCode === cancelledCode,
    failureKey: status === 'INVALID' ? failureKeyOf(payment.failureCode ?? '') : null,
    nextActionUrl: payment.nextActionUrl,
    confirmBy: confirmByOf(payment),
    createdAt: payment.createdAt.toISOString(),
    settledAt: payment.settledAt?.toISOString() ?? null,
  };
}

export function refundView(refund: typeof refunds.$inferSelect): Schemas['Refund'] {
  const { id, paymentId, type, destination, status, amount, currency, reason, createdAt } = refund;
  return {
    id,
    paymentId,
    type,
    destination,
    status,
    amount,
    currency,
    reason,
    createdAt: createdAt.toISOString(),
  };
}
