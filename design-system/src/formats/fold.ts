/** Letters that are no letter with a mark, and what people type who have them not on their keyboard. */
const plain: Record<string, string> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  '’': "'",
  ʻ: "'",
};

/** A text as it is looked for: without accents and marks, without regard to case; `México` is `mexico`, `Łódź` `lodz`. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ıłøđðħŧþæœß’ʻ]/g, (letter) => plain[letter]!);
