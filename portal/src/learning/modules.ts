import { allPages } from '@institute/api-schema/queries';
import { useSuspenseQueries } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../api.ts';
import { client } from '../client.ts';
import { queryClient } from '../query-client.ts';
import { useSignedInSession } from '../session.ts';
import type { CourseModule, Module } from './arrange-modules.ts';
import { useCourses } from './courses.ts';

const path = '/students/{id}/courses/{courseId}/modules';
const modulesKey = ['get', path];

/** All modules of a course, in its order. */
export const modulesQuery = (id: string, courseId: string) =>
  allPages(api.queryOptions('get', path, { params: { path: { id, courseId } } }));

/** All modules of the student's courses, course by course. The same array until one of them changes. */
export function useAllModules(): CourseModule[] {
  const { studentId } = useSignedInSession();
  const courses = useCourses();
  const combine = useCallback(
    (results: { data: Module[] }[]) =>
      results.flatMap(({ data }, index) => data.map((module) => ({ ...module, course: courses[index]! }))),
    [courses],
  );
  return useSuspenseQueries({ queries: courses.map(({ id }) => modulesQuery(studentId, id)), combine });
}

/** Updates a bookmark in every cached list. */
const showBookmark = (id: string, bookmarked: boolean) =>
  queryClient.setQueriesData<Module[]>({ queryKey: modulesKey }, (modules) =>
    modules?.map((module) => (module.id === id ? { ...module, bookmarked } : module)),
  );

let underWay = 0;
/** Serializes changes of the same bookmark. */
let last: Promise<unknown> = Promise.resolve();

/** Adds or removes a bookmark: applied optimistically, and reverted if the server refuses. */
export async function setBookmark(studentId: string, moduleId: string, isMarked: boolean): Promise<void> {
  const params = { path: { id: studentId, moduleId } };
  underWay += 1;
  showBookmark(moduleId, isMarked);
  // A response in flight doesn't include it.
  await queryClient.cancelQueries({ queryKey: modulesKey });
  showBookmark(moduleId, isMarked);
  const sending = last.then(() =>
    isMarked
      ? client.PUT('/students/{id}/module_bookmarks/{moduleId}', { params })
      : client.DELETE('/students/{id}/module_bookmarks/{moduleId}', { params }),
  );
  last = sending.catch(() => {});
  try {
    await sending;
  } catch (error) {
    showBookmark(moduleId, !isMarked);
    throw error;
  } finally {
    underWay -= 1;
    if (underWay === 0) void queryClient.invalidateQueries({ queryKey: modulesKey });
  }
}
