import PDFDocument from 'pdfkit';
import { type Block, type Document, type Language, languageTag, type Section } from './document.ts';
import { type Fonts, loadFonts } from './fonts.ts';

/** Points: US Letter with 1-inch margins, less the room for the footer. */
const margins = { top: 72, bottom: 84, left: 72, right: 72 };
const ink = '#1d2522';
const faint = '#5b6762';
const size = { title: 22, heading: 14, text: 10.5, table: 9.5, foot: 8.5 };
const gap = { paragraph: 7, item: 3, section: 14, cell: 4 };
const signatureHeight = 56;
const codeSize = 110;

type Pdf = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;
type Font = { hasGlyphForCodePoint: (codePoint: number) => boolean };

const footTexts: Record<Language, (page: number, pages: number) => string> = {
  EN: (page, pages) => `Page ${page} of ${pages}`,
  ES: (page, pages) => `Página ${page} de ${pages}`,
};

class Writer {
  readonly pdf: Pdf;
  readonly root: Element;
  private readonly left = margins.left;
  private readonly width: number;
  private readonly bottom: number;

  constructor(pdf: Pdf) {
    this.pdf = pdf;
    this.root = pdf.struct('Document');
    pdf.addStructure(this.root);
    this.width = pdf.page.width - margins.left - margins.right;
    this.bottom = pdf.page.height - margins.bottom;
  }

  /** Starts a new page if this height doesn't fit on the current one. */
  private keep(height: number): void {
    if (this.pdf.y + height > this.bottom) this.pdf.addPage();
  }

  /**
   * The text with the characters that the font can draw. The others stay in the structure tree, for reading aloud and
   * copying.
   */
  private drawable(text: string): { shown: string; actual?: string } {
    const { font } = (this.pdf as unknown as { _font: { font: Font } })._font;
    const shown = Array.from(text, (character) =>
      font.hasGlyphForCodePoint(character.codePointAt(0)!) ? character : '?',
    ).join('');
    return shown === text ? { shown } : { shown, actual: text };
  }

  private text(
    parent: Element,
    tag: string,
    given: string,
    x: number,
    y: number,
    width: number,
    scope?: string,
  ) {
    const { shown, actual } = this.drawable(given.normalize('NFC'));
    const options = { ...(actual && { actual }), ...(scope && { scope }) };
    const child = this.pdf.struct(tag, options);
    parent.add(child);
    // The trailing space separates words when the text is extracted.
    child.add(() => this.pdf.text(`${shown} `, x, y, { width, lineGap: 2 }));
    child.end();
  }

  private flow(parent: Element, tag: string, text: string, indent = 0): void {
    this.text(parent, tag, text, this.left + indent, this.pdf.y, this.width - indent);
  }

  private style(font: keyof Fonts, points: number, color = ink): void {
    this.pdf.font(font).fontSize(points).fillColor(color);
  }

  write(document: Document): void {
    this.style('semibold', size.title);
    this.flow(this.root, 'H1', document.title);
    this.pdf.y += gap.section / 2;
    this.style('regular', size.text);
    for (const text of document.introduction) this.block(this.root, { kind: 'paragraph', text });
    for (const [index, section] of document.sections.entries()) this.section(section, index + 1);
    this.root.end();
  }

  private section({ title, blocks }: Section, number: number): void {
    const part = this.pdf.struct('Sect', { title });
    this.root.add(part);
    this.pdf.y += gap.section / 2;
    // A heading stays on the same page as the first lines of its section.
    this.keep(70);
    this.style('semibold', size.heading);
    this.flow(part, 'H2', `${number}. ${title}`);
    this.pdf.y += gap.paragraph / 2;
    for (const block of blocks) this.block(part, block);
    part.end();
  }

  private block(parent: Element, block: Block): void {
    this.style('regular', size.text);
    switch (block.kind) {
      case 'paragraph':
        this.keep(28);
        this.flow(parent, 'P', block.text);
        break;
      case 'list':
        this.list(parent, block);
        break;
      case 'table':
        this.table(parent, block);
        break;
      case 'code':
        this.code(parent, block);
        break;
      case 'signature':
        this.signature(parent, block);
    }
    this.pdf.y += gap.paragraph;
  }

  private list(parent: Element, { items, isOrdered }: Extract<Block, { kind: 'list' }>): void {
    const list = this.pdf.struct('L');
    parent.add(list);
    for (const [index, item] of items.entries()) {
      this.keep(28);
      const entry = this.pdf.struct('LI');
      list.add(entry);
      const { y } = this.pdf;
      this.text(entry, 'Lbl', isOrdered ? `${index + 1}.` : '•', this.left + 4, y, 18);
      this.text(entry, 'LBody', item, this.left + 22, y, this.width - 22);
      this.pdf.y += gap.item;
    }
    list.end();
  }

  private row(parent: Element, cells: string[], isHead: boolean): void {
    const width = this.width / cells.length;
    const inner = width - 2 * gap.cell;
    this.style(isHead ? 'semibold' : 'regular', size.table);
    const heights = cells.map((cell) => this.pdf.heightOfString(`${cell} `, { width: inner, lineGap: 2 }));
    const height = Math.max(...heights) + 2 * gap.cell;
    this.keep(height);
    const { y } = this.pdf;
    const row = this.pdf.struct('TR');
    parent.add(row);
    for (const [index, cell] of cells.entries()) {
      const scope = isHead ? 'Column' : index === 0 ? 'Row' : undefined;
      this.text(
        row,
        scope ? 'TH' : 'TD',
        cell,
        this.left + index * width + gap.cell,
        y + gap.cell,
        inner,
        scope,
      );
    }
    row.end();
    this.pdf.y = y + height;
    this.rule(this.pdf.y);
  }

  private table(parent: Element, { caption, head, rows }: Extract<Block, { kind: 'table' }>): void {
    const table = this.pdf.struct('Table');
    parent.add(table);
    this.keep(64);
    this.style('semibold', size.text);
    this.flow(table, 'Caption', caption);
    this.pdf.y += gap.item;
    const header = this.pdf.struct('THead');
    table.add(header);
    this.row(header, head, true);
    const body = this.pdf.struct('TBody');
    table.add(body);
    for (const row of rows) this.row(body, row, false);
    table.end();
  }

  private code(parent: Element, { path, size: count, address, alt }: Extract<Block, { kind: 'code' }>): void {
    this.keep(codeSize + 40);
    const { y } = this.pdf;
    const figure = this.pdf.struct('Figure', {
      alt,
      bbox: [this.left, y, this.left + codeSize, y + codeSize],
    } as object);
    parent.add(figure);
    figure.add(() => {
      this.pdf
        .save()
        .translate(this.left, y)
        .scale(codeSize / count)
        .path(path)
        .fill(ink)
        .restore();
    });
    figure.end();
    this.pdf.y = y + codeSize + gap.paragraph;
    this.flow(parent, 'P', address);
  }

  private signature(
    parent: Element,
    { name, description, picture }: Extract<Block, { kind: 'signature' }>,
  ): void {
    this.keep(signatureHeight + 60);
    const { y } = this.pdf;
    const figure = this.pdf.struct('Figure', {
      alt: name,
      bbox: [this.left, y, this.left + 260, y + signatureHeight],
    } as object);
    parent.add(figure);
    figure.add(() => {
      if (picture?.kind === 'image') {
        this.pdf.image(Buffer.from(picture.bytes), this.left, y, { fit: [260, signatureHeight] });
      } else if (picture) {
        const scale = Math.min(260 / picture.width, signatureHeight / picture.height, 1);
        this.pdf
          .save()
          .translate(this.left, y)
          .scale(scale)
          .path(picture.path)
          .lineWidth(2)
          .stroke(ink)
          .restore();
      } else {
        const { shown } = this.drawable(name.normalize('NFC'));
        this.pdf
          .fontSize(24)
          .text(`${shown} `, this.left, y + 14, { width: this.width, height: 30, ellipsis: true });
      }
    });
    figure.end();
    this.rule(y + signatureHeight);
    this.pdf.y = y + signatureHeight + gap.item;
    this.style('semibold', size.text);
    this.flow(parent, 'P', name);
    this.style('regular', size.text);
    this.flow(parent, 'P', description);
  }

  private rule(y: number): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    this.pdf
      .moveTo(this.left, y)
      .lineTo(this.left + this.width, y)
      .lineWidth(0.5)
      .stroke('#c9cfcb');
    this.pdf.endMarkedContent();
  }

  /** The footer of every page. It repeats information from elsewhere, so it is not part of the structure. */
  foot({ title, language }: Document): void {
    const { start, count } = this.pdf.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.pdf.switchToPage(page);
      // Below the margin, where text would otherwise start a new page.
      this.pdf.page.margins.bottom = 0;
      this.style('regular', size.foot, faint);
      this.pdf.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
      const at = this.pdf.page.height - 52;
      this.pdf.text(this.drawable(title).shown, this.left, at, {
        width: this.width * 0.75,
        lineBreak: false,
      });
      this.pdf.text(footTexts[language](page + 1, count), this.left, at, {
        width: this.width,
        align: 'right',
      });
      this.pdf.endMarkedContent();
    }
  }
}

/**
 * Renders a document as a tagged PDF (PDF/UA-1): all text is in the structure tree in reading order, with its
 * language and the document's title. The same document and moment always give the same bytes, so their hash is
 * meaningful.
 */
export async function renderPdf(document: Document, createdAt: Date): Promise<Uint8Array<ArrayBuffer>> {
  const fonts = await loadFonts();
  const pdf = new PDFDocument({
    size: 'LETTER',
    margins,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    lang: languageTag(document.language),
    displayTitle: true,
    font: fonts.regular,
    info: {
      Title: document.title,
      Author: document.language === 'ES' ? 'El instituto' : 'The institute',
      Subject: document.version,
      CreationDate: createdAt,
      ModDate: createdAt,
    },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.once('end', resolve);
    pdf.once('error', reject);
  });
  for (const [name, file] of Object.entries(fonts)) pdf.registerFont(name, file);
  const writer = new Writer(pdf);
  writer.write(document);
  writer.foot(document);
  pdf.end();
  await ended;
  return Uint8Array.from(Buffer.concat(chunks));
}
