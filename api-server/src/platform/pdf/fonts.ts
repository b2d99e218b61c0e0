import { join } from 'node:path';

const fontFile = (name: string) => join(import.meta.dirname, 'fonts', `figtree-${name}.ttf`);

/** Figtree with the Latin letters of Western and Central Europe. PDFs embed only the glyphs they use. */
export const fonts = { regular: fontFile('regular'), semibold: fontFile('semibold') };
