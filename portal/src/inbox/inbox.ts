import { focusManager, useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { api } from '../api.ts';
import { queryClient } from '../query-client.ts';
import { useSignedInSession } from '../session.ts';
import { badgeLimit, type Change, countUnread, type Listing, type Message, rowsAfter } from './changes.ts';

export const pageSize = 20;

const unread: Listing = { folder: 'inbox', isUnreadOnly: true };

const inboxKey = ['post', '/students/{id}/communication_intents'];

export const listQuery = (id: string, { folder, isUnreadOnly }: Listing, page: number, size = pageSize) =>
  api.queryOptions('post', '/students/{id}/communication_intents', {
    params: { path: { id }, query: { page, size, descending: true } },
    body: {
      statuses: isUnreadOnly ? ['UNREAD'] : [],
      channels: ['INBOX'],
      archived: folder === 'archived',
      deleted: folder === 'deleted',
    },
  });

// Pending changes that the lists don't include yet.

let changes: readonly Change[] = [];
const listeners = new Set<() => void>();

function setChanges(next: readonly Change[]): void {
  changes = next;
  for (const listener of listeners) listener();
}
export const addChange = (change: Change) => setChanges([...changes, change]);
export const dropChange = (change: Change) => setChanges(changes.filter((one) => one !== change));

export const useChanges = (): readonly Change[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => changes,
  );

// Keeps the tabs in sync.

const channel = new BroadcastChannel('institute.portal.inbox');

/** Refetches the lists, here and in the other tabs. */
export async function readAgain(): Promise<void> {
  channel.postMessage('changed');
  await queryClient.invalidateQueries();
}

/**
 * How many messages of the inbox are unread, and the newest of them; undefined until the server has answered.
 * All lists are refetched when another tab changes something, and when the user comes back to this one.
 */
export function useUnread(): { count: number; newest: Message | undefined } | undefined {
  const { studentId, isVerifiedEmail } = useSignedInSession();
  const { data } = useQuery({
    enabled: isVerifiedEmail,
    // Requests one more than the badge shows, to find out whether there are more.
    ...listQuery(studentId, unread, 0, badgeLimit + 1),
  });
  const pending = useChanges();
  useEffect(() => {
    const readAgain = () => void queryClient.invalidateQueries({ queryKey: inboxKey });
    channel.addEventListener('message', readAgain);
    // Lists that aren't shown too: another device may have changed any of them.
    const unsubscribe = focusManager.subscribe((isFocused) => {
      if (isFocused) readAgain();
    });
    return () => {
      channel.removeEventListener('message', readAgain);
      unsubscribe();
    };
  }, []);
  if (!data) return undefined;
  return {
    count: countUnread({ unread: data.content, total: data.pagination.total }, pending),
    newest: rowsAfter(data.content, pending, unread)[0],
  };
}
