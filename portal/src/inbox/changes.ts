import type { components } from '@institute/api-schema';

type Schemas = components['schemas'];
export type Message = Schemas['CommunicationIntent'];

export type ChangeKind = Schemas['CommunicationIntentStatus'] | 'ARCHIVE' | 'UNARCHIVE' | 'DELETE';

/** Something done to messages that the server may not know of yet, with the messages as they were shown. */
export interface Change {
  kind: ChangeKind;
  messages: readonly Message[];
}

/** Which messages a list shows. */
export interface Listing {
  archived: boolean;
  isUnreadOnly: boolean;
}

function after(message: Message, kind: ChangeKind): Message | null {
  switch (kind) {
    case 'READ':
    case 'UNREAD':
      return { ...message, status: kind };
    case 'ARCHIVE':
      return { ...message, archived: true };
    case 'UNARCHIVE':
      return { ...message, archived: false };
    case 'DELETE':
      return null;
  }
}

/** A message as it will be once the server has heard of everything; null when it is gone. */
export function afterChanges(message: Message, changes: readonly Change[]): Message | null {
  let result: Message | null = message;
  for (const { kind, messages } of changes) {
    if (result && messages.some(({ id }) => id === message.id)) result = after(result, kind);
  }
  return result;
}

/** The rows of a list, with what was done to them since the server was asked. */
export function rowsAfter(rows: readonly Message[], changes: readonly Change[], listing: Listing): Message[] {
  return rows.flatMap((row) => {
    const message = afterChanges(row, changes);
    const isShown =
      message?.archived === listing.archived && !(listing.isUnreadOnly && message.status === 'READ');
    return isShown ? [message] : [];
  });
}

const isUnread = (message: Message | null) =>
  message !== null && !message.archived && message.status !== 'READ';

/**
 * How many messages of the inbox are unread. Counted from what the server said, so that a change which the server has
 * heard of meanwhile counts once. `unread` is the start of the list of unread messages, `total` its length.
 */
export function countUnread(
  { unread, total }: { unread: readonly Message[]; total: number },
  changes: readonly Change[],
): number {
  const lost = unread.filter((message) => !isUnread(afterChanges(message, changes))).length;
  const known = new Set(unread.map(({ id }) => id));
  const touched = new Map(changes.flatMap(({ messages }) => messages.map((one) => [one.id, one] as const)));
  const isWhole = unread.length === total;
  const won = isWhole
    ? [...touched.values()]
        .filter(({ id }) => !known.has(id))
        .filter((one) => isUnread(afterChanges(one, changes))).length
    : 0;
  return total - lost + won;
}

/** The badge shows no more than this. */
export const badgeLimit = 20;

/** What the badge shows: nothing for none, `20+` above 20. */
export const badgeText = (count: number): string =>
  count === 0 ? '' : count > badgeLimit ? `${badgeLimit}+` : String(count);
