import type { ApiClient } from './client.ts';
import type { components } from './openapi.gen.ts';

export type CoachUpdate = components['schemas']['CoachUpdate'];

/**
 * Saves a part of a coach. The call replaces the whole record and has no version, so it reads the rest first to keep
 * changes made elsewhere.
 */
export async function saveCoach(client: ApiClient, id: string, change: Partial<CoachUpdate>): Promise<void> {
  const params = { path: { id } };
  const { data } = await client.GET('/coaches/{id}', { params });
  const { user, ...coach } = data!.content;
  await client.PUT('/coaches/{id}', {
    params,
    body: { ...coach, user: { timeZone: user.timeZone ?? 'none' }, ...change },
  });
}
