import { sha256 } from '../platform/digest.ts';

/** 256 random bits, URL-safe. */
export function newSecret(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
}

/** Six digits, uniformly random. */
export function newCode(): string {
  for (;;) {
    const number = crypto.getRandomValues(new Uint32Array(1))[0]!;
    if (number < 4_294_000_000) return String(number % 1_000_000).padStart(6, '0');
  }
}

/** The stored form of a secret. Secrets are random enough that a plain hash can't be reversed. */
export const hashOf = (secret: string): string => sha256(secret);
