import type { components } from '@institute/api-schema';
import { client } from '../client.ts';

export type CoachUpdate = components['schemas']['CoachUpdate'];

/**
 * Saves a part of the coach. The call replaces the whole and knows no version, so the rest is read first: what another
 * tab changed in the meantime stays.
 */
export async function saveCoach(id: string, change: Partial<CoachUpdate>): Promise<void> {
  const params = { path: { id } };
  const { data } = await client.GET('/coaches/{id}', { params });
  const { user, ...coach } = data!.content;
  await client.PUT('/coaches/{id}', {
    params,
    body: { ...coach, user: { timeZone: user.timeZone ?? 'none' }, ...change },
  });
}

/** A blank answer is none. */
export const orNull = (text: string): string | null => text.trim() || null;
