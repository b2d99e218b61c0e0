/** Direction marks, joiners and other invisible characters that come with pasted text. */
const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

const isAround = (character: string) => /\s/.test(character) || character.search(invisible) === 0;

/** Removes blanks and invisible characters around a text, which come with pasting it. */
export function trimPasted(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isAround(text.charAt(start))) start += 1;
  while (start < end && isAround(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** In Unicode's first plane, every block of decimal digits starts at a code that ends in 0 or 6. */
function digitValue(char: string): string {
  const code = char.charCodeAt(0);
  const startsAtZero = /\p{Nd}/u.test(String.fromCharCode(code - (code % 16)));
  return String((code % 16) - (startsAtZero ? 0 : 6));
}

/**
 * Normalizes typed, pasted or autofilled text before parsing: NFKC (full-width forms), digits of any script (Arabic,
 * Persian, Devanagari) as 0–9, no invisible characters, trimmed. Exponents and footnote marks (`²`) stay, because they
 * aren't digits of the number that they follow.
 */
export const normalizeTyped = (text: string): string =>
  // A fast path: most text needs no change, and fields call this on every keystroke.
  /^[ -~]*$/.test(text)
    ? text.trim()
    : text
        .replace(/\P{No}+/gu, (part) => part.normalize('NFKC'))
        .replace(invisible, '')
        .replace(/(?![0-9])\p{Nd}/gu, (char) => (char.length === 1 ? digitValue(char) : char))
        .trim();
