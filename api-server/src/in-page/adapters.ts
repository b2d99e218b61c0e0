/**
 * What the bundle for browsers has in place of Node's: by module of this server (without its folder `src/`) or by
 * package. Everything else is the same code.
 */
export const adapters: Record<string, string> = {
  'platform/digest.ts': 'digest.ts',
  'files/pictures.ts': 'pictures.ts',
  'documents/fonts.ts': 'fonts.ts',
  'node:zlib': 'zlib.ts',
  'node:timers/promises': 'timers.ts',
  'node:net': 'net.ts',
};
