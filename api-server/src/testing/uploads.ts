/** A PDF with these objects in addition to an empty page, and a title that makes it unique. */
export function pdfOf(title: string, ...objects: string[]): string {
  const head = `%PDF-1.7
%${title}
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >> endobj
${objects.map((object, index) => `${index + 4} 0 obj ${object} endobj\n`).join('')}`;
  return `${head}xref\n0 1\n0000000000 65535 f \ntrailer << /Root 1 0 R /Size 4 >>\nstartxref\n${head.length}\n%%EOF\n`;
}

/** A box of an MP4. */
export function boxOf(type: string, ...contents: (Uint8Array | string)[]): Buffer<ArrayBuffer> {
  const content = Buffer.concat(contents.map((one) => Buffer.from(one as string, 'latin1')));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** An MP4 without frames. */
export const filmOf = (...boxes: Uint8Array[]) =>
  Buffer.concat([
    boxOf('ftyp', 'isom\0\0\x02\0'),
    boxOf('moov', boxOf('mvhd', 'header'), ...boxes),
    boxOf('mdat', 'frames'),
  ]);
