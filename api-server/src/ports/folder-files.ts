import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type Bytes, checkName, type Files } from './files.ts';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** The suffix of a file that is still being written. */
const partSuffix = '.part';

/** Stores files in a folder. */
export function folderFiles(folder: string): Files {
  const pathOf = (name: string) => join(folder, checkName(name));
  return {
    write: async (name, bytes) => {
      const path = pathOf(name);
      await mkdir(folder, { recursive: true });
      // The final name appears only once the file is complete.
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
