import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';

export class FolderInUse extends Error {
  constructor(file: string, pid: number) {
    super(
      `The data folder is in use by process ${pid} (lock file ${file}). ` +
        `Stop that process, or set DATA_DIR to another folder. If process ${pid} is not this server, delete the lock file.`,
    );
  }
}

/** The lock files held by this process. */
const held = new Set<string>();

function isAlive(pid: number, file: string): boolean {
  // In a container, every start may get the same pid. A lock with our pid that we don't hold is from an earlier run.
  if (pid === process.pid) return held.has(file);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

async function ownerOf(file: string): Promise<number | null> {
  try {
    return Number(await readFile(file, 'utf8'));
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/**
 * Takes the lock file, or throws `FolderInUse`. The file is linked into place, so it appears complete or not at all.
 * A dead process's lock is first renamed to a unique name, so that of two processes that find it, only one takes
 * over.
 */
export async function lockFolder(file: string): Promise<() => Promise<void>> {
  const own = `${file}.${crypto.randomUUID()}`;
  await writeFile(own, String(process.pid));
  try {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      try {
        await link(own, file);
        held.add(file);
        return async () => {
          held.delete(file);
          if ((await ownerOf(file)) === process.pid) await rm(file, { force: true });
        };
      } catch (error) {
        if (!isCode(error, 'EEXIST')) throw error;
      }
      const owner = await ownerOf(file);
      if (owner === null) continue;
      if (isAlive(owner, file)) throw new FolderInUse(file, owner);

      const dead = `${own}.dead`;
      await rename(file, dead).catch((error) => {
        if (!isCode(error, 'ENOENT')) throw error;
      });
      const moved = await ownerOf(dead);
      // Another process was faster and this is its live lock, so put it back.
      if (moved !== null && isAlive(moved, file)) await link(dead, file).catch(() => {});
      await rm(dead, { force: true });
    }
    throw new Error(`The lock file ${file} could not be taken.`);
  } finally {
    await rm(own, { force: true });
  }
}
