import { ApiError } from '@institute/api-schema';
import { client } from '../client.ts';
import { onLeave } from '../leaving.ts';
import type { Change, Message } from './changes.ts';
import { addChange, dropChange, readAgain } from './inbox.ts';

type Params = { path: { id: string } };

/** Sets the read status of each message, and returns the ids of deleted ones. */
async function sendStatus(params: Params, status: 'READ' | 'UNREAD', ids: string[]): Promise<string[]> {
  const gone: string[] = [];
  for (const intentId of ids) {
    try {
      await client.PATCH('/students/{id}/communication_intents/{intentId}/status', {
        params: { path: { ...params.path, intentId }, query: { status } },
      });
    } catch (error) {
      if (!(error instanceof ApiError) || error.key !== 'notFound') throw error;
      gone.push(intentId);
    }
  }
  return gone;
}

/** Sends a change, and returns the ids of the messages that stayed unchanged. */
async function send(id: string, { kind, messages }: Change): Promise<string[]> {
  const params = { path: { id } };
  const ids = messages.map((message) => message.id);
  if (kind === 'READ' || kind === 'UNREAD') return sendStatus(params, kind, ids);
  const [intentId] = ids;
  if (kind !== 'DELETE' && intentId && ids.length === 1) {
    const one = { params: { path: { id, intentId } } };
    if (kind === 'ARCHIVE') await client.POST('/students/{id}/communication_intents/{intentId}/archive', one);
    else await client.POST('/students/{id}/communication_intents/{intentId}/unarchive', one);
    return [];
  }
  const many = { params, body: { communicationIntentIds: ids } };
  const { data } =
    kind === 'ARCHIVE'
      ? await client.POST('/students/{id}/communication_intents/archive', many)
      : kind === 'UNARCHIVE'
        ? await client.POST('/students/{id}/communication_intents/unarchive', many)
        : // The page may be closing.
          await client.DELETE('/students/{id}/communication_intents/delete', { ...many, keepalive: true });
  return data!.content.failedCommunicationIntentIds;
}

/** Changes are sent in the order in which they were made. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Applies a change optimistically and sends it. If it is refused, the messages are restored. Returns the ids of
 * unchanged messages.
 */
export async function applyChange(studentId: string, change: Change): Promise<string[]> {
  addChange(change);
  const sending = last.then(() => send(studentId, change));
  last = sending.catch(() => {});
  return settle(sending, change);
}

async function settle(sending: Promise<string[]>, change: Change): Promise<string[]> {
  try {
    const stayed = await sending;
    await readAgain();
    return stayed;
  } catch (error) {
    void readAgain();
    throw error;
  } finally {
    dropChange(change);
  }
}

/** Deletions that can still be undone, each with the function that sends it. */
const undoable = new Map<Change, () => Promise<void>>();

/** Hides messages until `send` deletes them for good or `undo` restores them. */
export function holdDeletion(
  studentId: string,
  messages: readonly Message[],
  onSent: (sending: Promise<string[]>) => Promise<void>,
) {
  const change: Change = { kind: 'DELETE', messages };
  addChange(change);
  const sendOnce = async () => {
    if (undoable.delete(change)) await onSent(settle(send(studentId, change), change));
  };
  undoable.set(change, sendOnce);
  return {
    send: sendOnce,
    undo: () => {
      if (undoable.delete(change)) dropChange(change);
    },
  };
}

/** Sends every deletion that can still be undone. */
export const sendDeletions = (): Promise<unknown> =>
  Promise.all([...undoable.values()].map((sendNow) => sendNow()));

onLeave(sendDeletions);
