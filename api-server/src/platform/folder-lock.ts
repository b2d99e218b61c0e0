import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

export class FolderInUse extends Error {
  constructor(file: string, pid: number) {
    super(
      `The data folder is in use by process ${pid} (lock file ${file}). ` +
        `Stop that process, or set DATA_DIR to another folder. If process ${pid} is not this server, delete the lock file.`,
    );
  }
}

/** Milliseconds between two looks at a lock that another process is taking over. */
const pause = 10;

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

/** Links a file to a name that no file has yet. Returns whether it was the first. */
async function claim(own: string, name: string): Promise<boolean> {
  try {
    await link(own, name);
    held.add(name);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

async function release(name: string): Promise<void> {
  held.delete(name);
  if ((await ownerOf(name)) === process.pid) await rm(name, { force: true });
}

/** Removes the lock of a dead process. Only one process at a time does, so that none removes the lock of the next. */
async function removeDead(own: string, file: string): Promise<void> {
  const takeover = `${file}.takeover`;
  if (await claim(own, takeover)) {
    const owner = await ownerOf(file);
    if (owner !== null && !isAlive(owner, file)) await rm(file, { force: true });
    await release(takeover);
    return;
  }
  const taker = await ownerOf(takeover);
  if (taker !== null && !isAlive(taker, takeover)) await rm(takeover, { force: true });
  await setTimeout(pause);
}

/** Takes the lock file, or throws `FolderInUse`. The file is linked into place, so it appears complete or not at all. */
export async function lockFolder(file: string): Promise<() => Promise<void>> {
  const ownFile = `${file}.${crypto.randomUUID()}`;
  await writeFile(ownFile, String(process.pid));
  try {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      if (await claim(ownFile, file)) return () => release(file);
      const owner = await ownerOf(file);
      if (owner === null) continue;
      if (isAlive(owner, file)) throw new FolderInUse(file, owner);
      await removeDead(ownFile, file);
    }
    throw new Error(`The lock file ${file} could not be taken.`);
  } finally {
    await rm(ownFile, { force: true });
  }
}
