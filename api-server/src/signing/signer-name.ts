/** Normalizes a name for comparison: no case, accents, punctuation or repeated spaces. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Whether a typed signature is the student's name. Middle names may be omitted or abbreviated; the first and the last
 * word must be there, in this order.
 */
export function isNameOf(signed: string, student: string): boolean {
  const given = wordsOf(signed);
  const expected = wordsOf(student);
  if (given.length === 0 || given.length > expected.length) return false;
  if (given[0] !== expected[0] || given.at(-1) !== expected.at(-1)) return false;
  let at = 0;
  for (const word of given) {
    const found = expected.findIndex((one, index) => index >= at && (one === word || isInitial(word, one)));
    if (found === -1) return false;
    at = found + 1;
  }
  return given.length > 1 || expected.length === 1;
}

const isInitial = (word: string, name: string): boolean => word.length === 1 && name.startsWith(word);
