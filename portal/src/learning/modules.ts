import { allPages } from '@institute/api-schema/queries';
import { useSuspenseQueries } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../api.ts';
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

/** Shows a change in every cached list. */
const show = (id: string, changed: Partial<Module>) =>
  queryClient.setQueriesData<Module[]>({ queryKey: modulesKey }, (modules) =>
    modules?.map((module) => (module.id === id ? { ...module, ...changed } : module)),
  );

let underWay = 0;
/** Serializes changes, so that of two of the same module the later one stays. */
let last: Promise<unknown> = Promise.resolve();

/** Sends a change that is shown at once, and taken back if the server refuses. */
async function change<Changed extends Partial<Module>>(
  id: string,
  changed: Changed,
  before: { [Part in keyof Changed]: Changed[Part] },
  send: () => Promise<unknown>,
): Promise<void> {
  underWay += 1;
  show(id, changed);
  // A response in flight doesn't include it.
  await queryClient.cancelQueries({ queryKey: modulesKey });
  show(id, changed);
  const sending = last.then(send);
  last = sending.catch(() => {});
  try {
    await sending;
  } catch (error) {
    show(id, before);
    throw error;
  } finally {
    underWay -= 1;
    if (underWay === 0) void queryClient.invalidateQueries();
  }
}

export function setBookmark(studentId: string, moduleId: string, bookmarked: boolean): Promise<void> {
  const path = { id: studentId, moduleId };
  return change(moduleId, { bookmarked }, { bookmarked: !bookmarked }, () =>
    bookmarked
      ? api.request('put', '/students/{id}/module_bookmarks/{moduleId}', { path })
      : api.request('delete', '/students/{id}/module_bookmarks/{moduleId}', { path }),
  );
}

export function setDone(studentId: string, module: Module, completed: boolean): Promise<void> {
  const { id: moduleId, completionSource } = module;
  return change<Pick<Module, 'completed' | 'completionSource'>>(
    moduleId,
    { completed, completionSource: completed ? 'SELF_REPORTED' : null },
    { completed: !completed, completionSource },
    () =>
      api.request('put', '/students/{id}/modules/{moduleId}/progress', {
        path: { id: studentId, moduleId },
        body: { completed },
      }),
  );
}
