/**
 * The formats of the document: each gives the key of the rule that a text breaks, or nothing. They are asked even of
 * texts that are too long, so each is linear in the length.
 */
export const formats: Record<string, (value: string) => string | null> = {
  uuid: (value) => (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value) ? null : 'identifier'),
  date: (value) => (isCalendarDay(value) ? null : 'date'),
  'date-time': (value) => (Number.isNaN(Date.parse(value)) ? 'date' : null),
  email: (value) => (isEmail(value) ? null : 'email'),
  'web-url': (value) => (isWebUrl(value) ? null : 'url'),
  'time-zone': (value) => (value === 'none' || isTimeZone(value) ? null : 'choice'),
  'new-password': brokenPasswordRule,
  password: () => null,
  'uri-reference': () => null,
};

function isCalendarDay(value: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const last = new Date(Date.UTC(2000, month, 0));
  last.setUTCFullYear(year, month, 0);
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= last.getUTCDate();
}

/** Non-space, `@`, non-space, dot, non-space, without the backtracking of the obvious expression. */
function isEmail(value: string): boolean {
  if (value.length > 320 || /\s/.test(value)) return false;
  const at = value.indexOf('@');
  const dot = value.lastIndexOf('.');
  return at > 0 && dot > at + 1 && dot < value.length - 1;
}

function isWebUrl(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}

function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return !/^[+-]/.test(value);
  } catch {
    return false;
  }
}

function brokenPasswordRule(value: string): string | null {
  if (/\s/.test(value)) return 'noBlankSpace';
  return value.length >= 8 && /\p{Ll}/u.test(value) && /\p{Lu}/u.test(value) && /\d/.test(value)
    ? null
    : 'strongPassword';
}
