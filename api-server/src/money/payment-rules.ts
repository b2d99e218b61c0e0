import type { Schemas } from '@institute/api-schema';
import type { ProblemKey } from '../platform/problem.ts';

export type RowStatus = Schemas['PaymentScheduleRowStatus'];
export type ScheduleStatus = Schemas['PaymentScheduleStatus'];
export type PaymentStatus = Schemas['PaymentStatus'];

/** `PAY_PART`: the charge succeeded, but the row is not fully paid. `RESTORE`: a refund was refused. */
export type RowEvent = 'CHARGE' | 'PAY' | 'PAY_PART' | 'FAIL' | 'DELETE' | 'REFUND' | 'RESTORE';
export type ScheduleEvent = 'CONCLUDE' | 'TRANSFER';
export type PaymentEvent = 'ACCEPT' | 'REFUSE';

const rowTransitions: Record<RowStatus, Partial<Record<RowEvent, RowStatus>>> = {
  SCHEDULED: { CHARGE: 'IN_PROGRESS', PAY: 'ACCEPTED', DELETE: 'DELETED' },
  IN_PROGRESS: { PAY: 'ACCEPTED', PAY_PART: 'SCHEDULED', FAIL: 'INVALID' },
  INVALID: { CHARGE: 'IN_PROGRESS', PAY: 'ACCEPTED', DELETE: 'DELETED' },
  ACCEPTED: { REFUND: 'REFUNDED' },
  REFUNDED: { RESTORE: 'ACCEPTED' },
  DELETED: {},
};

const scheduleTransitions: Record<ScheduleStatus, Partial<Record<ScheduleEvent, ScheduleStatus>>> = {
  ACTIVE: { CONCLUDE: 'CONCLUDED', TRANSFER: 'TRANSFERRED' },
  CONCLUDED: {},
  TRANSFERRED: {},
};

const paymentTransitions: Record<PaymentStatus, Partial<Record<PaymentEvent, PaymentStatus>>> = {
  IN_PROGRESS: { ACCEPT: 'ACCEPTED', REFUSE: 'INVALID' },
  ACCEPTED: {},
  INVALID: {},
};

/** A bank may return a refund that the provider has reported as done. */
const refundTransitions: typeof paymentTransitions = {
  IN_PROGRESS: paymentTransitions.IN_PROGRESS,
  ACCEPTED: { REFUSE: 'INVALID' },
  INVALID: {},
};

/** The state after an event, or undefined if the event is not allowed. */
export const nextRowStatus = (status: RowStatus, event: RowEvent): RowStatus | undefined =>
  rowTransitions[status][event];
export const nextScheduleStatus = (
  status: ScheduleStatus,
  event: ScheduleEvent,
): ScheduleStatus | undefined => scheduleTransitions[status][event];
export const nextRefundStatus = (status: PaymentStatus, event: PaymentEvent): PaymentStatus | undefined =>
  refundTransitions[status][event];
export const nextPaymentStatus = (status: PaymentStatus, event: PaymentEvent): PaymentStatus | undefined =>
  paymentTransitions[status][event];

const refusals: Partial<Record<RowStatus, ProblemKey>> = {
  DELETED: 'paymentDeleted',
  IN_PROGRESS: 'paymentStatusInProgress',
  ACCEPTED: 'paymentStatusAccepted',
  REFUNDED: 'paymentStatusInvalid',
};

/** Why a row can't be charged or assigned another card. */
export const refusalOf = (status: RowStatus): ProblemKey | undefined => refusals[status];

type Attempted = {
  captureMethod: Schemas['CaptureMethod'];
  /** The next day autopay may charge it. null after the last attempt. */
  autoPayOn: string | null;
};

/** Whether autopay is on for a schedule with these open rows. Without any, the student's setting counts. */
export const isAutoPayOn = (open: Pick<Attempted, 'captureMethod'>[], autoPay: boolean): boolean =>
  autoPay && (open.length === 0 || open.some(({ captureMethod }) => captureMethod === 'AUTOMATIC'));

/** Whether autopay charges a row of this student, now or on a later day. */
export const isAutomatic = ({ captureMethod, autoPayOn }: Attempted, autoPay: boolean): boolean =>
  autoPay && captureMethod === 'AUTOMATIC' && autoPayOn !== null;
