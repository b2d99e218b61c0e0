import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

export type Picture = Pick<PNG, 'width' | 'height' | 'data'>;

export const decode = (file: Buffer): Picture => PNG.sync.read(file);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** Colours of an opaque picture in the order they occur, and each pixel as an index into them; null above 256. */
function paletteOf({ data }: Picture): { colors: number[]; indexes: Uint8Array } | null {
  const known = new Map<number, number>();
  const indexes = new Uint8Array(data.length / 4);
  for (let pixel = 0; pixel < indexes.length; pixel++) {
    const color = data.readUIntBE(pixel * 4, 3);
    let index = known.get(color);
    if (index === undefined) {
      index = known.size;
      if (index === 256) return null;
      known.set(color, index);
    }
    indexes[pixel] = index;
  }
  return { colors: [...known.keys()], indexes };
}

/** The smallest lossless file: with a palette where the colours are few, as they are on most pages. */
export function encode(picture: Picture): Buffer {
  const palette = paletteOf(picture);
  if (!palette) return PNG.sync.write(picture as PNG, { colorType: 2, deflateLevel: 9 });
  const { width, height } = picture;
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    rows.set(palette.indexes.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const colors = Buffer.alloc(palette.colors.length * 3);
  for (const [index, color] of palette.colors.entries()) colors.writeUIntBE(color, index * 3, 3);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
