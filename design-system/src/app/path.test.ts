import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safePath, withQuery } from './path.ts';

it.each([
  ['/home', '/home'],
  ['/courses/7?tab=notes#week-2', '/courses/7?tab=notes#week-2'],
  ['/a/../b', '/b'],
  ['/caf\u00e9', '/caf%C3%A9'],
])('follows %s [G-02]', (wanted, path) => {
  expect(safePath(wanted)).toBe(path);
});

it.each([
  ['//evil.example'],
  ['///evil.example'],
  ['/\\evil.example'],
  ['\\\\evil.example'],
  ['https://evil.example'],
  ['javascript:alert(1)'],
  ['/.//evil.example'],
  ['/a/..//evil.example'],
  ['/%2e//evil.example'],
  ['/\tevil'],
  ['/\n/evil.example'],
  [' /home'],
  ['home'],
  [''],
  [null],
  [undefined],
])('refuses %j [G-02]', (wanted) => {
  expect(safePath(wanted)).toBeNull();
});

it('never leaves the origin, whatever the text [G-02]', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string().map((rest) => `/${rest}`),
    fc.string({ unit: fc.constantFrom('/', '\\', '.', ':', '@', '?', '#', 'a', '\t', '%2f') }),
  );
  fc.assert(
    fc.property(text, (wanted) => {
      const path = safePath(wanted);
      if (path !== null)
        expect(new URL(path, 'https://portal.example').origin).toBe('https://portal.example');
    }),
    { numRuns: 5000 },
  );
});

it('writes the wanted path into a query, encoded', () => {
  expect(withQuery('/login', { action: '/a?b=c#d' })).toBe('/login?action=%2Fa%3Fb%3Dc%23d');
  expect(withQuery('/login?x=1', { action: null })).toBe('/login?x=1');
});
