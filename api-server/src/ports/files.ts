import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps bytes under names that the server made. */
export type Files = {
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  read: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Nothing happens where there is no such file. */
  remove: (name: string) => Promise<void>;
};

export function memoryFiles(): Files {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    write: async (name, bytes) => void kept.set(name, Uint8Array.from(bytes)),
    read: async (name) => kept.get(name) ?? null,
    remove: async (name) => void kept.delete(name),
  };
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** In a folder. A name with anything in it that a path could be made of is refused, whoever asks. */
export function folderFiles(folder: string): Files {
  const pathOf = (name: string) => {
    if (!/^[\w-]+\.\w+$/.test(name)) throw new Error(`Not the name of a file: ${name}`);
    return join(folder, name);
  };
  return {
    write: async (name, bytes) => {
      const path = pathOf(name);
      await mkdir(folder, { recursive: true });
      // Under its name it is whole, or not there.
      await writeFile(`${path}.part`, bytes);
      await rename(`${path}.part`, path);
    },
    read: async (name) => {
      try {
        return new Uint8Array(await readFile(pathOf(name)));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
