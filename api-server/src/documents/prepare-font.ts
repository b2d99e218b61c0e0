import type { Font, FontCollection } from 'fontkit';

/** PDFKit accepts parsed fonts, but its types only know files. */
export type ParsedFont = string;

/**
 * Gives every glyph its character before the first document. fontkit creates each glyph once and keeps it: one first
 * needed as a part of another, such as "e" in "é", would have no text in any later document.
 */
export function prepareFont(font: Font | FontCollection): ParsedFont {
  if ('characterSet' in font) for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  return font as unknown as ParsedFont;
}
