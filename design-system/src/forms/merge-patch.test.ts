import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergePatchBetween } from './merge-patch.ts';

describe('a merge patch', () => {
  it.each<[object, object, object]>([
    [{ a: 1, b: 2 }, { a: 1, b: 3 }, { b: 3 }],
    [{ a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, { a: { c: 3 } }],
    [{ a: [1, 2] }, { a: [1] }, { a: [1] }],
    [{ a: null }, { a: { b: 1 } }, { a: { b: 1 } }],
    [{ a: { b: 1 } }, { a: null }, { a: null }],
    [{ a: 1 }, {}, { a: null }],
    [{ a: [{ b: 1 }] }, { a: [{ b: 1 }] }, {}],
  ])('from %j to %j is %j', (from, to, patch) => {
    expect(mergePatchBetween(from, to)).toEqual(patch);
  });

  it('changes one into the other', () => {
    const anyObject = fc.dictionary(
      fc.constantFrom('a', 'b', 'c'),
      fc.oneof(fc.constantFrom(null, 1, 'x'), fc.array(fc.nat(3)), fc.record({ d: fc.nat(2), e: fc.nat(2) })),
    );
    fc.assert(
      fc.property(anyObject, anyObject, (from, to) => {
        const patched = applied(from, mergePatchBetween(from, to));
        expect(patched).toEqual({
          ...Object.fromEntries(Object.keys(from).map((name) => [name, null])),
          ...to,
        });
      }),
    );
  });
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function applied(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged: Record<string, unknown> = isObject(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(patch)) merged[name] = applied(merged[name], value);
  return merged;
}
