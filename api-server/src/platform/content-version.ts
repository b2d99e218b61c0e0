import { createHash } from 'node:crypto';

/** A version for records that count none: a hash of what a save replaces. */
export const contentVersion = (content: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
