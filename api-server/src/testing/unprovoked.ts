/**
 * After all tests: whether each operation was brought to every key that the document says it answers. It fails where one
 * was not, and says which: it is to be provoked by a test, or taken out of the document where no call leads there.
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
