import { largestPage } from '@institute/api-schema/queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { useSignedInSession } from '../session.ts';
import type { Course } from './arrange-courses.ts';

/** A student's courses, which screens search and group: those of a few programs. */
export const coursesQuery = (id: string) =>
  api.queryOptions(
    'get',
    '/students/{id}/courses',
    { params: { path: { id }, query: { size: largestPage } } },
    { select: ({ content }) => content },
  );

export function useCourses(): Course[] {
  const { studentId } = useSignedInSession();
  return useSuspenseQuery(coursesQuery(studentId)).data;
}
