import { inflateSync } from 'node:zlib';

/** What a viewer would run, start or unpack: a document that a person uploads is for reading. */
const activeContent = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia)(?![A-Za-z0-9])/;
/** Encrypted documents can't be checked. */
const encryption = /\/Encrypt(?![A-Za-z0-9])/;
/** How many bytes the objects that a PDF keeps compressed may have in all. */
const maxInflated = 20_000_000;
/** Where viewers look for the end. */
const tailSize = 1024;

/** Names may be written with character codes, such as `/Java#53cript`. */
const readable = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Whether it ends with a pointer to its table of objects, and the table is there. */
function hasObjectTable(text: string): boolean {
  const [, offset] = /startxref\s+(\d{1,10})\s+%%EOF/.exec(text.slice(-tailSize)) ?? [];
  return offset !== undefined && /^\s*(?:xref\s|\d+\s+\d+\s+obj\b)/.test(text.substr(Number(offset), 40));
}

/** The objects that are kept in compressed streams. Null if any of them can't be read. */
function compressedObjects(bytes: Uint8Array, text: string): string | null {
  let inflated = '';
  for (const { index, 0: keyword } of text.matchAll(/\bstream\r?\n/g)) {
    const dictionary = readable(text.slice(Math.max(0, index - tailSize), index));
    const own = dictionary.slice(dictionary.lastIndexOf(' obj') + 1);
    if (!/\/ObjStm\b/.test(own)) continue;
    if (!/\/Filter\s*\[?\s*\/(?:FlateDecode|Fl)\s*\]?\s*(?:\/|>)/.test(own)) return null;
    try {
      const maxOutputLength = maxInflated - inflated.length;
      inflated += inflateSync(bytes.subarray(index + keyword.length), { maxOutputLength }).toString('latin1');
    } catch {
      return null;
    }
  }
  return inflated;
}

/** Whether a PDF is complete, readable without a password and only shows something. */
export function isSafeDocument(bytes: Uint8Array): boolean {
  // One character per byte.
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text) || !hasObjectTable(text)) return false;
  const objects = compressedObjects(bytes, text);
  if (objects === null) return false;
  const all = [text, objects].map(readable);
  return (
    !all.some((part) => activeContent.test(part) || encryption.test(part)) && /\/Pages?\b/.test(all.join(' '))
  );
}
