import type { components } from '@institute/api-schema';
import { quoteMinutes } from '@institute/api-schema/policy';
import { largestPage } from '@institute/api-schema/queries';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';
import type { Application } from '../enrollment/applications.ts';
import { useSignedInSession } from '../session.ts';

type Schemas = components['schemas'];
export type Transfer = Schemas['Transfer'];
export type TransferQuote = Schemas['TransferQuote'];
export type TransferSide = Schemas['TransferSide'];
export type TransferDifference = Schemas['TransferDifference'];

/** The student's open transfers, newest first: at most one per enrollment. */
export function useOpenTransfers(): Transfer[] {
  const { studentId } = useSignedInSession();
  const { data } = api.useSuspenseQuery('get', '/students/{id}/transfers', {
    params: { path: { id: studentId }, query: { isOpen: true, size: largestPage, sortBy: 'requestedAt' } },
  });
  return data.content;
}

export function useTransfer(transferId: string): Transfer {
  const { data } = api.useSuspenseQuery('get', '/transfers/{id}', { params: { path: { id: transferId } } });
  return data.content;
}

/** The enrollments that can be transferred to another class: at most one per program. */
export function useEnrollments(): Application[] {
  const { studentId } = useSignedInSession();
  const { data } = api.useSuspenseQuery('get', '/students/{id}/enrollment_applications', {
    params: { path: { id: studentId }, query: { statuses: ['COMPLETE'], size: largestPage } },
  });
  return data.content;
}

/** The effects and cost of a transfer. Valid for a while, or until another payment is made. */
export const quoteQuery = (id: string) =>
  queryOptions({
    ...api.queryOptions('post', '/transfers/{id}/quotes', { params: { path: { id } } }),
    staleTime: (quoteMinutes * 60_000) / 2,
    gcTime: 0,
  });
