import { expect, it } from 'vitest';
import { argon2Hasher } from './hasher.ts';

// Claim: password-hashes
it('stores a hash with its own salt instead of the password', async () => {
  const hasher = argon2Hasher();
  const [first, second] = [await hasher.hash('Wellness1'), await hasher.hash('Wellness1')];
  for (const hash of [first, second]) expect(hash).toMatch(/^\$argon2id\$(?!.*Wellness1)/);
  expect(first).not.toBe(second);
  expect([await hasher.verify(first, 'Wellness1'), await hasher.verify(first, 'Wellness2')]).toEqual([
    true,
    false,
  ]);
});
