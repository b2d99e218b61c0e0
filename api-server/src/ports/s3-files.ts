import type { S3Client } from '@aws-sdk/client-s3';
import { type Bytes, checkName, type Files } from './files.ts';

export type S3Address = {
  endpoint: string;
  bucket: string;
  /** Prefix of every name, such as `uploads/`. */
  prefix: string;
  region: string;
  /** Whether the bucket is in the path rather than in the host name. */
  isPathStyle: boolean;
  credentials?: { accessKeyId: string; secretAccessKey: string };
};

/**
 * Reads `https://key:secret@host/bucket/prefix?region=eu-west-1&pathStyle=true`. Without a key, the SDK uses its
 * default credentials (the environment, the machine's role). Returns `undefined` without a bucket.
 */
export function readS3Address(text: string): S3Address | undefined {
  const { protocol, host, username, password, pathname, searchParams } = new URL(text);
  const [bucket, ...folders] = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  if (!bucket) return undefined;
  return {
    endpoint: `${protocol}//${host}`,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region: searchParams.get('region') ?? 'us-east-1',
    isPathStyle: searchParams.get('pathStyle') === 'true',
    ...(username && {
      credentials: {
        accessKeyId: decodeURIComponent(username),
        secretAccessKey: decodeURIComponent(password),
      },
    }),
  };
}

/** The SDK is large, so it is loaded when the first file is written or read. */
const loadSdk = () => import('@aws-sdk/client-s3');

/** Stores files in any S3-compatible store. */
export function s3Files({ endpoint, bucket, prefix, region, isPathStyle, credentials }: S3Address): Files {
  let opened: Promise<S3Client> | undefined;
  async function open() {
    const sdk = await loadSdk();
    opened ??= Promise.resolve(
      new sdk.S3Client({
        endpoint,
        region,
        forcePathStyle: isPathStyle,
        ...(credentials && { credentials }),
        // S3's optional checksums aren't supported by some other stores.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000 },
      }),
    );
    return { sdk, client: await opened };
  }
  const at = (name: string) => ({ Bucket: bucket, Key: prefix + checkName(name) });

  return {
    write: async (name, bytes) => {
      const place = at(name);
      const { sdk, client } = await open();
      await client.send(new sdk.PutObjectCommand({ ...place, Body: bytes, ContentLength: bytes.length }));
    },
    read: async (name, part) => {
      const place = at(name);
      const { sdk, client } = await open();
      const range = part && { Range: `bytes=${part[0]}-${part[1]}` };
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand({ ...place, ...range }));
        return Body!.transformToWebStream() as Bytes;
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null;
        throw error;
      }
    },
    remove: async (name) => {
      const place = at(name);
      const { sdk, client } = await open();
      await client.send(new sdk.DeleteObjectCommand(place));
    },
    // S3 writes are atomic: an object is complete or absent.
    sweep: async () => {},
  };
}
