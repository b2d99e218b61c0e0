import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as hashBytes } from '@noble/hashes/sha2.js';
import { base64url } from 'jose';
import type * as onNode from '../../platform/digest.ts';

/** The `Buffer` for browsers knows no base64url. */
const written = (digest: Uint8Array, encoding: 'hex' | 'base64url') =>
  encoding === 'hex' ? Buffer.from(digest).toString('hex') : base64url.encode(digest);

const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

export const sha256: typeof onNode.sha256 = (content, encoding = 'hex') =>
  written(hashBytes(bytesOf(content)), encoding);

export const hmacSha256: typeof onNode.hmacSha256 = (key, text, encoding = 'hex') =>
  written(hmac(hashBytes, bytesOf(key), bytesOf(text)), encoding);

/** The one who could measure the time owns the page. */
export const isSameDigest: typeof onNode.isSameDigest = (one, other) => one === other;
