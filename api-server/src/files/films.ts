/** Boxes that contain others. */
const parents = new Set(['moov', 'trak', 'mdia', 'minf', 'moof', 'traf']);
/** Where cameras put the place, their owner and the like. */
const metadata = new Set(['udta', 'meta', 'uuid']);
const [boxHead, longBoxHead] = [8, 16];

type Box = { type: string; start: number; content: number; end: number };

/** The boxes of a part of an MP4. Null unless they fill it exactly. */
function boxesOf(bytes: Buffer, start: number, end: number): Box[] | null {
  const boxes: Box[] = [];
  let at = start;
  while (at < end) {
    if (end - at < boxHead) return null;
    let size = bytes.readUInt32BE(at);
    let content = at + boxHead;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (size === 1) {
      if (end - at < longBoxHead) return null;
      size = Number(bytes.readBigUInt64BE(at + boxHead));
      content = at + longBoxHead;
    } else if (size === 0) size = end - at;
    if (size < content - at || at + size > end) return null;
    boxes.push({ type, start: at, content, end: at + size });
    at += size;
  }
  return boxes;
}

/** Turns boxes of metadata into free space, so that no offset changes. False if the boxes are broken. */
function clearMetadata(bytes: Buffer, start: number, end: number): boolean {
  const boxes = boxesOf(bytes, start, end);
  for (const box of boxes ?? []) {
    if (metadata.has(box.type)) {
      bytes.write('free', box.start + 4, 'latin1');
      bytes.fill(0, box.content, box.end);
    }
    if (parents.has(box.type) && !clearMetadata(bytes, box.content, box.end)) return false;
  }
  return boxes !== null;
}

function cleanMp4(given: Uint8Array): Uint8Array | null {
  const bytes = Buffer.from(given);
  const types = boxesOf(bytes, 0, bytes.length)?.map(({ type }) => type) ?? [];
  const isFilm = types[0] === 'ftyp' && types.includes('moov') && types.includes('mdat');
  return isFilm && clearMetadata(bytes, 0, bytes.length) ? bytes : null;
}

/** Reads the size of an EBML element: its first bit that is set tells how many bytes the size has. */
function elementSize(bytes: Buffer, at: number): { length: number; size: number } | null {
  const first = bytes[at];
  if (!first) return null;
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.length) return null;
  let size = first & (0xff >> length);
  let isUnknown = size === 0xff >> length;
  for (const byte of bytes.subarray(at + 1, at + length)) {
    size = size * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { length, size: isUnknown ? Number.POSITIVE_INFINITY : size };
}

/** A WebM is a header and a segment with the tracks and the clusters of frames. */
function isWebm(given: Uint8Array): boolean {
  const bytes = Buffer.from(given);
  const header = elementSize(bytes, 4);
  if (!header) return false;
  const at = 4 + header.length + header.size;
  if (at + 4 > bytes.length || bytes.readUInt32BE(at) !== 0x18_53_80_67) return false;
  const segment = elementSize(bytes, at + 4);
  if (!segment) return false;
  const content = at + 4 + segment.length;
  if (segment.size !== Number.POSITIVE_INFINITY && content + segment.size !== bytes.length) return false;
  const has = (id: number[]) => bytes.indexOf(Buffer.from(id), content) >= 0;
  return has([0x16, 0x54, 0xae, 0x6b]) && has([0x1f, 0x43, 0xb6, 0x75]);
}

/** The bytes of a film to store, without its place and other metadata. Null if the container is broken. */
export function cleanFilm(bytes: Uint8Array, type: 'video/mp4' | 'video/webm'): Uint8Array | null {
  if (type === 'video/mp4') return cleanMp4(bytes);
  return isWebm(bytes) ? bytes : null;
}
