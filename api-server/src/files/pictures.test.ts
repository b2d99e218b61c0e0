import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodePicture, type PictureType } from './pictures.ts';

/** Why a picture is refused, or null. */
async function faultOf(bytes: Uint8Array, type: PictureType = 'image/png') {
  const encoded = await encodePicture(bytes, type, 100);
  return typeof encoded === 'string' ? encoded : null;
}

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#808080' } });

/** A PNG of any declared size, with or without pixels. */
function pngOf(width: number, height: number, pixels: Buffer): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

it('accepts pictures that can be decoded', async () => {
  for (const picture of [blank(3, 2).png(), blank(300, 200).jpeg(), blank(30, 20).webp()]) {
    expect(await faultOf(await picture.toBuffer())).toBeNull();
  }
});

it('refuses files that only begin like a picture', async () => {
  const png = await blank(300, 200).png().toBuffer();
  const jpeg = await sharp(Buffer.alloc(300 * 200 * 3, 'noise'), {
    raw: { width: 300, height: 200, channels: 3 },
  })
    .jpeg()
    .toBuffer();
  for (const bytes of [
    png.subarray(0, 8),
    png.subarray(0, 60),
    Buffer.concat([png.subarray(0, 8), Buffer.alloc(92, 'x')]),
    jpeg.subarray(0, 4),
    jpeg.subarray(0, jpeg.length / 2),
  ]) {
    expect(await faultOf(bytes)).toBe('fileType');
  }
});

it('refuses more pixels than browsers show, however few bytes they take', async () => {
  const whole = pngOf(30_000, 30_000, Buffer.alloc((30_000 / 8 + 1) * 30_000));
  expect(whole.length).toBeLessThan(200_000);
  expect(await faultOf(whole)).toBe('pictureSize');
  expect(await faultOf(pngOf(8000, 6000, Buffer.alloc((8000 / 8 + 1) * 6000)))).toBeNull();
});
