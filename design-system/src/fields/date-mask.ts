import { normalizeTyped } from '../formats/typed-text.ts';

const isSeparator = (char: string) => /^[\s/.,،\-‐‑–—−_]$/.test(char);

/** Two digits that cannot be a month begin a year (ISO) or are a day: no hyphen is put after them. */
const monthDone = /^(?:0\d|1[0-2])$/;
const dayDone = /^(?:0\d|1[0-2])-\d\d$/;

/**
 * What a date text becomes when one character is typed at its end. Hyphens come between the numbers; as soon as anything
 * else stands in it (`March`, `T` of a date-time), it is left as typed. Nothing typed is ever lost but doubled
 * separators, and nothing is added but hyphens and the zero before a single digit that a separator closes.
 */
export function typeAtEnd(text: string, typed: string): string {
  if (!/^[\d-]*$/.test(text)) return text + typed;
  const char = isSeparator(typed) ? typed : normalizeTyped(typed);
  if (/^\d$/.test(char)) {
    const opened = monthDone.test(text) || dayDone.test(text) ? `${text}-` : text;
    const next = opened + char;
    return monthDone.test(next) || dayDone.test(next) ? `${next}-` : next;
  }
  if (!isSeparator(char)) return text + typed;
  if (text === '') return char.trim();
  if (text.endsWith('-')) return text;
  if (text.split('-').length > 2) return text + typed;
  return `${text.replace(/(^|-)(\d)$/, '$10$2')}-`;
}

/**
 * What a date box shows after an edit at the end of its text, whichever way it came: by a key, from a soft keyboard, by
 * dictation. `before` is the text before the edit; what both begin with is not touched.
 */
export function maskEdit(before: string, after: string): string {
  let kept = 0;
  while (kept < before.length && before[kept] === after[kept]) kept += 1;
  let text = after.slice(0, kept);
  for (const char of after.slice(kept)) text = typeAtEnd(text, char);
  return text;
}
