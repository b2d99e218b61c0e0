/** Whether this is the name of a zone that the browser knows. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return /^(?:[A-Za-z_]+\/|UTC$)/.test(name);
  } catch {
    return false;
  }
}
