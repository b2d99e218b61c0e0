import { allPages, type components, largestPage } from '@institute/api-schema';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { client } from '../client.ts';

type Schemas = components['schemas'];
export type Circle = Schemas['CoachingCircle'];
export type CircleDetails = Schemas['CoachingCircleDetails'];
export type CircleSession = Schemas['CircleSession'];
export type Attendance = Schemas['CircleAttendance'];

/** The matching circles, the soonest meeting first. */
export const circlesQuery = (keyword: string, language: Circle['languageIso2LetterCode'] | null) =>
  queryOptions({
    queryKey: ['circles', keyword, language],
    queryFn: () =>
      allPages(async (page) => {
        const query = {
          keyword,
          languageIso2LetterCode: language,
          size: largestPage,
          page,
          sortBy: 'nextSessionTime' as const,
          descending: false,
        };
        return (await client.GET('/coaching_circles', { params: { query } })).data!;
      }),
  });

/** All circles of a student. */
export const ownCirclesQuery = (studentId: string) =>
  queryOptions({
    queryKey: ['own-circles', studentId],
    queryFn: () =>
      allPages(async (page) => {
        const params = { path: { id: studentId }, query: { size: largestPage, page } };
        return (await client.GET('/students/{id}/coaching_circles', { params })).data!;
      }),
  });

export function useCircle(circleId: string): CircleDetails {
  const { data } = api.useSuspenseQuery('get', '/coaching_circles/{id}', {
    params: { path: { id: circleId } },
  });
  return data.content;
}

/** The circles that a member of this one can transfer to: in the same language, with an upcoming session. */
export function useTransferTargets({ id, languageIso2LetterCode }: Circle): Circle[] {
  const { data } = useSuspenseQuery(circlesQuery('', languageIso2LetterCode));
  return data.filter(
    (one) =>
      one.id !== id && one.openSessionCount > 0 && (one.membership === null || one.membership === 'LEFT'),
  );
}

export const isFull = ({ studentCount, capacity }: Circle): boolean => studentCount >= capacity;
