import { colors, drawLogo, drawStem, drawSun } from './brand.ts';
import type { Fact, Issuer, Language } from './document.ts';
import { type TaggedPdf, type TextStyle, writePdf } from './pdf.ts';

export type Certificate = {
  /** The document's title, as programs show it. */
  title: string;
  language: Language;
  heading: string;
  /** The text before the name, and the one after it. */
  statement: [before: string, after: string];
  name: string;
  award: string;
  description: string;
  figures: string[];
  /** The date and the number. */
  facts: Fact[];
  /** Who signs for the institute. */
  signer: string;
  check: { text: string; address: string; alt: string; code: { path: string; size: number } };
  /** Why it isn't valid, or null. */
  revoked: string | null;
};

/** US Letter, landscape, in points. */
const page = { width: 792, height: 612 };
const frame = 26;
const left = 208;
const right = page.width - 66;
const width = right - left;
const foot = { top: 424, codeSize: 78 };
const seal = { radius: 50, x: right - 50, y: 108 };

const { ink, muted, brand, critical } = colors;
const styles = {
  issuer: { font: 'display', size: 14, color: ink },
  heading: { font: 'semibold', size: 12, color: brand },
  text: { font: 'regular', size: 12, color: muted },
  name: { font: 'display', size: 40, color: ink },
  award: { font: 'display', size: 23, color: brand },
  description: { font: 'regular', size: 11, color: ink },
  figures: { font: 'regular', size: 9.5, color: muted },
  label: { font: 'regular', size: 9.5, color: muted },
  fact: { font: 'semibold', size: 10.5, color: ink },
  signature: { font: 'display', size: 17, color: ink },
  signer: { font: 'regular', size: 9, color: muted },
  small: { font: 'regular', size: 8.5, color: muted },
  revoked: { font: 'semibold', size: 11, color: critical },
} satisfies Record<string, TextStyle>;

function drawFrame(pdf: PDFKit.PDFDocument): void {
  pdf.rect(0, 0, page.width, page.height).fill(colors.paper);
  const inner = frame + 5;
  pdf
    .rect(frame, frame, page.width - 2 * frame, page.height - 2 * frame)
    .lineWidth(0.9)
    .stroke(brand);
  pdf
    .rect(inner, inner, page.width - 2 * inner, page.height - 2 * inner)
    .lineWidth(0.35)
    .stroke(brand);
  pdf.save();
  pdf.rect(inner, inner, page.width - 2 * inner, page.height - 2 * inner).clip();
  const sun = { x: 117, y: 132 };
  drawSun(pdf, sun, 24, { arcs: 5, gap: 9.5, isRising: true });
  drawStem(pdf, { x: sun.x, y: page.height - inner }, { x: sun.x, y: sun.y + 34 }, 7);
  pdf.restore();
}

/** The institute's seal: its logo in a ring of rays. */
function drawSeal(pdf: PDFKit.PDFDocument): void {
  const { x, y, radius } = seal;
  const rays = 48;
  for (let ray = 0; ray < rays; ray += 1) {
    const angle = (ray * 2 * Math.PI) / rays;
    const [across, down] = [Math.cos(angle), Math.sin(angle)];
    const [from, to] = [radius * 0.84, radius];
    pdf.moveTo(x + across * from, y + down * from).lineTo(x + across * to, y + down * to);
  }
  pdf.lineWidth(1.4).lineCap('round').stroke(colors.sun);
  pdf.circle(x, y, radius * 0.75).fill(brand);
  pdf
    .circle(x, y, radius * 0.68)
    .lineWidth(0.6)
    .stroke(colors.onBrand);
  const logo = radius * 0.94;
  drawLogo(pdf, { x: x - logo / 2, y: y - logo / 2 }, logo);
}

class CertificateWriter {
  private readonly tagged: TaggedPdf;
  private y = 0;

  constructor(tagged: TaggedPdf) {
    this.tagged = tagged;
  }

  private flow(tag: string, style: TextStyle, text: string, options: { gap?: number; room?: number } = {}) {
    this.tagged.style(style);
    this.tagged.text(this.tagged.root, tag, text, { x: left, y: this.y, width: options.room ?? width });
    this.y = this.tagged.pdf.y + (options.gap ?? 0);
  }

  /** The middle of the page, from the institute's name to what was done: its texts, styles and the gaps after them. */
  private middle({ heading, statement, name, award, description, figures, revoked }: Certificate) {
    const [before, after] = statement;
    return [
      ...(revoked ? [{ tag: 'P', style: styles.revoked, text: revoked, gap: 8 }] : []),
      { tag: 'H1', style: styles.heading, text: heading, gap: 14 },
      { tag: 'P', style: styles.text, text: before, gap: 4 },
      { tag: 'P', style: styles.name, text: name, gap: 6 },
      { tag: 'P', style: styles.text, text: after, gap: 8 },
      { tag: 'H2', style: styles.award, text: award, gap: 8 },
      { tag: 'P', style: styles.description, text: description, gap: 6 },
      { tag: 'P', style: styles.figures, text: figures.join(' · '), gap: 0 },
    ];
  }

  write(certificate: Certificate, issuer: Issuer): void {
    const { pdf, root } = this.tagged;
    // Everything has its place on the only page.
    pdf.page.margins = { top: 0, bottom: 0, left: 0, right: 0 };
    this.tagged.artifact(drawFrame);
    this.tagged.artifact((drawn) => drawLogo(drawn, { x: left, y: 66 }, 30));
    this.tagged.style(styles.issuer);
    // The seal is beside it.
    const nameWidth = width - 42 - 2 * seal.radius - 16;
    const nameHeight = this.tagged.heightOf(issuer.name, nameWidth);
    this.tagged.text(root, 'P', issuer.name, {
      x: left + 42,
      y: 66 + Math.max(0, (30 - nameHeight) / 2 + 1),
      width: nameWidth,
    });

    const parts = this.middle(certificate);
    if (!certificate.revoked) this.tagged.artifact(drawSeal);
    // The name, which may be as wide as the page, is below the seal.
    const top = Math.max(150, pdf.y + 16);
    const heightAt = (scale: number) =>
      parts.reduce((sum, { style, text, gap }) => {
        this.tagged.style({ ...style, size: style.size * scale });
        return sum + this.tagged.heightOf(text, width) + gap * scale;
      }, 0);
    // Long names and texts become smaller until they fit.
    const scale =
      [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4].find((each) => heightAt(each) <= foot.top - 12 - top) ?? 0.35;
    this.y = top + (foot.top - 12 - top - heightAt(scale)) / 2;
    for (const { tag, style, text, gap } of parts)
      this.flow(tag, { ...style, size: style.size * scale }, text, { gap: gap * scale });
    this.foot(certificate, issuer);
    root.end();
  }

  /** The least width in which a text takes no more lines than in all of it, so that they are about as long. */
  private balancedWidth(text: string, room: number): number {
    const height = this.tagged.heightOf(text, room);
    let width = room;
    while (width > 40 && this.tagged.heightOf(text, width - 4) <= height) width -= 4;
    return width;
  }

  private foot({ facts, signer, check }: Certificate, issuer: Issuer): void {
    const { pdf, root } = this.tagged;
    const column = 190;
    this.y = foot.top;
    for (const fact of facts) {
      this.tagged.fact(
        root,
        fact,
        { label: styles.label, value: styles.fact },
        { x: left, y: this.y, width: width - foot.codeSize - 90, labelWidth: 110 },
      );
      this.y = pdf.y + 3;
    }

    const lineAt = 520;
    this.tagged.style(styles.signature);
    const signerHeight = this.tagged.heightOf(signer, column + 40);
    this.tagged.text(root, 'P', signer, { x: left, y: lineAt - signerHeight - 2, width: column + 40 });
    this.tagged.artifact((drawn) => {
      drawn
        .moveTo(left, lineAt)
        .lineTo(left + column, lineAt)
        .lineWidth(0.6)
        .stroke(ink);
    });
    this.tagged.style(styles.signer);
    this.tagged.text(root, 'P', issuer.name, { x: left, y: lineAt + 6, width: column });

    const { codeSize } = foot;
    const x = right - codeSize;
    const y = 440;
    const { path, size } = check.code;
    const figure = this.tagged.element(root, 'Figure', {
      alt: check.alt,
      bbox: [x, y, x + codeSize, y + codeSize],
    });
    figure.add(() => {
      pdf
        .save()
        .translate(x, y)
        .scale(codeSize / size)
        .path(path)
        .fill(ink)
        .restore();
    });
    figure.end();
    this.tagged.style(styles.small);
    const under = { x: left + column + 60, width: right - left - column - 60, align: 'right' as const };
    const balanced = this.balancedWidth(check.text, under.width);
    this.tagged.text(root, 'P', check.text, {
      ...under,
      x: right - balanced,
      width: balanced,
      y: y + codeSize + 6,
    });
    this.tagged.text(root, 'P', check.address, { ...under, y: pdf.y });
  }
}

/** Renders a certificate as a tagged PDF of one page, to be framed. */
export const renderCertificate = (
  certificate: Certificate,
  issuer: Issuer,
  { number, createdAt }: { number: string; createdAt: Date },
): Promise<Uint8Array<ArrayBuffer>> =>
  writePdf(
    {
      title: certificate.title,
      author: issuer.name,
      subject: number,
      language: certificate.language,
      createdAt,
      page: {
        size: 'LETTER',
        layout: 'landscape',
        margins: { top: 0, bottom: 0, left: 0, right: 0 },
      },
    },
    (tagged) => new CertificateWriter(tagged).write(certificate, issuer),
  );
