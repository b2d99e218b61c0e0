import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

/** First and last byte, counted from 0. */
export type Part = readonly [first: number, last: number];
export type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

/** Keeps bytes under names that the server made. */
export type Files = {
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  /** The file, or a part of it, as it comes; `null` where there is no such file. */
  read: (name: string, part?: Part) => Promise<Bytes | null>;
  /** Nothing happens where there is no such file. */
  remove: (name: string) => Promise<void>;
  /** Removes what writes have left behind that ended with their process, if it was begun before this moment. */
  sweep: (before: Date) => Promise<void>;
};

export function memoryFiles(): Files {
  const kept = new Map<string, Blob>();
  return {
    write: async (name, bytes) => void kept.set(name, new Blob([Uint8Array.from(bytes)])),
    read: async (name, [first, last] = [0, Number.MAX_SAFE_INTEGER]) =>
      kept
        .get(name)
        ?.slice(first, last + 1)
        .stream() ?? null,
    remove: async (name) => void kept.delete(name),
    sweep: async () => {},
  };
}

/** Refuses names that could form a path. */
export function checkName(name: string): string {
  if (!/^[\w-]+\.\w+$/.test(name)) throw new Error(`Not the name of a file: ${name}`);
  return name;
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Of a file that is being written. */
const partSuffix = '.part';

/** In a folder. */
export function folderFiles(folder: string): Files {
  const pathOf = (name: string) => join(folder, checkName(name));
  return {
    write: async (name, bytes) => {
      const path = pathOf(name);
      await mkdir(folder, { recursive: true });
      // Under its name it is whole, or not there.
      try {
        await writeFile(`${path}${partSuffix}`, bytes);
        await rename(`${path}${partSuffix}`, path);
      } catch (error) {
        await rm(`${path}${partSuffix}`, { force: true });
        throw error;
      }
    },
    read: async (name, part) => {
      try {
        const file = await open(pathOf(name));
        const range = part && { start: part[0], end: part[1] };
        return Readable.toWeb(file.createReadStream(range)) as Bytes;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: async (name) => rm(pathOf(name), { force: true }),
    sweep: async (before) => {
      const names = await readdir(folder).catch((error) => {
        if (isMissing(error)) return [];
        throw error;
      });
      for (const name of names.filter((one) => one.endsWith(partSuffix))) {
        const path = join(folder, name);
        const begun = (await stat(path).catch(() => null))?.mtime;
        if (begun && begun < before) await rm(path, { force: true });
      }
    },
  };
}
