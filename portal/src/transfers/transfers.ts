import { allPages, type components, largestPage } from '@institute/api-schema';
import { quoteMinutes } from '@institute/api-schema/policy';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { client } from '../client.ts';
import type { Application } from '../enrollment/applications.ts';
import { useSignedInSession } from '../session.ts';

type Schemas = components['schemas'];
export type Transfer = Schemas['Transfer'];
export type TransferQuote = Schemas['TransferQuote'];
export type TransferSide = Schemas['TransferSide'];
export type TransferDifference = Schemas['TransferDifference'];

/** Whether the student can still confirm or cancel it. */
export const isOpen = ({ status }: Pick<Transfer, 'status'>): boolean =>
  status === 'REQUESTED' || status === 'PENDING' || status === 'REVIEWED';

/** All of the student's transfers, newest first. */
export function useTransfers(): Transfer[] {
  const { studentId } = useSignedInSession();
  const { data } = useSuspenseQuery({
    queryKey: ['transfers', studentId],
    queryFn: () =>
      allPages(async (page) => {
        const query = { size: largestPage, page, sortBy: 'requestedAt' as const };
        return (await client.GET('/students/{id}/transfers', { params: { path: { id: studentId }, query } }))
          .data!;
      }),
  });
  return data;
}

export function useTransfer(transferId: string): Transfer {
  const { data } = api.useSuspenseQuery('get', '/transfers/{id}', { params: { path: { id: transferId } } });
  return data.content;
}

/** The enrollments that can be transferred to another class. */
export function useEnrollments(): Application[] {
  const { studentId } = useSignedInSession();
  const { data } = useSuspenseQuery({
    queryKey: ['enrollments', studentId],
    queryFn: () =>
      allPages(async (page) => {
        const params = { path: { id: studentId }, query: { size: largestPage, page } };
        return (await client.GET('/students/{id}/enrollment_applications', { params })).data!;
      }),
  });
  return data.filter(({ status }) => status === 'COMPLETE');
}

/** The effects and cost of a transfer. Valid for a while, or until another payment is made. */
export const quoteQuery = (id: string) =>
  queryOptions({
    ...api.queryOptions('post', '/transfers/{id}/quotes', { params: { path: { id } } }),
    staleTime: (quoteMinutes * 60_000) / 2,
    gcTime: 0,
  });
