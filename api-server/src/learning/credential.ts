import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import {
  base64url,
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importPKCS8,
  SignJWT,
} from 'jose';
import type { Config } from '../config.ts';
import { readSettings } from '../institute/settings.ts';
import type { Database } from '../platform/database.ts';
import { FileAnswer } from '../platform/file-answer.ts';
import { studentAwards } from '../tables/awards.ts';
import { credentialKeys } from '../tables/credential-keys.ts';
import type { IssuedAward } from './read-awards.ts';

/** A public key as JSON (RFC 8037). */
type PublicKey = { kid: string; kty: 'OKP'; crv: 'Ed25519'; x: string; alg: 'EdDSA'; use: 'sig' };

const algorithm = 'EdDSA';
const mediaType = 'application/vc+jwt';
/** The number of entries in a status list: the least that hides which of them is looked up. */
const listLength = 131_072;

/** The API on the portal's origin, which outlives any server. */
const apiOf = ({ portalOrigin }: Pick<Config, 'portalOrigin'>) => `${portalOrigin}/api`;
const keySetOf = (config: Config) => `${apiOf(config)}/.well-known/jwks.json`;
const listOf = (config: Config, list: number) => `${apiOf(config)}/public/award_status_lists/${list}`;

/** This database's keys, the newest first. The first is created when it is needed. */
async function openKeys(db: Database, now: Date): Promise<[CryptoKey, ...CryptoKey[]]> {
  const find = () =>
    db.select().from(credentialKeys).orderBy(desc(credentialKeys.createdAt), desc(credentialKeys.id));
  let found = await find();
  if (found.length === 0) {
    const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
    const pem = await exportPKCS8(privateKey);
    // Of two processes that start together, one stores its key.
    await db
      .insert(credentialKeys)
      .values({ id: 'first', privateKey: pem, createdAt: now })
      .onConflictDoNothing();
    found = await find();
  }
  const [first, ...older] = await Promise.all(
    found.map(({ privateKey }) => importPKCS8(privateKey, algorithm, { extractable: true })),
  );
  return [first!, ...older];
}

/** The public part of a key. Its id is the address of the key set and the key's thumbprint (RFC 7638). */
async function publicKeyOf(key: CryptoKey, config: Config): Promise<PublicKey> {
  const { x } = await exportJWK(key);
  const members = { kty: 'OKP' as const, crv: 'Ed25519' as const, x: x! };
  const thumbprint = await calculateJwkThumbprint(members);
  return { kid: `${keySetOf(config)}#${thumbprint}`, ...members, alg: algorithm, use: 'sig' };
}

/** The public keys as a JSON Web Key Set. */
export async function keySetAnswer(db: Database, config: Config, now: Date): Promise<FileAnswer> {
  const keys = await openKeys(db, now);
  const keySet = { keys: await Promise.all(keys.map((key) => publicKeyOf(key, config))) };
  const bytes = new TextEncoder().encode(JSON.stringify(keySet));
  return new FileAnswer(bytes, 'application/jwk-set+json', 'jwks.json', 'public, max-age=3600');
}

type Claims = Record<string, unknown> & { id: string; validFrom: string };

async function signed(db: Database, claims: Claims, config: Config, now: Date): Promise<FileAnswer['bytes']> {
  const [key] = await openKeys(db, now);
  const { kid } = await publicKeyOf(key, config);
  const token = await new SignJWT({ ...claims, iss: apiOf(config), jti: claims.id })
    .setProtectedHeader({ alg: algorithm, typ: 'vc+jwt', cty: 'vc', kid })
    .setNotBefore(Math.floor(Date.parse(claims.validFrom) / 1000))
    .sign(key);
  return new TextEncoder().encode(token);
}

const issuerOf = async (db: Database, config: Config) => ({
  id: apiOf(config),
  type: ['Profile'],
  name: (await readSettings(db)).name,
  url: config.portalOrigin,
});

/** An award as an Open Badge 3.0. The same award always gives the same bytes. */
export async function credentialAnswer(
  db: Database,
  award: IssuedAward,
  config: Config,
  now: Date,
): Promise<FileAnswer> {
  const language = award.languageIso2LetterCode;
  const title = award.title[language];
  const description = award.description[language];
  const list = listOf(config, Math.floor(award.statusIndex / listLength));
  const index = award.statusIndex % listLength;
  const claims = {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id: `urn:uuid:${award.id}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: title,
    issuer: await issuerOf(db, config),
    validFrom: award.awardedAt.toISOString(),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', identityHash: award.holderName, identityType: 'name', hashed: false },
      ],
      licenseNumber: award.certificateNumber,
      achievement: {
        id: `urn:uuid:${award.awardId}`,
        type: ['Achievement'],
        inLanguage: language.toLowerCase(),
        name: title,
        description,
        criteria: { narrative: description },
      },
    },
    credentialStatus: {
      id: `${list}#${index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(index),
      statusListCredential: list,
    },
  };
  const bytes = await signed(db, claims, config, now);
  return new FileAnswer(bytes, mediaType, `credential-${award.certificateNumber}.jwt`);
}

async function gzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** One of the lists that say which credentials were revoked. */
export async function statusListAnswer(
  db: Database,
  list: number,
  config: Config,
  now: Date,
): Promise<FileAnswer> {
  const revoked = await db
    .select({ index: studentAwards.statusIndex })
    .from(studentAwards)
    .where(
      and(
        isNotNull(studentAwards.revokedAt),
        eq(sql`${studentAwards.statusIndex} / ${listLength}::int`, list),
      ),
    );
  const bits = new Uint8Array(listLength / 8);
  // The first entry is the highest bit of the first byte.
  for (const { index } of revoked) bits[(index % listLength) >> 3]! |= 0x80 >> (index % 8);
  const address = listOf(config, list);
  const claims = {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id: address,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: await issuerOf(db, config),
    validFrom: now.toISOString(),
    credentialSubject: {
      id: `${address}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: `u${base64url.encode(await gzip(bits))}`,
    },
  };
  return new FileAnswer(await signed(db, claims, config, now), mediaType, `award-status-${list}.jwt`);
}
