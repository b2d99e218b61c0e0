import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { bytesToUtf8, hexToBytes, managedNonce, utf8ToBytes } from '@noble/ciphers/utils.js';

/** Turns what is stored into text that says nothing without the key, and back. */
export interface Seal {
  close(data: unknown): string;
  /** The data, or null if it was closed with another key or was changed. */
  open(sealed: string): unknown;
}

/**
 * XChaCha20-Poly1305 with a new nonce each time. Synchronous, which the browser's own encryption isn't: a page that is
 * being closed can still store what was typed last.
 * @param key 32 bytes, in hexadecimal.
 */
export function createSeal(key: string): Seal {
  const cipher = managedNonce(xchacha20poly1305)(hexToBytes(key));
  return {
    close: (data) =>
      btoa(
        Array.from(cipher.encrypt(utf8ToBytes(JSON.stringify(data))), (byte) =>
          String.fromCharCode(byte),
        ).join(''),
      ),
    open(sealed) {
      try {
        const bytes = Uint8Array.from(atob(sealed), (char) => char.charCodeAt(0));
        return JSON.parse(bytesToUtf8(cipher.decrypt(bytes)));
      } catch {
        return null;
      }
    },
  };
}
