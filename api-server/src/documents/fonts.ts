import { join } from 'node:path';
import { openSync } from 'fontkit';

/** PDFKit accepts parsed fonts, but its types only know files. */
export type Fonts = { regular: string; semibold: string };

const open = (name: string) =>
  openSync(join(import.meta.dirname, 'fonts', `figtree-${name}.ttf`)) as unknown as string;

/** Parsed once for all documents. */
const fonts: Fonts = { regular: open('regular'), semibold: open('semibold') };

/** Figtree with the Latin letters of Western and Central Europe. PDFs embed only the glyphs they use. */
export const loadFonts = async (): Promise<Fonts> => fonts;
