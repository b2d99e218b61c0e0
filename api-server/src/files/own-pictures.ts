import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { problem } from '../platform/problem.ts';
import { files } from '../tables/files.ts';

type Pictures = Record<string, string | null | undefined>;

/**
 * Refuses pictures that the person didn't upload here: those of other people would vanish with their accounts, and the
 * apps' content security policy shows none of other sites. What was stored before may stay.
 */
export async function requireOwnPictures(
  db: Database,
  ownerId: string,
  pictures: Pictures,
  stored: Pictures,
): Promise<void> {
  const changed = Object.entries(pictures).flatMap(([field, value]) => {
    const name = value?.trim();
    return name && name !== stored[field] ? [{ field, name }] : [];
  });
  if (changed.length === 0) return;
  const names = changed.map(({ name }) => name);
  const ownFiles = await db
    .select({ name: files.name })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), inArray(files.name, names)));
  const errors = changed
    .filter(({ name }) => !ownFiles.some((file) => file.name === name))
    .map(({ field }) => ({ in: 'body' as const, pointer: `/${field}`, rule: 'choice', values: {} }));
  if (errors.length > 0) throw problem('validationFailed', { errors });
}
