import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { client } from '../client.ts';
import { useSignedInSession } from '../session.ts';
import { largestPage, readWholeList } from '../whole-list.ts';
import type { Course } from './arrange-courses.ts';

export const coursesQuery = (id: string) =>
  queryOptions({
    queryKey: ['courses', id],
    queryFn: () =>
      readWholeList((page) =>
        client.GET('/students/{id}/courses', {
          params: { path: { id }, query: { page, size: largestPage } },
        }),
      ),
  });

/** The courses of the student who is signed in. */
export function useCourses(): Course[] {
  const { studentId } = useSignedInSession();
  return useSuspenseQuery(coursesQuery(studentId)).data;
}
