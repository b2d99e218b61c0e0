import type { Schemas } from '@institute/api-schema';
import { fromQueryBase64, isCovered, readPolicy, toQueryBase64 } from '@institute/values/formats';
import { hour } from '../platform/durations.ts';
import type { ContentSigner } from '../ports/content-signer.ts';
import { mediaPrefix } from './file-types.ts';

type SignedContent = Schemas['SignedContent'];

/** The key that signs policies. The content delivery network has its public part under this id. */
export type ContentKey = {
  keyPairId: string;
  sign: (policy: Buffer) => Buffer;
  verify: (policy: Buffer, signature: Buffer) => boolean;
};

const fileLifetime = 900_000;
/** Content is served on the origin of each app, so the policy leaves the host open but not the path. */
const urlOf = (host: string, name: string) => `${host}/api/content/${name}`;
const anyHost = 'http*://*';

/** Signs CloudFront's custom policies. */
export function createContentSigner({ keyPairId, sign, verify }: ContentKey): ContentSigner {
  let current: { hour: number; signed: SignedContent } | undefined;

  function signed(resource: string, ends: number): SignedContent {
    const endsAt = Math.floor(ends / 1000);
    const statement = { Resource: resource, Condition: { DateLessThan: { 'AWS:EpochTime': endsAt } } };
    const policy = Buffer.from(JSON.stringify({ Statement: [statement] }));
    return {
      keyPairId,
      policy: toQueryBase64(policy.toString('base64')),
      signature: toQueryBase64(sign(policy).toString('base64')),
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
      if (!verify(text, signature)) return false;
      const policy = readPolicy(Policy);
      return (
        policy !== null &&
        policy.endsAt * 1000 > now.getTime() &&
        isCovered(urlOf('https://origin', name), policy.resource)
      );
    },
  };
}
