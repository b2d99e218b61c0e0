import type { Schemas } from '@institute/api-schema';
import type { Picture } from '../documents/document.ts';
import { sniff } from '../files/file-types.ts';

type Signature = Schemas['Signature'];

/** The maximum size in bytes. */
const sizeLimit = 200_000;
/** The maximum pixels of the longer side: a small file can decode to a picture that fills the memory. */
const sideLimit = 2000;
/** Absolute moves, lines and curves, which are all a pen produces. */
const pathPattern = /^M(?:[MLCQZ]|[-+]?\d{1,5}(?:\.\d{1,4})?|[\s,])*$/;

function sidesOfPng(bytes: Uint8Array): [number, number] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isHeader = bytes.length >= 24 && Buffer.from(bytes.subarray(12, 16)).toString('latin1') === 'IHDR';
  return isHeader ? [view.getUint32(16), view.getUint32(20)] : null;
}

/** Reads a JPEG's size from its frame header, which follows segments with explicit lengths. */
function sidesOfJpeg(bytes: Uint8Array): [number, number] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1]!;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return [view.getUint16(at + 7), view.getUint16(at + 5)];
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function readImage(value: string, types: string[]): Picture | null {
  const found = /^data:(image\/(?:png|jpeg));base64,([A-Za-z0-9+/]+={0,2})$/.exec(value);
  const bytes = Uint8Array.from(Buffer.from(found?.[2] ?? '', 'base64'));
  if (bytes.length === 0 || bytes.length > sizeLimit) return null;
  // The content counts, not the declared type.
  const type = sniff(bytes);
  if (type === null || !types.includes(type)) return null;
  const sides = type === 'image/png' ? sidesOfPng(bytes) : sidesOfJpeg(bytes);
  if (!sides || Math.min(...sides) < 1 || Math.max(...sides) > sideLimit) return null;
  return { kind: 'image', bytes, width: sides[0], height: sides[1] };
}

function readPath(path: string): Picture | null {
  if (!pathPattern.test(path)) return null;
  const numbers = path.match(/[-+]?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  const largest = (offset: number) =>
    numbers.reduce((most, number, index) => (index % 2 === offset ? Math.max(most, number) : most), 1);
  return numbers.length < 4 ? null : { kind: 'path', path, width: largest(0), height: largest(1) };
}

/** The picture of a signature. `null` for a typed one, `undefined` if it can't be drawn. */
export function pictureOf({ type, value }: Signature): Picture | null | undefined {
  if (type === 'TYPED') return null;
  if (type === 'UPLOADED') return readImage(value, ['image/png', 'image/jpeg']) ?? undefined;
  return (value.startsWith('M') ? readPath(value) : readImage(value, ['image/png'])) ?? undefined;
}
