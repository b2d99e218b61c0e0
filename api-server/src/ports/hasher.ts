import { hash, verify } from '@node-rs/argon2';
import { type Hasher, preparing } from './prepared-password.ts';

/** The library's constant for argon2id. */
const argon2id = 2;

/** argon2id, by default with the parameters that OWASP recommends. */
export function argon2Hasher(cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }): Hasher {
  const options = { algorithm: argon2id, ...cost };
  const decoy = hash('Nobody has this password 1', options);
  return preparing({
    hash: (password) => hash(password, options),
    verify: async (passwordHash, password) => {
      const matches = await verify(passwordHash ?? (await decoy), password);
      return matches && passwordHash !== null;
    },
  });
}
