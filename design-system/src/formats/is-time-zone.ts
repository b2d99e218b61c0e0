/** Whether the browser knows a time zone by this name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return /^(?:[A-Za-z_]+\/|UTC$)/.test(name);
  } catch {
    return false;
  }
}
