import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, OpenDatabase } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { migrations, prerequisites, refusePrerelease } from './migrations.ts';
import { drizzleEmbedded, type EmbeddedOptions, startPglite } from './pglite.ts';

/** `dump` returns the database's files, from which others can be started. */
export type EmbeddedDatabase = OpenDatabase & { dump: () => Promise<Blob> };

async function embedded(options: EmbeddedOptions, unlock: () => Promise<void>) {
  const client = await startPglite(options);
  const db = drizzleEmbedded(client);
  return {
    db: db as unknown as Database,
    lists: db as unknown as Database,
    // One process with one connection owns an embedded database, so no lock is needed.
    migrate: async (then) => {
      await refusePrerelease(db as unknown as Database);
      for (const statement of prerequisites) await db.execute(statement);
      await migrate(db, migrations);
      await then?.();
    },
    close: async () => {
      await client.close();
      await unlock();
    },
    dump: () => client.dumpDataDir('none'),
  } satisfies EmbeddedDatabase;
}

/** An embedded in-memory database, empty or restored from a dump. */
export function openMemory(snapshot?: Blob): Promise<EmbeddedDatabase> {
  return embedded(snapshot ? { loadDataDir: snapshot } : {}, async () => {});
}

class DamagedFolder extends Error {
  constructor(folder: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message.split('\n', 1)[0] : String(cause);
    super(
      `The embedded database in ${folder} could not be opened (${reason}). It may be damaged. Put the folder aside, do not delete ` +
        'it, and restore your last backup in its place (“Backup and restore” in api-server/README.md), or set DATA_DIR to another folder.',
      { cause },
    );
  }
}

/**
 * Opens an embedded database in a folder. A lock file beside it keeps out a second process, which would corrupt it.
 */
export async function openFolder(dataDir: string): Promise<EmbeddedDatabase> {
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockFolder(join(dataDir, 'database.lock'));
  try {
    return await embedded({ dataDir: join(dataDir, 'database') }, unlock);
  } catch (error) {
    await unlock();
    throw new DamagedFolder(join(dataDir, 'database'), error);
  }
}
