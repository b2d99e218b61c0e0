import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';
import { type ParsedFont, prepareFont } from './prepare-font.ts';

export type Fonts = { regular: ParsedFont; semibold: ParsedFont; display: ParsedFont };

const open = (name: string) => prepareFont(openSync(join(import.meta.dirname, 'fonts', `${name}.ttf`)));

/** Parsed once for all documents. */
const fonts: Fonts = {
  regular: open('figtree-regular'),
  semibold: open('figtree-semibold'),
  display: open('fraunces-display'),
};

/** A file of a font package, by its path in `node_modules`. */
export const readFontFile = (path: string): Promise<Uint8Array> =>
  readFile(fileURLToPath(import.meta.resolve(path)));

/** Figtree and Fraunces with the Latin letters of Western and Central Europe. PDFs embed only the glyphs they use. */
export const loadFonts = async (): Promise<Fonts> => fonts;
