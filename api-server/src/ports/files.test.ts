import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Files, memoryFiles } from './files.ts';
import { folderFiles } from './folder-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
});
afterAll(() => rm(folder, { recursive: true }));

const bytesOf = async (files: Files, name: string, part?: [number, number]) => {
  const stream = await files.read(name, part);
  return stream && new Response(stream).bytes();
};

describe.each([
  ['memory', () => memoryFiles()],
  ['a folder', () => folderFiles(join(folder, 'deep'))],
])('files in %s', (_, open) => {
  it('are written, read and removed', async () => {
    const files = open();
    const bytes = Uint8Array.of(0, 1, 255);
    expect(await bytesOf(files, 'a.png')).toBeNull();
    await files.write('a.png', bytes);
    expect(await bytesOf(files, 'a.png')).toEqual(bytes);
    expect(await bytesOf(files, 'a.png', [1, 1])).toEqual(Uint8Array.of(1));
    expect(await bytesOf(files, 'a.png', [1, 2])).toEqual(Uint8Array.of(1, 255));
    await files.remove('a.png');
    await files.remove('a.png');
    expect(await bytesOf(files, 'a.png')).toBeNull();
  });
});

it('are stored in the folder, and leave nothing else there', async () => {
  await folderFiles(folder).write('media-1.png', Uint8Array.of(7));
  expect(await bytesOf(folderFiles(folder), 'media-1.png')).toEqual(Uint8Array.of(7));
  expect((await readdir(folder)).filter((name) => name.startsWith('media'))).toEqual(['media-1.png']);
});

it.each(['../x.png', '/etc/passwd', 'a/b.png', 'a\\b.png', '.png', '..', '', 'a.png\u0000', 'C:x.png'])(
  'refuse a name such as %j',
  async (name) => {
    const files = folderFiles(folder);
    await expect((async () => files.read(name))()).rejects.toThrow('Not the name of a file');
    await expect((async () => files.write(name, Uint8Array.of(1)))()).rejects.toThrow();
  },
);

it('leaves nothing behind when a write fails, and removes what a killed process left', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  const files = folderFiles(folder);
  // A folder of the same name makes the final rename fail.
  await mkdir(join(folder, 'media-1.png', 'full'), { recursive: true });
  await expect(files.write('media-1.png', new Uint8Array(10))).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['media-1.png']);

  await writeFile(join(folder, 'media-2.png.part'), 'half');
  await files.write('media-3.png', new Uint8Array(10));
  await files.sweep(new Date('2000-01-01'));
  expect((await readdir(folder)).sort()).toEqual(['media-1.png', 'media-2.png.part', 'media-3.png']);
  // The files have the machine's time.
  await files.sweep(new Date('9999-12-31'));
  expect((await readdir(folder)).sort()).toEqual(['media-1.png', 'media-3.png']);
  await folderFiles(join(folder, 'nowhere')).sweep(new Date());
  await rm(folder, { recursive: true });
});
