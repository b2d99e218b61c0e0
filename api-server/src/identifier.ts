/** UUID version 7: random, yet sorted by the moment it was made, so that "newest first" is "id descending". */
export function newId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}
