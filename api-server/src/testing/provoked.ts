import { appendFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, inject } from 'vitest';

/** One line per failure: the operation and the key. */
const provokedFile = join(import.meta.dirname, '../../.results/provoked.txt');

export async function emptyProvoked(): Promise<string> {
  await mkdir(dirname(provokedFile), { recursive: true });
  await writeFile(provokedFile, '');
  return provokedFile;
}

/** Records that a call of an operation was answered with a key. Failures by chance don't count. */
export function recordProvoked(operation: string, key: string): void {
  if (expect.getState().testPath?.includes('/fuzz/')) return;
  appendFileSync(inject('provoked'), `${operation} ${key}\n`);
}
