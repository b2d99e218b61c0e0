import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startS3 } from '../testing/s3.ts';
import type { Files } from './files.ts';
import { readS3Address, s3Files } from './s3-files.ts';

let s3: Awaited<ReturnType<typeof startS3>>;
let files: Files;
beforeAll(async () => {
  s3 = await startS3('institute');
});
beforeEach(() => {
  const url = `http://AKIAEXAMPLE:s%2Fcret@${s3.host}/institute/uploads?region=eu-west-1&pathStyle=true`;
  files = s3Files(readS3Address(url)!);
  s3.objects.clear();
  s3.asked.length = 0;
});
afterAll(() => s3.close());

const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 251);
const read = async (name: string, part?: [number, number]) => {
  const stream = await files.read(name, part);
  return stream && new Response(stream).bytes();
};

it('writes, reads and removes by signed requests [D-10]', async () => {
  expect(await read('media-1.png')).toBeNull();
  await files.write('media-1.png', bytes);
  expect([...s3.objects.keys()]).toEqual(['uploads/media-1.png']);
  expect(await read('media-1.png')).toEqual(bytes);
  await files.remove('media-1.png');
  await files.remove('media-1.png');
  expect(await read('media-1.png')).toBeNull();
  for (const { authorization } of s3.asked) {
    expect(authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIAEXAMPLE\/\d{8}\/eu-west-1\/s3\/aws4_request, .*Signature=[0-9a-f]{64}$/,
    );
  }
});

it('requests only the needed part', async () => {
  await files.write('media-1.mp4', bytes);
  expect(await read('media-1.mp4', [10, 19])).toEqual(bytes.slice(10, 20));
  expect(s3.asked.at(-1)?.range).toBe('bytes=10-19');
});

it('retries when the store is busy', async () => {
  s3.state.failures = 2;
  await files.write('media-1.png', bytes);
  expect(s3.asked.map(({ method }) => method)).toEqual(['PUT', 'PUT', 'PUT']);
  expect(await read('media-1.png')).toEqual(bytes);
});

it('fails if the store refuses, has no such bucket, or is unreachable', async () => {
  s3.state.isForbidden = true;
  await expect(files.write('media-1.png', bytes)).rejects.toThrow();
  await expect(files.read('media-1.png')).rejects.toThrow();
  s3.state.isForbidden = false;
  const other = s3Files(readS3Address(`http://a:b@${s3.host}/other?pathStyle=true`)!);
  await expect(other.read('media-1.png')).rejects.toThrow();
  const away = s3Files(readS3Address('http://a:b@127.0.0.1:1/institute?pathStyle=true')!);
  await expect(away.read('media-1.png')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

it.each(['../x.png', 'a/b.png', '', '.png'])('refuses a name such as %j', async (name) => {
  await expect(files.read(name)).rejects.toThrow('Not the name of a file');
  await expect(files.write(name, bytes)).rejects.toThrow('Not the name of a file');
  await expect(files.remove(name)).rejects.toThrow('Not the name of a file');
  expect(s3.asked).toEqual([]);
});

it('parses its URL', () => {
  expect(readS3Address('https://s3.eu-west-1.amazonaws.com/institute?region=eu-west-1')).toEqual({
    endpoint: 'https://s3.eu-west-1.amazonaws.com',
    bucket: 'institute',
    prefix: '',
    region: 'eu-west-1',
    isPathStyle: false,
  });
  expect(readS3Address('http://key:p%40ss@store:9000/bucket/a/b?pathStyle=true')).toEqual({
    endpoint: 'http://store:9000',
    bucket: 'bucket',
    prefix: 'a/b/',
    region: 'us-east-1',
    isPathStyle: true,
    credentials: { accessKeyId: 'key', secretAccessKey: 'p@ss' },
  });
  expect(readS3Address('https://store.example.com/')).toBeUndefined();
});
