import type { DateStyle } from '@institute/values/formats/date-style';
import { isInStyle } from '@institute/values/formats/parse-numeric-date';
import { normalizeTyped } from '@institute/values/formats/typed-text';

const isSeparator = (char: string) => /^[\s/.,،\-‐‑–—−_]$/.test(char);

/** Parts of a date that end where they do. */
const whole: Record<string, RegExp> = { d: /^\d\d$/, m: /^(?:0\d|1[0-2])$/, y: /^[12]\d{3}$/ };

/**
 * Whether a separator follows what is typed. Two digits that can't be a month start a year (ISO) or are a day, and 19 and
 * 20 may be a day or start a year.
 */
function isPartDone(parts: string[], order: string): boolean {
  const last = parts.length - 1;
  return (
    last < 2 &&
    parts.every((part, index) => whole[order[index]!]!.test(part)) &&
    (last > 0 || order !== 'dmy' || /^(?:0\d|1[0-8]|2[1-9]|3[01])$/.test(parts[0]!))
  );
}

/**
 * Returns the text of a date after a character is typed at its end. Adds separators between the numbers, unless the text
 * contains anything else (`March`, `T` of a date-time). Another region's separator or digit stays too, because it leaves
 * the order open, as in a pasted date. Only duplicate separators are ever removed, and only separators and the leading
 * zero of a single digit are added.
 */
export function typeAtEnd(text: string, typed: string, style: DateStyle): string {
  const { order, separator } = style;
  const parts = text.split(separator);
  if (!parts.every((part) => /^\d*$/.test(part))) return text + typed;
  if (!isInStyle(typed, style)) {
    // Takes the place of the separator that was added after the last digit.
    const isInPlace = isSeparator(typed) && text.endsWith(separator);
    return (isInPlace ? text.slice(0, -separator.length) : text) + typed;
  }
  const join = (more: string[]) => more.join(separator);
  const char = isSeparator(typed) ? typed : normalizeTyped(typed);
  if (/^\d$/.test(char)) {
    if (isPartDone(parts, order)) parts.push('');
    parts.push(parts.pop() + char);
    // Only now it isn't a year: 20042010.
    const [, day, month, century] = (order === 'dmy' && /^(19|20)(\d\d)(19|2[01])$/.exec(join(parts))) || [];
    if (day) return join([day, month!, century!]);
    return join(isPartDone(parts, order) ? [...parts, ''] : parts);
  }
  if (!isSeparator(char)) return text + typed;
  if (text === '') return char.trim();
  const last = parts.pop()!;
  if (last === '') return text;
  return parts.length > 1 ? text + typed : join([...parts, last.padStart(2, '0'), '']);
}

/**
 * Returns the text of a date box after an edit at its end, from a keyboard, a soft keyboard or dictation. `before` is
 * the text before the edit; their common prefix stays unchanged.
 */
export function maskEdit(before: string, after: string, style: DateStyle): string {
  let keptCount = 0;
  while (keptCount < before.length && before[keptCount] === after[keptCount]) keptCount += 1;
  let text = after.slice(0, keptCount);
  for (const char of after.slice(keptCount)) text = typeAtEnd(text, char, style);
  return text;
}
