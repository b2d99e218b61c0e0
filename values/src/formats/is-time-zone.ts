/**
 * Whether a name is a time zone's in the IANA database, written as there, and the browser supports it. `SystemV/EST5` and
 * `asia/kolkata` aren't.
 */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return /^(?!SystemV)[A-Z]\w*(?:\/[A-Z][\w+-]*)+$|^(?:UTC|GMT)$/.test(name) && !/[A-Z]{4}/.test(name);
  } catch {
    return false;
  }
}
