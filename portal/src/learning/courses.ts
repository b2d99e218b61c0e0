import { allPages } from '@institute/api-schema/queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { useSignedInSession } from '../session.ts';
import type { Course } from './arrange-courses.ts';

/** All courses of a student, which screens search and group. */
export const coursesQuery = (id: string) =>
  allPages(api.queryOptions('get', '/students/{id}/courses', { params: { path: { id } } }));

/** The signed-in student's courses. */
export function useCourses(): Course[] {
  const { studentId } = useSignedInSession();
  return useSuspenseQuery(coursesQuery(studentId)).data;
}
