import type { ApiClient } from './client.ts';
import type { components } from './openapi.gen.ts';
import { ApiError } from './problem.ts';

type Coach = components['schemas']['Coach'];
export type CoachUpdate = components['schemas']['CoachUpdate'];

/** The database sorts the members of an object. */
const sorted = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).toSorted()
    : value;

const isSame = (a: unknown, b: unknown) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

/** How often a save is repeated when other saves come in between. */
const attempts = 3;

/**
 * Saves a part of a coach. The call replaces the whole record, so the rest is read first to keep changes made
 * elsewhere.
 * @param base the same part as the change was based on. If it was changed elsewhere to other values, nothing is saved
 *   and the call rejects with `versionConflict` and the current coach. Without it, the part is overwritten.
 */
export async function saveCoach(
  client: ApiClient,
  id: string,
  change: Partial<CoachUpdate>,
  base?: Partial<CoachUpdate>,
): Promise<void> {
  const params = { path: { id } };
  for (let attempt = 1; ; attempt++) {
    const { data } = await client.GET('/coaches/{id}', { params });
    const current = data!.content;
    if (base && isChangedElsewhere(current, change, base))
      throw new ApiError({ status: 409, key: 'versionConflict', current });
    const { user, ...coach } = current;
    const body = { ...coach, user: { timeZone: user.timeZone ?? 'none' }, ...change };
    try {
      await client.PUT('/coaches/{id}', { params, body });
      return;
    } catch (error) {
      const isOutdated = error instanceof ApiError && error.key === 'versionConflict';
      if (!isOutdated || attempt === attempts) throw error;
    }
  }
}

const isChangedElsewhere = (current: Coach, change: Partial<CoachUpdate>, base: Partial<CoachUpdate>) =>
  (Object.keys(change) as (keyof Coach & keyof CoachUpdate)[]).some(
    (key) => !isSame(current[key], base[key]) && !isSame(current[key], change[key]),
  );
