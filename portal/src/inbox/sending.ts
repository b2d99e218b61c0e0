import { ApiError } from '@institute/api-schema';
import { api } from '../api.ts';
import { client } from '../client.ts';
import { onLeave } from '../leaving.ts';
import type { Change, ChangeKind } from './changes.ts';
import { addChange, dropChange, readAgain } from './inbox.ts';

type Params = { path: { id: string } };

/** Sets the read status of each message, and returns the ids of deleted ones. */
async function sendStatus(params: Params, status: 'READ' | 'UNREAD', ids: string[]): Promise<string[]> {
  const goneIds: string[] = [];
  for (const intentId of ids) {
    try {
      await api.request('patch', '/students/{id}/communication_intents/{intentId}/status', {
        path: { ...params.path, intentId },
        query: { status },
      });
    } catch (error) {
      if (!(error instanceof ApiError) || error.key !== 'notFound') throw error;
      goneIds.push(intentId);
    }
  }
  return goneIds;
}

function sendMany(
  kind: Exclude<ChangeKind, 'READ' | 'UNREAD'>,
  many: { params: Params; body: { communicationIntentIds: string[] } },
) {
  switch (kind) {
    case 'ARCHIVE':
      return client.POST('/students/{id}/communication_intents/archive', many);
    case 'UNARCHIVE':
      return client.POST('/students/{id}/communication_intents/unarchive', many);
    case 'DELETE':
      // The page may be closing.
      return client.DELETE('/students/{id}/communication_intents/delete', { ...many, keepalive: true });
    case 'RESTORE':
      return client.POST('/students/{id}/communication_intents/restore', many);
  }
}

/** Sends a change, and returns the ids of the messages that stayed unchanged. */
async function send(id: string, { kind, messages }: Change): Promise<string[]> {
  const params = { path: { id } };
  const ids = messages.map((message) => message.id);
  if (kind === 'READ' || kind === 'UNREAD') return sendStatus(params, kind, ids);
  const { data } = await sendMany(kind, { params, body: { communicationIntentIds: ids } });
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

// Signing out waits for what was done before.
onLeave(() => last);
