import { argon2Hasher } from '../ports/hasher.ts';

/** Real hashes with the cheapest parameters. */
export const testHasher = argon2Hasher({ memoryCost: 8, timeCost: 1, parallelism: 1 });
