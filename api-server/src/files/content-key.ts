import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { asc } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { contentKeys } from '../tables/content-keys.ts';
import type { ContentKey } from './signed-content.ts';

/** Signs with RSA and SHA-1, as CloudFront asks for. */
export function rsaKey(keyPairId: string, privateKey: KeyObject): ContentKey {
  const publicKey = createPublicKey(privateKey);
  return {
    keyPairId,
    sign: (policy) => sign('RSA-SHA1', policy, privateKey),
    verify: (policy, signature) => verify('RSA-SHA1', policy, publicKey, signature),
  };
}

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
  return rsaKey(found!.id, createPrivateKey(found!.privateKey));
}
