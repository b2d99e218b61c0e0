import PDFDocument from 'pdfkit';
import { type Language, languageTag } from './document.ts';
import { type Fonts, loadFonts } from './fonts.ts';

type Pdf = PDFKit.PDFDocument;
export type Element = PDFKit.PDFStructureElement;
type Font = { hasGlyphForCodePoint: (codePoint: number) => boolean };
/** A color is `#rrggbb`; sizes are points. */
export type TextStyle = { font: keyof Fonts; size: number; color: string; lineGap?: number };
type Place = { x: number; y: number; width: number; align?: 'left' | 'right' };

/** Amounts, dates and page numbers line up in columns. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];

/** A tagged PDF while it is drawn: everything drawn is either in the structure tree or marked as an artifact. */
export class TaggedPdf {
  readonly pdf: Pdf;
  readonly root: Element;
  private lineGap = 2;

  constructor(pdf: Pdf) {
    this.pdf = pdf;
    this.root = pdf.struct('Document');
    pdf.addStructure(this.root);
  }

  /** Selects the style of the texts that follow. */
  style({ font, size, color, lineGap = 2 }: TextStyle): void {
    this.lineGap = lineGap;
    this.pdf.font(font).fontSize(size).fillColor(color);
  }

  /**
   * The text with the characters that the font can draw. The others stay in the structure tree, for reading aloud and
   * copying.
   */
  drawable(given: string): { shown: string; actual?: string } {
    const text = given.normalize('NFC');
    const { font } = (this.pdf as unknown as { _font: { font: Font } })._font;
    const shown = Array.from(text, (character) =>
      font.hasGlyphForCodePoint(character.codePointAt(0)!) ? character : '?',
    ).join('');
    return shown === text ? { shown } : { shown, actual: text };
  }

  /** An element of the structure tree inside another one. */
  element(parent: Element, tag: string, options: object = {}): Element {
    const child = this.pdf.struct(tag, options);
    parent.add(child);
    return child;
  }

  heightOf(text: string, width: number): number {
    return this.pdf.heightOfString(`${this.drawable(text).shown} `, { width, lineGap: this.lineGap });
  }

  widthOf(text: string): number {
    return this.pdf.widthOfString(this.drawable(text).shown, { features });
  }

  /** Draws a text in the current style, as an element of the structure tree. */
  text(parent: Element, tag: string, given: string, place: Place, scope?: 'Column' | 'Row'): void {
    const { actual } = this.drawable(given);
    const child = this.element(parent, tag, { ...(actual && { actual }), ...(scope && { scope }) });
    child.add(() => this.draw(given, place));
    child.end();
  }

  /** Draws a label and its value side by side. They are read as one sentence. */
  fact(
    parent: Element,
    [label, value]: [string, string],
    styles: { label: TextStyle; value: TextStyle },
    { x, y, width, labelWidth }: Place & { labelWidth: number },
  ): void {
    this.style(styles.value);
    const { actual } = this.drawable(value);
    const child = this.element(parent, 'P', actual ? { actual: `${label}: ${actual}` } : {});
    child.add(() => {
      this.style(styles.label);
      // Both stand on the same line, whatever their sizes.
      const offset = ((styles.value.size - styles.label.size) * 3) / 4;
      this.draw(`${label}:`, { x, y: y + offset, width: labelWidth });
      const labelEnd = this.pdf.y;
      this.style(styles.value);
      this.draw(value, { x: x + labelWidth, y, width: width - labelWidth });
      this.pdf.y = Math.max(this.pdf.y, labelEnd);
    });
    child.end();
  }

  private draw(given: string, { x, y, width, align = 'left' }: Place): void {
    const { shown } = this.drawable(given);
    // The trailing space separates words when the text is extracted. It has no width at the end of an aligned line.
    this.pdf.text(`${shown} `, x, y, { width, align, lineGap: this.lineGap, features });
  }

  /** Draws decoration, which assistive technology leaves out. */
  artifact(draw: (pdf: Pdf) => void, options: object = { type: 'Layout' }): void {
    this.pdf.markContent('Artifact', options);
    this.pdf.save();
    draw(this.pdf);
    this.pdf.restore();
    this.pdf.endMarkedContent();
  }
}

type PdfOptions = {
  title: string;
  author: string;
  subject: string;
  language: Language;
  createdAt: Date;
  page: {
    size: 'LETTER';
    layout?: 'landscape';
    margins: { top: number; bottom: number; left: number; right: number };
  };
};

/**
 * Writes a tagged PDF (PDF/UA-1) with its language and title. The same drawing and moment always give the same bytes,
 * so their hash is meaningful.
 */
export async function writePdf(
  { title, author, subject, language, createdAt, page }: PdfOptions,
  draw: (tagged: TaggedPdf) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const fonts = await loadFonts();
  const pdf = new PDFDocument({
    ...page,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    lang: languageTag(language),
    displayTitle: true,
    font: fonts.regular,
    info: { Title: title, Author: author, Subject: subject, CreationDate: createdAt, ModDate: createdAt },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.once('end', resolve);
    pdf.once('error', reject);
  });
  for (const [name, file] of Object.entries(fonts)) pdf.registerFont(name, file);
  draw(new TaggedPdf(pdf));
  pdf.end();
  await ended;
  return Uint8Array.from(Buffer.concat(chunks));
}
