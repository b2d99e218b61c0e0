/** Direction marks, joiners and other characters that are pasted along but not seen. */
const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** The blocks of decimal digits in Unicode's first plane begin at a code that ends in 0 or in 6. */
function digitValue(char: string): string {
  const code = char.charCodeAt(0);
  const startsAtZero = /\p{Nd}/u.test(String.fromCharCode(code - (code % 16)));
  return String((code % 16) - (startsAtZero ? 0 : 6));
}

/**
 * Normalizes what was typed, pasted or filled in before it is parsed: NFKC (full-width forms), 0–9 for the digits of any
 * script (Arabic, Persian, Devanagari), no invisible characters, no spaces around it.
 */
export const normalizeTyped = (text: string): string =>
  // Most texts need nothing, and fields ask at every key.
  /^[ -~]*$/.test(text)
    ? text.trim()
    : text
        .normalize('NFKC')
        .replace(invisible, '')
        .replace(/(?![0-9])\p{Nd}/gu, (char) => (char.length === 1 ? digitValue(char) : char))
        .trim();
