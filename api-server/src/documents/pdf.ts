import PDFDocument from 'pdfkit';
import { type Language, languageTag } from './document.ts';
import { type Fonts, loadFonts, readFontFile } from './fonts.ts';
import { type Run, ScriptFonts, ShapedText } from './shaping.ts';

type Pdf = PDFKit.PDFDocument;
export type Element = PDFKit.PDFStructureElement;
type OwnFont = { hasGlyphForCodePoint: (codePoint: number) => boolean };
/** `ascent` and `height` are of the tallest font in it. */
type Line = { runs: (Run & { width: number })[]; width: number; ascent: number; height: number };
/** A color is `#rrggbb`; sizes are points. */
export type TextStyle = { font: keyof Fonts; size: number; color: string; lineGap?: number };
type Place = { x: number; y: number; width: number; align?: 'left' | 'right' };

/** Amounts, dates and page numbers line up in columns. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];

/** A tagged PDF while it is drawn: everything drawn is either in the structure tree or marked as an artifact. */
export class TaggedPdf {
  readonly pdf: Pdf;
  readonly root: Element;
  private readonly fonts: ScriptFonts;
  private current: Pick<TextStyle, 'font' | 'size'> = { font: 'regular', size: 12 };
  private lineGap = 2;
  /** What was measured, because texts are measured in several sizes before they are drawn: widths per point. */
  private readonly widths = new Map<string, number>();
  private readonly shaped = new Map<string, ShapedText>();

  constructor(pdf: Pdf, fonts: ScriptFonts) {
    this.pdf = pdf;
    this.fonts = fonts;
    this.root = pdf.struct('Document');
    pdf.addStructure(this.root);
  }

  /** Selects the style of the texts that follow. */
  style({ font, size, color, lineGap = 2 }: TextStyle): void {
    this.lineGap = lineGap;
    this.current = { font, size };
    this.pdf.font(font).fontSize(size).fillColor(color);
  }

  private get own(): OwnFont {
    return (this.pdf as unknown as { _font: { font: OwnFont } })._font.font;
  }

  /** Whether the font of the current style has all characters of a text. */
  private hasAll(text: string): boolean {
    const { own } = this;
    return Array.from(text).every((each) => each === '\n' || own.hasGlyphForCodePoint(each.codePointAt(0)!));
  }

  /** The width of a run. Selects its font. */
  private measure({ face, text }: Run): number {
    if (face) this.pdf.registerFont(face.key, face.font as unknown as string).font(face.key);
    else this.pdf.font(this.current.font);
    const key = `${face?.key ?? this.current.font} ${text}`;
    const width = this.widths.get(key) ?? this.pdf.widthOfString(text, { features }) / this.current.size;
    this.widths.set(key, width);
    return width * this.current.size;
  }

  /** The lines of a text that the font of the current style can't draw alone. */
  private lines(text: string, width: number): Line[] {
    this.pdf.font(this.current.font);
    const weight = this.current.font === 'semibold' ? 600 : 400;
    return text.split('\n').flatMap((paragraph) => {
      const key = `${this.current.font} ${paragraph}`;
      const shaped = this.shaped.get(key) ?? new ShapedText(paragraph, this.own, this.fonts, weight);
      this.shaped.set(key, shaped);
      const widthOf = (part: Run[]) => shaped.runs(part).reduce((sum, run) => sum + this.measure(run), 0);
      const lines: Run[][] = [[]];
      let room = width;
      for (const word of shaped.words) {
        const needed = widthOf(word);
        const inked = widthOf(word.slice(0, word.findLastIndex((each) => each.text.trim() !== '') + 1));
        // A word that is wider than a line is broken anywhere.
        const parts = inked > width ? word.map((cluster) => [cluster]) : [word];
        for (const part of parts) {
          const [wide, ink] = part === word ? [needed, inked] : [widthOf(part), widthOf(part)];
          if (ink > room && lines.at(-1)!.length > 0) {
            lines.push([]);
            room = width;
          }
          lines.at(-1)!.push(...part);
          room -= wide;
        }
      }
      return lines.map((line) => this.line(shaped.runs(line)));
    });
  }

  private line(given: Run[]): Line {
    let [ascent, descent] = [0, 0];
    const grow = () => {
      const font = (
        this.pdf as unknown as { _font: { ascender: number; descender: number; lineGap: number } }
      )._font;
      ascent = Math.max(ascent, (font.ascender / 1000) * this.current.size);
      descent = Math.max(descent, ((font.lineGap - font.descender) / 1000) * this.current.size);
    };
    this.pdf.font(this.current.font);
    grow();
    const runs = given.map((run) => {
      const width = this.measure(run);
      grow();
      return { ...run, width };
    });
    this.pdf.font(this.current.font);
    const width = runs.reduce((sum, run) => sum + run.width, 0);
    return { runs, width, ascent, height: ascent + descent };
  }

  /** An element of the structure tree inside another one. */
  element(parent: Element, tag: string, options: object = {}): Element {
    const child = this.pdf.struct(tag, options);
    parent.add(child);
    return child;
  }

  heightOf(given: string, width: number): number {
    const text = given.normalize('NFC');
    if (this.hasAll(text)) return this.pdf.heightOfString(`${text} `, { width, lineGap: this.lineGap });
    return this.lines(text, width).reduce((sum, { height }) => sum + height + this.lineGap, 0);
  }

  widthOf(given: string): number {
    const text = given.normalize('NFC');
    if (this.hasAll(text)) return this.pdf.widthOfString(text, { features });
    return Math.max(...this.lines(text, Number.POSITIVE_INFINITY).map(({ width }) => width));
  }

  /** Draws a text in the current style, as an element of the structure tree. */
  text(parent: Element, tag: string, given: string, place: Place, scope?: 'Column' | 'Row'): void {
    const text = given.normalize('NFC');
    // Signs in the order and forms in which they are drawn can't be read back.
    const actual = this.hasAll(text) ? undefined : text;
    const child = this.element(parent, tag, { ...(actual && { actual }), ...(scope && { scope }) });
    child.add(() => this.draw(given, place));
    child.end();
  }

  /** How much lower the first line of a text is than one in the font of the current style alone, in points. */
  private dropOf(text: string, width: number): number {
    if (this.hasAll(text)) return 0;
    return this.lines(text, width)[0]!.ascent - this.line([]).ascent;
  }

  /** Draws a text on one line in the current style: a wider one is cut off, or smaller if it needs other fonts. */
  oneLine(given: string, { x, y, width }: Place, height: number): void {
    const text = given.normalize('NFC');
    if (this.hasAll(text)) {
      this.pdf.text(`${text} `, x, y, { width, height, ellipsis: true });
      return;
    }
    const { font, size } = this.current;
    const fitting = Math.min(size, (size * width) / this.widthOf(text) - 0.01);
    this.current = { font, size: fitting };
    this.pdf.fontSize(fitting);
    this.draw(text, { x, y: y - this.dropOf(text, width), width });
    this.current = { font, size };
    this.pdf.fontSize(size);
  }

  /** Draws a label and its value side by side. They are read as one sentence. */
  fact(
    parent: Element,
    [label, value]: [string, string],
    styles: { label: TextStyle; value: TextStyle },
    { x, y, width, labelWidth }: Place & { labelWidth: number },
  ): void {
    this.style(styles.value);
    const text = value.normalize('NFC');
    const actual = this.hasAll(text) ? undefined : text;
    const drop = this.dropOf(text, width - labelWidth);
    const child = this.element(parent, 'P', actual ? { actual: `${label}: ${actual}` } : {});
    child.add(() => {
      this.style(styles.label);
      // Both stand on the same line, whatever their sizes.
      const offset = ((styles.value.size - styles.label.size) * 3) / 4 + drop;
      this.draw(`${label}:`, { x, y: y + offset, width: labelWidth });
      const labelEnd = this.pdf.y;
      const { page } = this.pdf;
      this.style(styles.value);
      this.draw(value, { x: x + labelWidth, y, width: width - labelWidth });
      // A value that goes on at the next page ends there.
      if (this.pdf.page === page) this.pdf.y = Math.max(this.pdf.y, labelEnd);
    });
    child.end();
  }

  private draw(given: string, { x, y, width, align = 'left' }: Place): void {
    const text = given.normalize('NFC');
    if (this.hasAll(text)) {
      // The trailing space separates words when the text is extracted. It has no width at the end of an aligned line.
      this.pdf.text(`${text} `, x, y, { width, align, lineGap: this.lineGap, features });
      return;
    }
    let top = y;
    for (const line of this.lines(text, width)) {
      if (top + line.height > this.pdf.page.maxY()) {
        (this.pdf as unknown as { continueOnNewPage: () => void }).continueOnNewPage();
        top = this.pdf.page.margins.top;
      }
      let at = align === 'right' ? x + width - line.width : x;
      const separator = { text: ' ', face: null, level: 0, width: 0 };
      for (const run of [...line.runs, separator]) {
        this.measure(run);
        this.pdf.text(run.text, at, top + line.ascent, {
          lineBreak: false,
          baseline: 'alphabetic',
          features,
        });
        at += run.width;
      }
      top += line.height + this.lineGap;
    }
    this.pdf.font(this.current.font);
    this.pdf.x = x;
    this.pdf.y = top;
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

/** The files of fonts that documents needed, and null for those that couldn't be read. */
const files = new Map<string, Uint8Array | null>();

/**
 * Writes a tagged PDF (PDF/UA-1) with its language and title. The same drawing and moment always give the same bytes,
 * so their hash is meaningful.
 */
export async function writePdf(
  options: PdfOptions,
  draw: (tagged: TaggedPdf) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  // Drawn again with the files of fonts that were missed, until none is.
  for (;;) {
    const fonts = new ScriptFonts(files);
    const bytes = await drawPdf(options, fonts, draw);
    if (fonts.missing.size === 0) return bytes;
    await Promise.all(
      Array.from(fonts.missing, async (path) => {
        files.set(path, await readFontFile(path).catch(() => null));
      }),
    );
  }
}

async function drawPdf(
  { title, author, subject, language, createdAt, page }: PdfOptions,
  scriptFonts: ScriptFonts,
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
  draw(new TaggedPdf(pdf, scriptFonts));
  pdf.end();
  await ended;
  return Uint8Array.from(Buffer.concat(chunks));
}
