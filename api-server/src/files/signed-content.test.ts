import { generateKeyPairSync, verify } from 'node:crypto';
import { fromQueryBase64, toQueryBase64 } from '@institute/values/formats';
import { expect, it } from 'vitest';
import { rsaKey } from './content-key.ts';
import { createContentSigner } from './signed-content.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const signer = createContentSigner(rsaKey('K1', privateKey));
const now = new Date('2026-03-02T15:20:00Z');
const at = (text: string) => new Date(text);

function queryOf({ keyPairId, signature, policy }: ReturnType<typeof signer.forSession>) {
  return { 'Key-Pair-Id': keyPairId, Signature: signature, Policy: policy };
}

const session = signer.forSession(now);

it('writes a custom policy in CloudFront’s format, signed with RSA and SHA-1 [D-10]', () => {
  const text = Buffer.from(fromQueryBase64(session.policy), 'base64').toString();
  expect(text).toBe(
    '{"Statement":[{"Resource":"http*://*/api/content/media-*","Condition":{"DateLessThan":{"AWS:EpochTime":1772470800}}}]}',
  );
  const signature = Buffer.from(fromQueryBase64(session.signature), 'base64');
  expect(verify('RSA-SHA1', Buffer.from(text), publicKey, signature)).toBe(true);
  expect(session).toMatchObject({ keyPairId: 'K1', expiresAt: '2026-03-02T17:00:00.000Z' });
});

it('returns the same credentials for all sessions within an hour', () => {
  expect(signer.forSession(at('2026-03-02T15:59:59Z'))).toEqual(session);
  expect(signer.forSession(at('2026-03-02T16:00:00Z')).expiresAt).toBe('2026-03-02T18:00:00.000Z');
});

it('opens pictures and videos until it expires, but no document', () => {
  const query = queryOf(session);
  expect(signer.isOpen('media-1.jpg', query, now)).toBe(true);
  expect(signer.isOpen('media-1.jpg', query, at('2026-03-02T16:59:59Z'))).toBe(true);
  expect(signer.isOpen('media-1.jpg', query, at('2026-03-02T17:00:00Z'))).toBe(false);
  expect(signer.isOpen('document-1.pdf', query, now)).toBe(false);
});

it('opens one file by its own URL, and no other', () => {
  const query = queryOf(signer.forFile('document-1.pdf', now));
  expect(signer.isOpen('document-1.pdf', query, now)).toBe(true);
  expect(signer.isOpen('document-2.pdf', query, now)).toBe(false);
  expect(signer.isOpen('media-1.jpg', query, now)).toBe(false);
  expect(signer.isOpen('document-1.pdf', query, at('2026-03-02T15:35:00Z'))).toBe(false);
});

it('opens nothing for which it wasn’t signed', () => {
  const query = queryOf(session);
  const wider = toQueryBase64(
    Buffer.from(
      Buffer.from(fromQueryBase64(session.policy), 'base64').toString().replace('media-', ''),
    ).toString('base64'),
  );
  const stranger = createContentSigner(
    rsaKey('K1', generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey),
  );
  for (const bad of [
    {},
    { ...query, Signature: undefined },
    { ...query, 'Key-Pair-Id': 'K2' },
    { ...query, Policy: wider },
    { ...query, Signature: query.Signature.slice(4) },
    { ...query, Policy: '', Signature: '' },
    { ...query, Policy: 'x'.repeat(100_000) },
    queryOf(stranger.forSession(now)),
  ]) {
    expect(signer.isOpen('media-1.jpg', bad, now)).toBe(false);
  }
});
