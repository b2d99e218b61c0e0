import type { Schemas } from '@institute/api-schema';
import { allPages, largestPage } from '@institute/api-schema/queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { api } from '../api.ts';
import { paths } from '../places.ts';
import { useSignedInSession } from '../session.ts';

export type FinancialSummary = Schemas['FinancialSummary'];
export type Payment = Schemas['Payment'];
export type PaymentQuote = Schemas['PaymentQuote'];
export type PaymentSchedule = Schemas['PaymentSchedule'];
export type PaymentScheduleRow = Schemas['PaymentScheduleRow'];

/** The schedules of a student: one per enrollment, and one for each of its transfers, which are limited. */
export const paymentSchedulesQuery = (id: string) =>
  api.queryOptions('get', '/students/{id}/payment_schedules', {
    params: { path: { id }, query: { size: largestPage, sortBy: 'createdAt' } },
  });

/** The signed-in student's schedules: payable ones first, by what is due first, then the newest. */
export function usePaymentSchedules(): PaymentSchedule[] {
  const { studentId } = useSignedInSession();
  const { data } = useSuspenseQuery(paymentSchedulesQuery(studentId));
  const isActive = ({ status }: PaymentSchedule) => status === 'ACTIVE';
  const dueOf = ({ nextDueDate }: PaymentSchedule) => nextDueDate ?? '9999';
  const active = data.content.filter(isActive).toSorted((a, b) => dueOf(a).localeCompare(dueOf(b)));
  return [...active, ...data.content.filter((schedule) => !isActive(schedule))];
}

/** The schedule in the URL (`?schedule=`), or else the first; undefined if there is none. */
export function useChosenSchedule(schedules: PaymentSchedule[]): PaymentSchedule | undefined {
  const id = new URLSearchParams(useSearch()).get('schedule');
  return schedules.find((schedule) => schedule.id === id) ?? schedules[0];
}

export function useFinancialSummary(schedule: Pick<PaymentSchedule, 'id'> | undefined): FinancialSummary {
  const { studentId } = useSignedInSession();
  return api.useContent('/students/{id}/financial_summary', {
    path: { id: studentId },
    query: { paymentScheduleId: schedule?.id ?? null },
  });
}

/** All rows of a schedule by due date. A schedule of 120 installments has several pages. */
export const paymentRowsQuery = (scheduleId: string) =>
  allPages(
    api.queryOptions('get', '/payment_schedules/{id}/payments', { params: { path: { id: scheduleId } } }),
  );

export const usePaymentRows = (scheduleId: string): PaymentScheduleRow[] =>
  useSuspenseQuery(paymentRowsQuery(scheduleId)).data;

/** Where the payment of a schedule that is due, or next, only has to be confirmed. */
export const payNextPath = (schedule?: string | null): string => paths.pay({ step: 'review', schedule });

export const paymentPath = (id: string): string => paths.payment({ paymentId: id });

export const pendingFor = (
  { pendingPayments }: Pick<FinancialSummary, 'pendingPayments'>,
  scheduleId: string | null,
): Payment[] => pendingPayments.filter(({ paymentScheduleId }) => paymentScheduleId === scheduleId);
