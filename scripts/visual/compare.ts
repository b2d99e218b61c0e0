import pixelmatch from 'pixelmatch';
import { decode, encode, type Picture } from './png.ts';

/** Both on a canvas that is large enough for either. */
function padded({ width, height, data }: Picture, toWidth: number, toHeight: number): Uint8Array {
  const canvas = new Uint8Array(toWidth * toHeight * 4);
  for (let y = 0; y < height; y++)
    canvas.set(data.subarray(y * width * 4, (y + 1) * width * 4), y * toWidth * 4);
  return canvas;
}

export interface Difference {
  /** Pixels that differ. */
  pixels: number;
  /** A PNG that marks them. */
  picture: Buffer;
}

/** What differs between two PNG files, or null. Half a step of a colour counts; the edge of a letter does not. */
export function compare(before: Buffer, after: Buffer): Difference | null {
  const [one, other] = [decode(before), decode(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const marked = new Uint8Array(width * height * 4);
  const pixels = pixelmatch(padded(one, width, height), padded(other, width, height), marked, width, height, {
    threshold: 0.02,
    diffColor: [190, 30, 30],
    alpha: 0.15,
  });
  const isSameSize = one.width === other.width && one.height === other.height;
  if (pixels === 0 && isSameSize) return null;
  return { pixels, picture: encode({ width, height, data: Buffer.from(marked) }) };
}
