import { unzlibSync } from 'fflate';

/** Like Node's. Throws if the content is broken or longer than asked for. */
export function inflateSync(bytes: Uint8Array, { maxOutputLength }: { maxOutputLength: number }): Buffer {
  const content = unzlibSync(bytes);
  if (content.length > maxOutputLength) throw new RangeError(`More than ${maxOutputLength} bytes`);
  return Buffer.from(content);
}
