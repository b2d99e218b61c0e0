const isSeparator = (char: string) => /^[\s/.,\-‐‑–—−_]$/.test(char);

/** Two digits that cannot be a month begin a year (ISO) or are a day: no hyphen is put after them. */
const monthDone = /^(?:0\d|1[0-2])$/;
const dayDone = /^(?:0\d|1[0-2])-\d\d$/;

/**
 * What a date text becomes when one character is typed at its end; null when the character is refused. Only adds: what
 * was typed before is never touched, but for the zero before a single digit that a separator closes.
 */
export function typeAtEnd(text: string, typed: string): string | null {
  const char = typed.normalize('NFKC');
  if (/^\d$/.test(char)) {
    const opened = monthDone.test(text) || dayDone.test(text) ? `${text}-` : text;
    const next = opened + char;
    return monthDone.test(next) || dayDone.test(next) ? `${next}-` : next;
  }
  if (!isSeparator(char) || text === '') return null;
  if (text.endsWith('-')) return text;
  if (text.split('-').length > 2) return null;
  return `${text.replace(/(^|-)(\d)$/, '$10$2')}-`;
}

/** The same for several characters in a row; null as soon as one is refused. */
export function typeAll(text: string, typed: string): string | null {
  let next: string | null = text;
  for (const char of typed) {
    next = typeAtEnd(next, char);
    if (next === null) return null;
  }
  return next;
}

export const isAccepted = (char: string): boolean => /^\d$/.test(char.normalize('NFKC')) || isSeparator(char);
