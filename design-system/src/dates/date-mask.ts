import { normalizeTyped } from '../formats/typed-text.ts';

const isSeparator = (char: string) => /^[\s/.,،\-‐‑–—−_]$/.test(char);

/** Two digits that can't be a month start a year (ISO) or are a day, so no hyphen follows them. */
const monthDone = /^(?:0\d|1[0-2])$/;
const dayDone = /^(?:0\d|1[0-2])-\d\d$/;

/**
 * Returns the text of a date after a character is typed at its end. Adds hyphens between the numbers, unless the text
 * contains anything else (`March`, `T` of a date-time). Only duplicate separators are ever removed, and only hyphens
 * and the leading zero of a single digit are added.
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
 * Returns the text of a date box after an edit at its end, from a keyboard, a soft keyboard or dictation. `before` is
 * the text before the edit; their common prefix stays unchanged.
 */
export function maskEdit(before: string, after: string): string {
  let kept = 0;
  while (kept < before.length && before[kept] === after[kept]) kept += 1;
  let text = after.slice(0, kept);
  for (const char of after.slice(kept)) text = typeAtEnd(text, char);
  return text;
}
