import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderInUse, lockFolder } from './folder-lock.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
  file = join(folder, 'database.lock');
});
afterEach(() => rm(folder, { recursive: true }));

it('holds the process id while it is held, and leaves nothing behind', async () => {
  const unlock = await lockFolder(file);
  expect(await readFile(file, 'utf8')).toBe(String(process.pid));
  expect(await readdir(folder)).toEqual(['database.lock']);
  await unlock();
  expect(await readdir(folder)).toEqual([]);
});

it('is refused while a live process holds it, with its pid in the message', async () => {
  await writeFile(file, String(process.ppid));
  await expect(lockFolder(file)).rejects.toThrow(`in use by process ${process.ppid}`);
  expect(await readFile(file, 'utf8')).toBe(String(process.ppid));
});

it('is refused a second time to the same process', async () => {
  const unlock = await lockFolder(file);
  await expect(lockFolder(file)).rejects.toThrow(FolderInUse);
  await unlock();
  await (await lockFolder(file))();
});

it('is taken over from a dead process', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  await writeFile(file, String(pid));
  const unlock = await lockFolder(file);
  expect(await readFile(file, 'utf8')).toBe(String(process.pid));
  await unlock();
});

it.each(['', 'nonsense', '-1', '0'])('is taken over if its content is "%s"', async (content) => {
  await writeFile(file, content);
  await (await lockFolder(file))();
});

it('is acquired by only one of many that find it dead at the same moment', async () => {
  await writeFile(file, '999999999');
  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(file)));
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
