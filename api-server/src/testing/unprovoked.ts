/**
 * Checks after all tests that each documented error key of each operation was provoked. Otherwise names the missing
 * ones: add a test for the key, or remove it from the document if no call leads to it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '../platform/contract.ts';

const file = join(import.meta.dirname, '../../.results/provoked.txt');
const provoked = new Set(readFileSync(file, 'utf8').split('\n'));
const declared = contract.flatMap(({ id, errorKeys }) => errorKeys.map((key) => `${id} ${key}`));
const missing = declared.filter((pair) => !provoked.has(pair));

if (missing.length > 0) {
  console.error(`Declared, and provoked by no test:\n${missing.join('\n')}`);
  process.exit(1);
}
