import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

type Content = string | Uint8Array;
type Encoding = 'hex' | 'base64url';

/** SHA-256 (FIPS 180-4) of bytes, or of a text in UTF-8. */
export const sha256 = (content: Content, encoding: Encoding = 'hex'): string =>
  createHash('sha256').update(content).digest(encoding);

/** HMAC with SHA-256 (RFC 2104) of a text in UTF-8. */
export const hmacSha256 = (key: string, text: string, encoding: Encoding = 'hex'): string =>
  createHmac('sha256', key).update(text).digest(encoding);

/** Compares two digests in a time that doesn't tell where they differ. */
export const isSameDigest = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
