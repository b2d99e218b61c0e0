import { join } from 'node:path';
import { openSync } from 'fontkit';
import { type ParsedFont, prepareFont } from './prepare-font.ts';

export type Fonts = { regular: ParsedFont; semibold: ParsedFont };

const open = (name: string) =>
  prepareFont(openSync(join(import.meta.dirname, 'fonts', `figtree-${name}.ttf`)));

/** Parsed once for all documents. */
const fonts: Fonts = { regular: open('regular'), semibold: open('semibold') };

/** Figtree with the Latin letters of Western and Central Europe. PDFs embed only the glyphs they use. */
export const loadFonts = async (): Promise<Fonts> => fonts;
