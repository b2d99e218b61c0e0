/** Letters that don't decompose into a base letter and a mark, with their common substitutes. */
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

/** Normalizes text for searching: no accents or marks, and no case; `México` becomes `mexico`, `Łódź` `lodz`. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ıłøđðħŧþæœß’ʻ]/g, (letter) => plain[letter]!);
