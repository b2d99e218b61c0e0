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
};

/**
 * Normalizes text for searching and comparing: no accents, marks or joiners, no case, and one spelling of apostrophes and
 * hyphens; `México` becomes `mexico`, `Łódź` `lodz`, `Ng‘ang‘a` `ng'ang'a`.
 */
export const fold = (text: string): string =>
  text
    // The accent ´, which some type as an apostrophe, would decompose into a space and a mark.
    .replace(/[\u00b4`\u02b9-\u02bf\u2018-\u201b\u2032\uff07]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]|(?<=\p{L})\u00b7(?=\p{L})/gu, '')
    .toLowerCase()
    .replace(/[ıłøđðħŧþæœß]/g, (letter) => plain[letter]!);
