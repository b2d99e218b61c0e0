import type { components } from '@institute/api-schema';
import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Dependencies } from '../dependencies.ts';
import type { Handlers } from '../platform/contract.ts';
import { pageOf, readPage } from '../platform/paging.ts';
import { accountEvents } from '../tables/account-events.ts';
import { activities } from '../tables/activities.ts';
import { students } from '../tables/students.ts';
import { fullName } from './full-name.ts';
import { requireVisibleStudent } from './visible.ts';

const { studentId: _, ...eventColumns } = getTableColumns(accountEvents);
/** A declined charge has an amount, although no money moved. */
const movedAmount = sql`case when ${accountEvents.type} in ('PAYMENT_ACCEPTED', 'REFUNDED') then coalesce(${accountEvents.amount}, 0) else 0 end`;
const paidSoFar = sql<number>`(sum(${movedAmount}) over (order by ${accountEvents.eventDate}, ${accountEvents.id}))::int`;
const { studentId: __, actorId: ___, ...activityColumns } = getTableColumns(activities);

const actors = alias(students, 'actors');
const actorName: SQL<components['schemas']['Activity']['actorName']> =
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
        db
          .select({ ...eventColumns, paidSoFar })
          .from(accountEvents)
          .where(condition)
          .$dynamic(),
        db.$count(accountEvents, condition),
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
        db
          .select({ ...activityColumns, actorName })
          .from(activities)
          .leftJoin(actors, eq(actors.id, activities.actorId))
          .where(condition)
          .$dynamic(),
        db.$count(activities, condition),
        pageOf(query, activities[query.sortBy], activities.id),
      );
      const content = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
      return { content, pagination: { total } };
    },
  };
}
