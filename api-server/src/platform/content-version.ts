import { sha256 } from './digest.ts';

/** A version for records that count none: a hash of what a save replaces. */
export const contentVersion = (content: unknown[]): string =>
  sha256(JSON.stringify(content), 'base64url').slice(0, 22);
