import type { Schemas } from '@institute/api-schema';
import { quoteMinutes } from '@institute/api-schema/policy';
import { largestPage } from '@institute/api-schema/queries';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';
import type { Application } from '../enrollment/applications.ts';
import { useSignedInSession } from '../session.ts';

export type Transfer = Schemas['Transfer'];
export type TransferQuote = Schemas['TransferQuote'];
export type TransferSide = Schemas['TransferSide'];
export type TransferDifference = Schemas['TransferDifference'];

/** The student's open transfers, newest first: at most one per enrollment. */
export function useOpenTransfers(): Transfer[] {
  const { studentId } = useSignedInSession();
  return api.useContent('/students/{id}/transfers', {
    path: { id: studentId },
    query: { isOpen: true, size: largestPage, sortBy: 'requestedAt' },
  });
}

export function useTransfer(transferId: string): Transfer {
  return api.useContent('/transfers/{id}', { path: { id: transferId } });
}

/** The enrollments that can be transferred to another class: at most one per program. */
export function useEnrollments(): Application[] {
  const { studentId } = useSignedInSession();
  return api.useContent('/students/{id}/enrollment_applications', {
    path: { id: studentId },
    query: { statuses: ['COMPLETE'], size: largestPage },
  });
}

/** The effects and cost of a transfer. Valid for a while, or until another payment is made. */
export const quoteQuery = (id: string) =>
  queryOptions({
    ...api.queryOptions('post', '/transfers/{id}/quotes', { params: { path: { id } } }),
    staleTime: (quoteMinutes * 60_000) / 2,
    gcTime: 0,
  });
