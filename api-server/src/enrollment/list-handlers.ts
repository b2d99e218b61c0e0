import { and, eq, inArray } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import type { Handlers } from '../platform/contract.ts';
import { findPage, inOrderOf, pageOf, readPage } from '../platform/paging.ts';
import { requireVisibleStudent } from '../students/visible.ts';
import { enrollmentApplications } from '../tables/enrollment-applications.ts';
import { readApplications, showApplication } from './application-view.ts';
import { findVisibleApplication } from './find-application.ts';
import { matchingApplications } from './matching.ts';

type ApplicationLists = Pick<
  Handlers,
  'listStudentEnrollmentApplications' | 'listEnrollmentApplications' | 'getEnrollmentApplication'
>;

export function applicationListHandlers({ db, lists, now }: Dependencies): ApplicationLists {
  return {
    listStudentEnrollmentApplications: async ({ path, query, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      const condition = and(
        eq(enrollmentApplications.studentId, path.id),
        query.statuses.length > 0 ? inArray(enrollmentApplications.status, query.statuses) : undefined,
      );
      const { rows, total } = await readPage(
        db,
        db.select().from(enrollmentApplications).where(condition).$dynamic(),
        pageOf(query, enrollmentApplications[query.sortBy], enrollmentApplications.id),
      );
      return { content: await readApplications(db, rows, now()), pagination: { total } };
    },

    listEnrollmentApplications: async ({ query }) => {
      const where = and(
        query.statuses.length > 0 ? inArray(enrollmentApplications.status, query.statuses) : undefined,
        query.programId === null ? undefined : eq(enrollmentApplications.programId, query.programId),
      );
      const { id } = enrollmentApplications;
      const { ids, total } = await findPage(lists, query, {
        table: enrollmentApplications,
        id,
        sort: enrollmentApplications[query.sortBy],
        where,
        anyOf: matchingApplications(lists, query.keyword),
      });
      const rows = await db.select().from(enrollmentApplications).where(inArray(id, ids));
      const applications = inOrderOf(ids, rows, (row) => row.id);
      return { content: await readApplications(db, applications, now()), pagination: { total } };
    },

    getEnrollmentApplication: async ({ path, caller }) => ({
      content: await showApplication(db, await findVisibleApplication(db, path.id, caller), now()),
    }),
  };
}
