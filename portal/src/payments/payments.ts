import type { components } from '@institute/api-schema';
import { useSearch } from 'wouter';
import { api } from '../api.ts';
import { paths } from '../paths.ts';
import { useSignedInSession } from '../session.ts';

type Schemas = components['schemas'];
export type FinancialSummary = Schemas['FinancialSummary'];
export type Payment = Schemas['Payment'];
export type PaymentQuote = Schemas['PaymentQuote'];
export type PaymentSchedule = Schemas['PaymentSchedule'];
export type PaymentScheduleRow = Schemas['PaymentScheduleRow'];

/** The most rows that a schedule has: a deposit, 120 installments, and a fee is never beside so many. */
const mostRows = 100;

/** The schedules of the student who is signed in, those that can be paid first, then the newest. */
export function usePaymentSchedules(): PaymentSchedule[] {
  const { studentId } = useSignedInSession();
  const { data } = api.useSuspenseQuery('get', '/students/{id}/payment_schedules', {
    params: { path: { id: studentId }, query: { size: 100, sortBy: 'createdAt', descending: true } },
  });
  const isActive = ({ status }: PaymentSchedule) => status === 'ACTIVE';
  return [...data.content.filter(isActive), ...data.content.filter((schedule) => !isActive(schedule))];
}

/** The schedule that the address names (`?schedule=`), or else the first; nothing where there is none. */
export function useChosenSchedule(schedules: PaymentSchedule[]): PaymentSchedule | undefined {
  const id = new URLSearchParams(useSearch()).get('schedule');
  return schedules.find((schedule) => schedule.id === id) ?? schedules[0];
}

/** How the account stands, about one schedule. */
export function useFinancialSummary(schedule: PaymentSchedule | undefined): FinancialSummary {
  const { studentId } = useSignedInSession();
  const { data } = api.useSuspenseQuery('get', '/students/{id}/financial_summary', {
    params: { path: { id: studentId }, query: { applicationId: schedule?.applicationId ?? null } },
  });
  return data.content;
}

/** All rows of a schedule, in the order of their due dates. */
export function usePaymentRows(scheduleId: string): PaymentScheduleRow[] {
  const { data } = api.useSuspenseQuery('get', '/payment_schedules/{id}/payments', {
    params: { path: { id: scheduleId }, query: { size: mostRows } },
  });
  return data.content;
}

/** What is still to be paid of a row, in minor units. */
export const openAmount = (row: PaymentScheduleRow): number =>
  row.status === 'DELETED' || row.status === 'REFUNDED'
    ? 0
    : Math.max(0, row.amountDue - row.amountPaid - row.rolloverAmount);

/** Whether a row can be paid now. */
export const isPayable = (row: PaymentScheduleRow): boolean =>
  (row.status === 'SCHEDULED' || row.status === 'INVALID') && openAmount(row) > 0;

/** The page of a payment. */
export const paymentPath = (id: string): string => paths.payment({ paymentId: id });

/** Where receipts have their date, whoever reads them from wherever. */
export const instituteTimeZone = 'America/New_York';

/** The payments in progress that are for a schedule. */
export const pendingFor = (
  { pendingPayments }: Pick<FinancialSummary, 'pendingPayments'>,
  scheduleId: string | null,
): Payment[] => pendingPayments.filter(({ paymentScheduleId }) => paymentScheduleId === scheduleId);
