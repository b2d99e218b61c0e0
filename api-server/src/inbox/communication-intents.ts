import type { Schemas } from '@institute/api-schema';
import { and, arrayOverlaps, eq, getTableColumns, gt, inArray, isNull } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import type { Caller } from '../platform/caller.ts';
import type { Handlers } from '../platform/contract.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { pageOf, readPage } from '../platform/paging.ts';
import { problem } from '../platform/problem.ts';
import { communicationIntents } from '../tables/communication-intents.ts';
import { deletedForGoodBefore, type IntentEvent, nextState, restorableUntil } from './message-rules.ts';

type Intent = Schemas['CommunicationIntent'];

const { studentId: _, ...columns } = getTableColumns(communicationIntents);
type Row = Pick<typeof communicationIntents.$inferSelect, keyof typeof columns>;

const shown = ({ createdAt, readAt, deletedAt, ...row }: Row): Intent => ({
  ...row,
  createdAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
  deletedAt: deletedAt?.toISOString() ?? null,
  restorableUntil: deletedAt && restorableUntil(deletedAt).toISOString(),
});

const isOwn = (caller: Caller, ids: string[]) =>
  and(eq(communicationIntents.studentId, caller.studentId), inArray(communicationIntents.id, ids));

/**
 * Applies an event to several of the caller's messages. They are locked in the order of their ids, so concurrent
 * calls take turns.
 */
async function change(
  db: Database,
  caller: Caller,
  ids: string[],
  event: IntentEvent,
  now: Date,
): Promise<Row[]> {
  const found = await db
    .select(columns)
    .from(communicationIntents)
    .where(isOwn(caller, ids))
    .orderBy(communicationIntents.id)
    .for('no key update');
  const changed: Row[] = [];
  for (const row of found) {
    const next = nextState(row, event, now);
    if (!next) continue;
    const { status, archived, readAt, deletedAt } = next;
    await db
      .update(communicationIntents)
      .set({ status, archived, readAt, deletedAt })
      .where(eq(communicationIntents.id, row.id));
    changed.push({ ...row, status, archived, readAt, deletedAt });
  }
  return changed;
}

/** Which of the requested messages were changed. */
function changes(asked: string[], changed: { id: string }[]) {
  const changedIds = new Set(changed.map(({ id }) => id));
  const ids = [...new Set(asked)];
  return {
    content: {
      communicationIntentIds: ids.filter((id) => changedIds.has(id)),
      failedCommunicationIntentIds: ids.filter((id) => !changedIds.has(id)),
    },
  };
}

type Intents = Pick<
  Handlers,
  | 'listCommunicationIntents'
  | 'archiveCommunicationIntent'
  | 'unarchiveCommunicationIntent'
  | 'updateCommunicationIntentStatus'
  | 'archiveCommunicationIntents'
  | 'unarchiveCommunicationIntents'
  | 'deleteCommunicationIntents'
  | 'restoreCommunicationIntents'
>;

export function communicationIntentHandlers({ db, now }: Dependencies): Intents {
  async function changeOne(intentId: string, caller: Caller, event: IntentEvent) {
    const [intent] = await atOnce({ db, now }, (db, now) => change(db, caller, [intentId], event, now));
    if (!intent) throw problem('notFound');
    return { content: shown(intent) };
  }

  async function changeMany(ids: string[], caller: Caller, event: IntentEvent) {
    return changes(ids, await atOnce({ db, now }, (db, now) => change(db, caller, ids, event, now)));
  }

  return {
    listCommunicationIntents: async ({ query, body, caller }) => {
      const { statuses, channels, archived, deleted } = body;
      const condition = and(
        eq(communicationIntents.studentId, caller.studentId),
        ...(deleted
          ? [gt(communicationIntents.deletedAt, deletedForGoodBefore(now()))]
          : [isNull(communicationIntents.deletedAt), eq(communicationIntents.archived, archived)]),
        statuses.length > 0 ? inArray(communicationIntents.status, statuses) : undefined,
        channels.length > 0 ? arrayOverlaps(communicationIntents.channels, channels) : undefined,
      );
      const { rows, total } = await readPage(
        db,
        db.select(columns).from(communicationIntents).where(condition).$dynamic(),
        pageOf(query, communicationIntents.createdAt, communicationIntents.id),
      );
      return { content: rows.map(shown), pagination: { total } };
    },

    archiveCommunicationIntent: ({ path, caller }) => changeOne(path.intentId, caller, 'ARCHIVE'),

    unarchiveCommunicationIntent: ({ path, caller }) => changeOne(path.intentId, caller, 'UNARCHIVE'),

    updateCommunicationIntentStatus: ({ path, query, caller }) =>
      changeOne(path.intentId, caller, query.status),

    archiveCommunicationIntents: ({ body, caller }) =>
      changeMany(body.communicationIntentIds, caller, 'ARCHIVE'),

    unarchiveCommunicationIntents: ({ body, caller }) =>
      changeMany(body.communicationIntentIds, caller, 'UNARCHIVE'),

    deleteCommunicationIntents: ({ body, caller }) =>
      changeMany(body.communicationIntentIds, caller, 'DELETE'),

    restoreCommunicationIntents: ({ body, caller }) =>
      changeMany(body.communicationIntentIds, caller, 'RESTORE'),
  };
}
