import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import type { components } from '@institute/api-schema';
import { fromQueryBase64, isCovered, readPolicy, toQueryBase64 } from '@institute/design-system/formats';
import { asc } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { hour } from '../platform/durations.ts';
import type { ContentSigner } from '../ports/content-signer.ts';
import { contentKeys } from '../tables/content-keys.ts';
import { mediaPrefix } from './file-types.ts';

type SignedContent = components['schemas']['SignedContent'];

export type ContentKey = { keyPairId: string; privateKey: KeyObject };

const fileLifetime = 900_000;
/** Content is served on the origin of each app, so the policy leaves the host open but not the path. */
const urlOf = (host: string, name: string) => `${host}/api/content/${name}`;
const anyHost = 'http*://*';

/** This database's key, created on first use. */
export async function openContentKey(db: Database, now: Date): Promise<ContentKey> {
  const find = () =>
    db.select().from(contentKeys).orderBy(asc(contentKeys.createdAt), asc(contentKeys.id)).limit(1);
  let [found] = await find();
  if (!found) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    await db.insert(contentKeys).values({ id: crypto.randomUUID(), privateKey: pem, createdAt: now });
    // Read it back, so that two processes that start together use the same key.
    [found] = await find();
  }
  return { keyPairId: found!.id, privateKey: createPrivateKey(found!.privateKey) };
}

/** Signs like CloudFront's custom policies: RSA-SHA1 over the policy text. */
export function createContentSigner({ keyPairId, privateKey }: ContentKey): ContentSigner {
  const publicKey = createPublicKey(privateKey);
  let current: { hour: number; signed: SignedContent } | undefined;

  function signed(resource: string, ends: number): SignedContent {
    const endsAt = Math.floor(ends / 1000);
    const statement = { Resource: resource, Condition: { DateLessThan: { 'AWS:EpochTime': endsAt } } };
    const policy = Buffer.from(JSON.stringify({ Statement: [statement] }));
    return {
      keyPairId,
      policy: toQueryBase64(policy.toString('base64')),
      signature: toQueryBase64(sign('RSA-SHA1', policy, privateKey).toString('base64')),
      expiresAt: new Date(endsAt * 1000).toISOString(),
    };
  }

  return {
    forSession: (now) => {
      const begun = Math.floor(now.getTime() / hour);
      if (current?.hour !== begun) {
        current = { hour: begun, signed: signed(urlOf(anyHost, `${mediaPrefix}*`), (begun + 2) * hour) };
      }
      return current.signed;
    },
    forFile: (name, now) => signed(urlOf(anyHost, name), now.getTime() + fileLifetime),
    isOpen: (name, { Policy = '', Signature = '', 'Key-Pair-Id': keyId }, now) => {
      if (keyId !== keyPairId || Policy.length > 2000 || Signature.length > 2000) return false;
      const text = Buffer.from(fromQueryBase64(Policy), 'base64');
      const signature = Buffer.from(fromQueryBase64(Signature), 'base64');
      if (!verify('RSA-SHA1', text, publicKey, signature)) return false;
      const policy = readPolicy(Policy);
      return (
        policy !== null &&
        policy.endsAt * 1000 > now.getTime() &&
        isCovered(urlOf('https://origin', name), policy.resource)
      );
    },
  };
}
