import type { components } from '@institute/api-schema';
import { client } from '../client.ts';

export type CoachUpdate = components['schemas']['CoachUpdate'];

/**
 * Saves a part of the coach. The call replaces the whole, so the rest is read first: what was changed meanwhile in the
 * coach app stays.
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
