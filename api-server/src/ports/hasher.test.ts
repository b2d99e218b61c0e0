import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
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

describe('a password', () => {
  const cheap = argon2Hasher({ memoryCost: 64, timeCost: 1, parallelism: 1 });

  it.each([
    ['composed and decomposed', 'Mañana-Sol-2027', 'Man\u0303ana-Sol-2027'],
    ['with another kind of space', 'Old Pass 1', 'Old\u3000Pass\u00a01'],
    ['pasted with what was around it', 'Wellness1', '\u200bWellness1\ufeff \n'],
  ])('is the same %s', async (_, first, second) => {
    expect(await cheap.verify(await cheap.hash(first), second)).toBe(true);
    expect(await cheap.verify(await cheap.hash(second), first)).toBe(true);
  });

  it.each([
    ['case', 'Wellness1', 'wellness1'],
    ['width', 'Wellness1', 'Ｗellness1'],
    ['blanks inside', 'Wellness1', 'Well ness1'],
  ])('is another one with another %s', async (_, first, second) => {
    expect(await cheap.verify(await cheap.hash(first), second)).toBe(false);
  });

  it('is still right by a hash of what was typed', async () => {
    const typed = 'Man\u0303ana-Sol-2027';
    const stored = await hash(typed, { memoryCost: 64, timeCost: 1, parallelism: 1 });
    expect(await cheap.verify(stored, typed)).toBe(true);
    expect(await cheap.verify(null, typed)).toBe(false);
  });
});
