import { describe, expect, it } from 'vitest';
import { mergePatch } from './merge-patch.ts';

describe('a merge patch', () => {
  it.each<[unknown, unknown, unknown]>([
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b', b: 'c' }, { a: null }, { a: null, b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c', d: 'e' } }, { a: { b: 'd', f: null } }, { a: { b: 'd', d: 'e', f: null } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [{ a: null }, { a: { b: 1 } }, { a: { b: 1 } }],
    [{ a: 1 }, {}, { a: 1 }],
  ])('of %j with %j is %j', (target, patch, merged) => {
    expect(mergePatch(target, patch)).toEqual(merged);
  });
});
