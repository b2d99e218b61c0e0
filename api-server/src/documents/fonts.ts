import { join } from 'node:path';
import { openSync } from 'fontkit';

/** Parsed once for all documents. PDFKit accepts parsed fonts, but its types only know files. */
const open = (name: string) =>
  openSync(join(import.meta.dirname, 'fonts', `figtree-${name}.ttf`)) as unknown as string;

/** Figtree with the Latin letters of Western and Central Europe. PDFs embed only the glyphs they use. */
export const fonts = { regular: open('regular'), semibold: open('semibold') };
