/** Whether the browser supports a time zone with this name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return /^(?:[A-Za-z_]+\/|UTC$)/.test(name);
  } catch {
    return false;
  }
}
