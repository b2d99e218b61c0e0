import { and, asc, eq, gt, lte, type SQL } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import type { Database } from '../platform/database.ts';
import { hour } from '../platform/durations.ts';
import { forEachDue } from '../platform/each-due.ts';
import { files as fileTable } from '../tables/files.ts';
import { removedFiles } from '../tables/removed-files.ts';

/** Deletes rows of files, and notes their names. Returns these, for `removeBytes` after the transaction. */
export async function deleteFileRows(db: Database, condition: SQL | undefined, now: Date): Promise<string[]> {
  const deleted = await db.delete(fileTable).where(condition).returning({ name: fileTable.name });
  if (deleted.length > 0)
    await db.insert(removedFiles).values(deleted.map(({ name }) => ({ name, removedAt: now })));
  return deleted.map(({ name }) => name);
}

/** Removes the bytes of files whose rows are deleted. If the store is away, `removeDeletedFiles` does it later. */
export async function removeBytes(
  { files, log }: Pick<Dependencies, 'files' | 'log'>,
  names: string[],
): Promise<void> {
  const removed = await Promise.allSettled(names.map((name) => files.remove(name)));
  const count = removed.filter(({ status }) => status === 'rejected').length;
  if (count > 0) log.warn({ count }, 'deleted files are removed later');
}

/**
 * Removes the bytes of files that were deleted an hour ago. Most are gone; the others are those that the store didn't
 * remove, and those that an upload was still writing.
 */
export async function removeDeletedFiles(
  { db, files, log, now }: Pick<Dependencies, 'db' | 'files' | 'log' | 'now'>,
  signal?: AbortSignal,
): Promise<void> {
  const { name, removedAt } = removedFiles;
  await forEachDue<{ name: string }>({
    read: (after, limit) =>
      db
        .select({ name })
        .from(removedFiles)
        .where(and(lte(removedAt, new Date(now().getTime() - hour)), after && gt(name, after.name)))
        .orderBy(asc(name))
        .limit(limit),
    handle: async (file) => {
      await files.remove(file.name);
      await db.delete(removedFiles).where(eq(name, file.name));
    },
    onFailure: (error, file) => log.error({ err: error, ...file }, 'deleted file not removed'),
    signal,
  });
}
