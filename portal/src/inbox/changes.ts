import type { components } from '@institute/api-schema';

type Schemas = components['schemas'];
export type Message = Schemas['CommunicationIntent'];

export type ChangeKind = Schemas['CommunicationIntentStatus'] | 'ARCHIVE' | 'UNARCHIVE' | 'DELETE';

/** A change of messages that the server may not have received yet, with the messages as shown. */
export interface Change {
  kind: ChangeKind;
  messages: readonly Message[];
}

/** The messages that a list shows. */
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

/** A message with all pending changes applied; null if it is deleted. */
export function afterChanges(message: Message, changes: readonly Change[]): Message | null {
  let result: Message | null = message;
  for (const { kind, messages } of changes) {
    if (result && messages.some(({ id }) => id === message.id)) result = after(result, kind);
  }
  return result;
}

/** A list's rows with the changes since the last response. */
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
 * The number of unread messages in the inbox. Based on the server's last response, so that a change it has received
 * in the meantime counts once. `unread` is the beginning of the list of unread messages, `total` its length.
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

/** The badge's maximum. */
export const badgeLimit = 20;

/** The badge's text: nothing for 0, `20+` above 20. */
export const badgeText = (count: number): string =>
  count === 0 ? '' : count > badgeLimit ? `${badgeLimit}+` : String(count);
