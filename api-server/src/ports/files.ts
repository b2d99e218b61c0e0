import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
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
  };
}

/** A name with anything in it that a path could be made of is refused, whoever asks. */
export function checkName(name: string): string {
  if (!/^[\w-]+\.\w+$/.test(name)) throw new Error(`Not the name of a file: ${name}`);
  return name;
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** In a folder. */
export function folderFiles(folder: string): Files {
  const pathOf = (name: string) => join(folder, checkName(name));
  return {
    write: async (name, bytes) => {
      const path = pathOf(name);
      await mkdir(folder, { recursive: true });
      // Under its name it is whole, or not there.
      await writeFile(`${path}.part`, bytes);
      await rename(`${path}.part`, path);
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
  };
}
