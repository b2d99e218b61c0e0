import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkOf } from '../../account/device.ts';
import * as onNode from '../../platform/digest.ts';
import { argon2Hasher } from '../../ports/hasher.ts';
import { cost, wasmHasher } from '../hasher.ts';
import * as inPage from './digest.ts';
import { isIPv4, isIPv6 } from './net.ts';
import { inflateSync } from './zlib.ts';

const content = fc.oneof(fc.string({ unit: 'grapheme' }), fc.uint8Array());
const encoding = fc.constantFrom('hex' as const, 'base64url' as const);

it('gives the same digests as Node', () => {
  fc.assert(
    fc.property(content, encoding, (content, encoding) => {
      expect(inPage.sha256(content, encoding)).toBe(onNode.sha256(content, encoding));
    }),
  );
  fc.assert(
    fc.property(fc.string(), fc.string({ unit: 'grapheme' }), encoding, (key, text, encoding) => {
      expect(inPage.hmacSha256(key, text, encoding)).toBe(onNode.hmacSha256(key, text, encoding));
    }),
  );
});

it('verifies passwords that were hashed on Node, and the other way round', async () => {
  const { memorySize: memoryCost, iterations: timeCost, parallelism } = cost;
  const hasher = argon2Hasher({ memoryCost, timeCost, parallelism });
  expect(await wasmHasher.verify(await hasher.hash('Wellness 1'), 'Wellness 1')).toBe(true);
  expect(await hasher.verify(await wasmHasher.hash('Wellness 1'), 'Wellness 1')).toBe(true);
  expect(await wasmHasher.verify(await hasher.hash('Wellness 1'), 'Wellness 2')).toBe(false);
  expect(await wasmHasher.verify(null, 'Wellness 1')).toBe(false);
});

describe('unpacking', () => {
  const packed = deflateSync('word '.repeat(1000));

  it('ignores what follows', () => {
    const followed = Buffer.concat([packed, Buffer.from('\nendstream')]);
    expect(inflateSync(followed, { maxOutputLength: 5000 }).toString()).toBe('word '.repeat(1000));
  });

  it('refuses what is broken or too long', () => {
    expect(() => inflateSync(packed, { maxOutputLength: 4999 })).toThrow(RangeError);
    expect(() => inflateSync(Buffer.from('broken'), { maxOutputLength: 5000 })).toThrow();
  });
});

it('tells addresses apart', () => {
  expect(['203.0.113.7', '256.1.1.1', '1.2.3', '::1', 'unknown', ''].map(isIPv4)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(['::1', '2001:db8::7', '203.0.113.7', 'unknown', ''].map(isIPv6)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  // The only place that asks.
  expect(networkOf('unknown')).toBe(null);
});
