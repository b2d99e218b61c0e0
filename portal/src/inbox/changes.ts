import type { Schemas } from '@institute/api-schema';

export type Message = Schemas['CommunicationIntent'];

export type ChangeKind =
  | Schemas['CommunicationIntentStatus']
  | 'ARCHIVE'
  | 'UNARCHIVE'
  | 'DELETE'
  | 'RESTORE';

/** A change of messages that the server may not have received yet, with the messages as shown. */
export interface Change {
  kind: ChangeKind;
  messages: readonly Message[];
}

/** Where a message is. Deleted ones are kept for a while, and return to where they were. */
export type Folder = 'inbox' | 'archived' | 'deleted';

export interface Listing {
  folder: Folder;
  isUnreadOnly: boolean;
}

const folderOf = ({ archived, deletedAt }: Message): Folder =>
  deletedAt !== null ? 'deleted' : archived ? 'archived' : 'inbox';

function after(message: Message, kind: ChangeKind): Message {
  switch (kind) {
    case 'READ':
    case 'UNREAD':
      return { ...message, status: kind };
    case 'ARCHIVE':
      return { ...message, archived: true };
    case 'UNARCHIVE':
      return { ...message, archived: false };
    case 'DELETE':
      return { ...message, deletedAt: new Date().toISOString() };
    case 'RESTORE':
      return { ...message, deletedAt: null, restorableUntil: null };
  }
}

/** A message with all pending changes applied. */
export function afterChanges(message: Message, changes: readonly Change[]): Message {
  let result = message;
  for (const { kind, messages } of changes) {
    if (messages.some(({ id }) => id === message.id)) result = after(result, kind);
  }
  return result;
}

/** A list's rows with the changes since the last response. */
export function rowsAfter(rows: readonly Message[], changes: readonly Change[], listing: Listing): Message[] {
  return rows
    .map((row) => afterChanges(row, changes))
    .filter(
      (message) =>
        folderOf(message) === listing.folder && !(listing.isUnreadOnly && message.status === 'READ'),
    );
}

const isUnread = (message: Message) => folderOf(message) === 'inbox' && message.status !== 'READ';

/**
 * The number of unread messages in the inbox. Based on the server's last response, so that a change it has received
 * in the meantime counts once. `unread` is the beginning of the list of unread messages, `total` its length.
 */
export function countUnread(
  { unread, total }: { unread: readonly Message[]; total: number },
  changes: readonly Change[],
): number {
  const lost = unread.filter((message) => !isUnread(afterChanges(message, changes))).length;
  const unreadIds = new Set(unread.map(({ id }) => id));
  const touched = new Map(changes.flatMap(({ messages }) => messages.map((one) => [one.id, one] as const)));
  const isWhole = unread.length === total;
  const won = isWhole
    ? [...touched.values()]
        .filter(({ id }) => !unreadIds.has(id))
        .filter((one) => isUnread(afterChanges(one, changes))).length
    : 0;
  return total - lost + won;
}

export const badgeLimit = 20;

/** The badge's text: nothing for 0, `20+` above 20. */
export const badgeText = (count: number): string =>
  count === 0 ? '' : count > badgeLimit ? `${badgeLimit}+` : String(count);
