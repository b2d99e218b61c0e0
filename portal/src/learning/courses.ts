import { allPages, largestPage } from '@institute/api-schema';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { client } from '../client.ts';
import { useSignedInSession } from '../session.ts';
import type { Course } from './arrange-courses.ts';

export const coursesQuery = (id: string) =>
  queryOptions({
    queryKey: ['courses', id],
    queryFn: () =>
      allPages(async (page) => {
        const { data } = await client.GET('/students/{id}/courses', {
          params: { path: { id }, query: { page, size: largestPage } },
        });
        return data!;
      }),
  });

/** The signed-in student's courses. */
export function useCourses(): Course[] {
  const { studentId } = useSignedInSession();
  return useSuspenseQuery(coursesQuery(studentId)).data;
}
