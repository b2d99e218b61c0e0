import { argon2id, argon2Verify } from 'hash-wasm';
import { type Hasher, preparing } from '../ports/prepared-password.ts';

/** Cheap, because the password of a world in a page protects nothing. */
export const cost = { memorySize: 64, iterations: 1, parallelism: 1 };

/** argon2id in WebAssembly. It verifies the hashes of any cost. */
export const wasmHasher: Hasher = preparing({
  hash: (password) =>
    argon2id({
      password,
      salt: crypto.getRandomValues(new Uint8Array(16)),
      hashLength: 32,
      outputType: 'encoded',
      ...cost,
    }),
  verify: async (hash, password) => hash !== null && argon2Verify({ hash, password }),
});
