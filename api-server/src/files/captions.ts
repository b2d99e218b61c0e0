import { formatCaptions, parseCaptions } from '@institute/values/formats';
import type { FieldError } from '../platform/problem.ts';

/** Hours of speech have less. */
const maxSize = 1024 * 1024;

/** The characters of a file. Without a mark of its encoding it's UTF-8. */
function decode(bytes: Uint8Array): string | null {
  const isUtf16 = (first: number, second: number) => bytes[0] === first && bytes[1] === second;
  const encoding = isUtf16(0xff, 0xfe) ? 'utf-16le' : isUtf16(0xfe, 0xff) ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

/** The WebVTT to store for an uploaded .vtt or .srt file, or why it can't be read. */
export function cleanCaptions(bytes: Uint8Array): Uint8Array | Pick<FieldError, 'rule' | 'values'> {
  if (bytes.length > maxSize) return { rule: 'fileSize', values: { max: maxSize } };
  const text = decode(bytes);
  if (text === null) return { rule: 'captionsEncoding', values: {} };
  const captions = parseCaptions(text);
  if (Array.isArray(captions)) return Buffer.from(formatCaptions(captions));
  const { rule, ...values } = captions;
  return { rule, values };
}
