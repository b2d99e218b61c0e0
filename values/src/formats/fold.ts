/** Letters that readers take as others, beyond what Unicode decomposes: UTR #30, and Lucene’s for Arabic and Persian. */
const letters = 'ıłøđðħŧŋɓɗƙƴɛɔəςґғқңҳҷךםןףץٱةہەىیےک';
const plain = 'iloddhtnbdkyeoaσггкнхчכמנפצاهههيييك';
const multigraphs: Record<string, string> = { þ: 'th', æ: 'ae', œ: 'oe', ß: 'ss' };

/** Accents, vowel points and tone marks, but not the vowel signs of Indic scripts, and what is invisible. */
const marks =
  /[\p{Script=Inherited}\p{Default_Ignorable_Code_Point}\u00b7\u0640]|(?=\p{M})[\p{Diacritic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Cyrillic}]/gu;

/**
 * Normalizes text for searching and comparing: no accents, marks or joiners, no case, and one spelling of letters, kana, Arabic
 * digits, apostrophes and hyphens; `México` becomes `mexico`, `Łódź` `lodz`, `Ng‘ang‘a` `ng'ang'a`, `فاطمة` `فاطمه`. The server’s
 * database has the same function, `fold_text`.
 */
export const fold = (text: string): string =>
  text
    // The accent ´, which some type as an apostrophe, would decompose into a space and a mark.
    .replace(/\u00b4/g, "'")
    .normalize('NFKD')
    .replace(/[`\u02b9-\u02bf\u05f3\u2018-\u201b\u2032]/g, "'")
    .replace(/[\u05be\u2010-\u2015\u2212]/g, '-')
    .replace(marks, '')
    .toLowerCase()
    .replace(/[^\0-~]/g, (letter) => plain[letters.indexOf(letter)] ?? multigraphs[letter] ?? letter)
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 96));
