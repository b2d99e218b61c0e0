import { fold } from '@institute/values/formats';

/** The words of a name for comparison: no case, accents or punctuation. */
const wordsOf = (name: string): string[] =>
  fold(name)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

const isInitial = (word: string, name: string): boolean => word.length === 1 && name.startsWith(word);

/** Whether words are some of a name, in its order. Each is written out or an initial. */
function areIn(words: readonly string[], name: readonly string[]): boolean {
  let at = 0;
  return words.every((word) => {
    const found = name.findIndex((one, index) => index >= at && (one === word || isInitial(word, one)));
    at = found + 1;
    return found !== -1;
  });
}

/**
 * The orders in which people write a name that is kept as given, middle and family name: as it is, and with the family name
 * first, then either of the others. Where one name ends and the next begins isn't known.
 */
const ordersOf = (name: readonly string[]): readonly (readonly string[])[] =>
  // No name has so many words, and each more makes more orders.
  name.length > 20
    ? [name]
    : name.flatMap((_, family) =>
        name
          .slice(0, family + 1)
          .map((_, middle) => [
            ...name.slice(family),
            ...name.slice(middle, family),
            ...name.slice(0, middle),
          ]),
      );

/**
 * Whether a typed signature is the student's name. Middle names may be omitted or abbreviated; the first and the last
 * word must be there. The family name may come first, and blanks may be missing: 山田太郎.
 */
export function isNameOf(signed: string, student: string): boolean {
  const signedWords = wordsOf(signed);
  const expected = wordsOf(student);
  if (signedWords.length === 0) return false;
  const isWhole = signedWords.includes(expected[0]!) && signedWords.includes(expected.at(-1)!);
  return ordersOf(expected).some(
    (name) => (isWhole && areIn(signedWords, name)) || signedWords.join('') === name.join(''),
  );
}
