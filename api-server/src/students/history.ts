import type { Schemas } from '@institute/api-schema';
import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Dependencies } from '../dependencies.ts';
import type { Handlers } from '../platform/contract.ts';
import { pageOf, readPage } from '../platform/paging.ts';
import { accountEvents } from '../tables/account-events.ts';
import { activities } from '../tables/activities.ts';
import { students } from '../tables/students.ts';
import { transactions } from '../tables/transactions.ts';
import { fullName } from './full-name.ts';
import { requireVisibleStudent } from './visible.ts';

const { studentId: _, ...eventColumns } = getTableColumns(accountEvents);
/** What had been paid by then, of every purpose: the sum of the transactions. */
const paidBy = (applicationId: string | null) => sql<number>`(
  select coalesce(sum(t.moved_amount), 0)::int from ${transactions} t
  where t.student_id = account_events.student_id and t.settled_at <= account_events.event_date
    and (${applicationId}::uuid is null or t.application_id = ${applicationId}::uuid))`;
const { studentId: __, actorId: ___, ...activityColumns } = getTableColumns(activities);

const actors = alias(students, 'actors');
const actorName: SQL<Schemas['Activity']['actorName']> =
  sql`case when ${actors.id} is null then null else ${fullName(actors)} end`;

export function historyHandlers({
  db,
}: Dependencies): Pick<Handlers, 'listAccountHistory' | 'listActivities'> {
  return {
    listAccountHistory: async ({ path, query, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      const condition = and(
        eq(accountEvents.studentId, path.id),
        query.applicationId === null ? undefined : eq(accountEvents.applicationId, query.applicationId),
      );
      const { rows, total } = await readPage(
        db,
        db
          .select({ ...eventColumns, paidSoFar: paidBy(query.applicationId) })
          .from(accountEvents)
          .where(condition)
          .$dynamic(),
        pageOf(query, accountEvents[query.sortBy], accountEvents.id),
      );
      const content = rows.map((row) => ({ ...row, eventDate: row.eventDate.toISOString() }));
      return { content, pagination: { total } };
    },

    listActivities: async ({ path, query, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      const condition = and(
        eq(activities.studentId, path.id),
        eq(activities.source, query.source),
        query.categories.length > 0 ? inArray(activities.category, query.categories) : undefined,
        query.types.length > 0 ? inArray(activities.type, query.types) : undefined,
      );
      const { rows, total } = await readPage(
        db,
        db
          .select({ ...activityColumns, actorName })
          .from(activities)
          .leftJoin(actors, eq(actors.id, activities.actorId))
          .where(condition)
          .$dynamic(),
        pageOf(query, activities[query.sortBy], activities.id),
      );
      const content = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
      return { content, pagination: { total } };
    },
  };
}
