import { region } from '@institute/api-schema/region';
import { formatPhone } from '@institute/values/formats';
import { colors, drawLogo, drawStem, drawSun } from './brand.ts';
import type { Block, Document, Fact, Issuer, Language, Section } from './document.ts';
import { type Element, type TaggedPdf, type TextStyle, writePdf } from './pdf.ts';

/** Points: US Letter with 1-inch margins, less the room for the footer. */
const margins = { top: 72, bottom: 84, left: 72, right: 72 };
const gap = { paragraph: 7, item: 3, section: 14, cell: 5 };
const signatureHeight = 56;
const codeSize = 110;
const labelWidth = 132;

const { ink, muted, brand, line } = colors;
const styles = {
  title: { font: 'display', size: 26, color: ink },
  subtitle: { font: 'display', size: 18, color: ink },
  cover: { font: 'display', size: 40, color: ink, lineGap: -6 },
  highlight: { font: 'display', size: 36, color: brand },
  heading: { font: 'display', size: 15, color: ink },
  issuer: { font: 'display', size: 13, color: ink },
  contact: { font: 'regular', size: 8.5, color: muted },
  text: { font: 'regular', size: 10.5, color: ink },
  strong: { font: 'semibold', size: 10.5, color: ink },
  label: { font: 'regular', size: 9.5, color: muted },
  caption: { font: 'semibold', size: 10, color: ink },
  head: { font: 'semibold', size: 8.5, color: muted },
  cell: { font: 'regular', size: 9.5, color: ink },
  total: { font: 'semibold', size: 10.5, color: ink },
  foot: { font: 'regular', size: 8.5, color: muted },
  signature: { font: 'display', size: 24, color: ink },
} satisfies Record<string, TextStyle>;

const footTexts: Record<Language, (page: number, pages: number) => string> = {
  EN: (page, pages) => `Page ${page} of ${pages}`,
  ES: (page, pages) => `Página ${page} de ${pages}`,
};

/** The address of the institute, then how to reach it, a line each. */
const contactOf = ({ address, supportEmail, supportPhone }: Issuer): string[] =>
  [address, supportEmail, supportPhone && formatPhone(supportPhone, region.homeCountry)].filter(
    (text) => text !== null,
  );

class Writer {
  private readonly tagged: TaggedPdf;
  private readonly pdf: PDFKit.PDFDocument;
  private readonly left = margins.left;
  private readonly width: number;
  private readonly bottom: number;

  constructor(tagged: TaggedPdf) {
    this.tagged = tagged;
    this.pdf = tagged.pdf;
    this.width = this.pdf.page.width - margins.left - margins.right;
    this.bottom = this.pdf.page.height - margins.bottom;
  }

  /** Starts a new page if this height doesn't fit on the current one. */
  private keep(height: number): void {
    if (this.pdf.y + height > this.bottom) this.pdf.addPage();
  }

  private flow(parent: Element, tag: string, style: TextStyle, text: string): void {
    this.tagged.style(style);
    this.tagged.text(parent, tag, text, { x: this.left, y: this.pdf.y, width: this.width });
  }

  write(document: Document, issuer: Issuer): void {
    const { root } = this.tagged;
    const { title, cover, highlight, introduction, sections, isUnnumbered } = document;
    this.letterhead(issuer);
    if (cover) this.cover(title, [[cover.issuer, issuer.name], ...cover.facts]);
    else this.flow(root, 'H1', highlight ? styles.subtitle : styles.title, title);
    this.pdf.y += gap.section / 2;
    if (highlight) {
      this.pdf.y -= gap.section / 2;
      this.flow(root, 'P', styles.highlight, highlight);
      this.pdf.y += gap.section / 2;
    }
    for (const text of introduction) this.block(root, { kind: 'paragraph', text });
    for (const [index, section] of sections.entries()) this.section(section, isUnnumbered ? null : index + 1);
    root.end();
  }

  /** The logo and name of the institute at the left, its address and contact at the right. */
  private letterhead(issuer: Issuer): void {
    const { root } = this.tagged;
    const top = 40;
    const half = this.width / 2;
    this.tagged.artifact((pdf) => drawLogo(pdf, { x: this.left, y: top }, 30));
    const nameWidth = half - 50;
    this.tagged.style(styles.issuer);
    const nameHeight = this.tagged.heightOf(issuer.name, nameWidth);
    this.tagged.text(root, 'P', issuer.name, {
      x: this.left + 40,
      y: top + Math.max(0, (30 - nameHeight) / 2 + 1),
      width: nameWidth,
    });
    const nameEnd = this.pdf.y;
    this.pdf.y = top + 2;
    for (const text of contactOf(issuer)) {
      this.tagged.style(styles.contact);
      this.tagged.text(root, 'P', text, {
        x: this.left + half,
        y: this.pdf.y,
        width: half,
        align: 'right',
      });
    }
    const end = Math.max(nameEnd, this.pdf.y, top + 30) + 10;
    this.rule(end, brand);
    this.pdf.y = end + 26;
  }

  /** A page with the title, who agrees on what, and nothing else. */
  private cover(title: string, facts: Fact[]): void {
    const { root } = this.tagged;
    const { width } = this.pdf.page;
    const middle = 330;
    const sun = { x: width - margins.right - 68, y: middle - 70 };
    this.tagged.artifact((pdf) => {
      drawSun(pdf, sun, 22, { arcs: 6, gap: 12, isRising: true });
      drawStem(pdf, { x: sun.x, y: this.bottom - 6 }, { x: sun.x, y: sun.y + 32 }, 6);
    });
    this.tagged.style(styles.cover);
    const room = this.width - 150;
    const height = this.tagged.heightOf(title, room);
    this.tagged.text(root, 'H1', title, { x: this.left, y: middle - height, width: room });
    this.pdf.y = middle + 24;
    for (const [label, value] of facts) {
      this.tagged.style(styles.label);
      this.tagged.fact(
        root,
        [label, value],
        { label: styles.label, value: { ...styles.strong, size: 12 } },
        { x: this.left, y: this.pdf.y, width: room, labelWidth },
      );
      this.pdf.y += 9;
    }
    this.pdf.addPage();
  }

  private section({ title, blocks }: Section, number: number | null): void {
    const part = this.tagged.element(this.tagged.root, 'Sect', { title });
    this.pdf.y += gap.section / 2;
    // A heading stays on the same page as the first lines of its section.
    this.keep(70);
    this.flow(part, 'H2', styles.heading, number === null ? title : `${number}. ${title}`);
    this.pdf.y += gap.paragraph / 2;
    for (const block of blocks) this.block(part, block);
    part.end();
  }

  private block(parent: Element, block: Block): void {
    switch (block.kind) {
      case 'paragraph':
        this.keep(28);
        this.flow(parent, 'P', styles.text, block.text);
        break;
      case 'facts':
        this.facts(parent, block.facts);
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

  private facts(parent: Element, facts: Fact[]): void {
    for (const fact of facts) {
      // All of the label, because the value begins beside it.
      this.tagged.style(styles.label);
      this.keep(Math.max(28, this.tagged.heightOf(`${fact[0]}:`, labelWidth)));
      this.tagged.fact(
        parent,
        fact,
        { label: styles.label, value: styles.text },
        { x: this.left, y: this.pdf.y, width: this.width, labelWidth },
      );
      this.pdf.y += gap.item;
    }
  }

  private list(parent: Element, { items, isOrdered }: Extract<Block, { kind: 'list' }>): void {
    const list = this.tagged.element(parent, 'L');
    this.tagged.style(styles.text);
    for (const [index, item] of items.entries()) {
      this.keep(28);
      const entry = this.tagged.element(list, 'LI');
      const { y } = this.pdf;
      const label = isOrdered ? `${index + 1}.` : '•';
      this.tagged.text(entry, 'Lbl', label, { x: this.left + 4, y, width: 18 });
      this.tagged.text(entry, 'LBody', item, { x: this.left + 22, y, width: this.width - 22 });
      this.pdf.y += gap.item;
    }
    list.end();
  }

  private row(
    parent: Element,
    cells: string[],
    { style, figures, isHead = false }: { style: TextStyle; figures: number[]; isHead?: boolean },
  ): void {
    const width = this.width / cells.length;
    // Without space at both ends, so that texts and figures line up with those around the table.
    const inner = width - 2 * gap.cell;
    this.tagged.style(style);
    const heights = cells.map((cell) => this.tagged.heightOf(cell, inner));
    const height = Math.max(...heights) + 2 * gap.cell;
    this.keep(height);
    const { y } = this.pdf;
    const row = this.tagged.element(parent, 'TR');
    for (const [index, cell] of cells.entries()) {
      const scope = isHead ? 'Column' : index === 0 ? 'Row' : undefined;
      const isFigure = figures.includes(index);
      this.tagged.text(
        row,
        scope ? 'TH' : 'TD',
        cell,
        {
          x: this.left + index * width + (isFigure ? 2 * gap.cell : 0),
          y: y + gap.cell,
          width: inner,
          align: isFigure ? 'right' : 'left',
        },
        scope,
      );
    }
    row.end();
    this.pdf.y = y + height;
  }

  private table(
    parent: Element,
    { caption, head, rows, figures = [], total }: Extract<Block, { kind: 'table' }>,
  ): void {
    const table = this.tagged.element(parent, 'Table');
    this.keep(64);
    if (caption !== null) {
      this.flow(table, 'Caption', styles.caption, caption);
      this.pdf.y += gap.item;
    }
    const header = this.tagged.element(table, 'THead');
    this.row(header, head, { style: styles.head, figures, isHead: true });
    this.rule(this.pdf.y, total ? brand : line);
    const body = this.tagged.element(table, 'TBody');
    for (const row of rows) {
      this.row(body, row, { style: styles.cell, figures });
      this.rule(this.pdf.y);
    }
    if (total) {
      const foot = this.tagged.element(table, 'TFoot');
      this.row(foot, total, { style: styles.total, figures });
      this.rule(this.pdf.y, brand);
    }
    table.end();
  }

  private code(parent: Element, { path, size: count, address, alt }: Extract<Block, { kind: 'code' }>): void {
    this.keep(codeSize + 40);
    const { y } = this.pdf;
    const bbox = [this.left, y, this.left + codeSize, y + codeSize];
    const figure = this.tagged.element(parent, 'Figure', { alt, bbox });
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
    this.flow(parent, 'P', styles.text, address);
  }

  private signature(
    parent: Element,
    { name, description, picture }: Extract<Block, { kind: 'signature' }>,
  ): void {
    this.keep(signatureHeight + 60);
    const { y } = this.pdf;
    const bbox = [this.left, y, this.left + 260, y + signatureHeight];
    const figure = this.tagged.element(parent, 'Figure', { alt: name, bbox });
    this.tagged.style(styles.signature);
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
        this.tagged.oneLine(name, { x: this.left, y: y + 18, width: this.width }, 32);
      }
    });
    figure.end();
    this.rule(y + signatureHeight, ink);
    this.pdf.y = y + signatureHeight + gap.item * 2;
    this.flow(parent, 'P', styles.strong, name);
    this.flow(parent, 'P', styles.text, description);
  }

  private rule(y: number, color = line): void {
    this.tagged.artifact((pdf) => {
      pdf
        .moveTo(this.left, y)
        .lineTo(this.left + this.width, y)
        .lineWidth(0.5)
        .stroke(color);
    });
  }

  /** The footer of every page. It repeats information from elsewhere, so it is not part of the structure. */
  foot({ title, language }: Document, { name }: Issuer): void {
    const { start, count } = this.pdf.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.pdf.switchToPage(page);
      // Below the margin, where text would otherwise start a new page.
      this.pdf.page.margins.bottom = 0;
      this.tagged.style(styles.foot);
      const at = this.pdf.page.height - 52;
      this.tagged.artifact(
        (pdf) => {
          this.tagged.oneLine(`${name} · ${title}`, { x: this.left, y: at, width: this.width * 0.75 }, 12);
          pdf.text(footTexts[language](page + 1, count), this.left, at, {
            width: this.width,
            align: 'right',
            features: ['tnum'],
          });
        },
        { type: 'Pagination', attached: ['Bottom'] },
      );
    }
  }
}

/** Renders a document as a tagged PDF under the letterhead of its issuer: all text is in reading order. */
export const renderPdf = (
  document: Document,
  issuer: Issuer,
  createdAt: Date,
): Promise<Uint8Array<ArrayBuffer>> =>
  writePdf(
    {
      title: document.title,
      author: issuer.name,
      subject: document.version,
      language: document.language,
      createdAt,
      page: { size: 'LETTER', margins },
    },
    (tagged) => {
      const writer = new Writer(tagged);
      writer.write(document, issuer);
      writer.foot(document, issuer);
    },
  );
