/** 256 random bits, in letters that a URL can carry. */
export function newSecret(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
}

/** Six digits, each as likely as any other. */
export function newCode(): string {
  for (;;) {
    const number = crypto.getRandomValues(new Uint32Array(1))[0]!;
    if (number < 4_294_000_000) return String(number % 1_000_000).padStart(6, '0');
  }
}

/** What the database keeps of a secret. A secret is random enough that a plain hash cannot be reversed. */
export async function hashOf(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
