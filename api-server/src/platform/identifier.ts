/** UUID version 7: random, yet sorted by the moment it was made, so that "newest first" is "id descending". */
export function newId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}

/** A number for people to read out, such as a certificate's: the year and the random part of an id. */
export function newNumber(now: Date): string {
  return `${now.getUTCFullYear()}-${newId().slice(-8).toUpperCase()}`;
}

/** Whether a text is a UUID of any version. */
export const isId = (text: string): boolean =>
  /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text);
