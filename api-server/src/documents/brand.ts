import { hexColor, logo } from '@institute/design-system/brand';
import { light } from '@institute/design-system/tokens';

/** The colors of papers: those of the screens' light theme. */
export const colors = {
  paper: hexColor(light.surface),
  ink: hexColor(light.ink),
  muted: hexColor(light.inkMuted),
  line: hexColor(light.line),
  brand: hexColor(light.brand),
  onBrand: hexColor(light.onBrand),
  brandSoft: hexColor(light.brandSoft),
  sun: hexColor(light.accent),
  sunSoft: hexColor(light.accentSoft),
  critical: hexColor(light.critical.ink),
  criticalSoft: hexColor(light.critical.soft),
};

type Pdf = PDFKit.PDFDocument;
type Point = { x: number; y: number };

/** Draws the logo with its upper left corner at a point. */
export function drawLogo(pdf: Pdf, { x, y }: Point, size: number): void {
  const { sun } = logo;
  pdf
    .save()
    .translate(x, y)
    .scale(size / logo.size);
  pdf.roundedRect(0, 0, logo.size, logo.size, logo.radius).fill(colors.brand);
  pdf.circle(sun.x, sun.y, sun.radius).fill(colors.sun);
  for (const leaf of logo.leaves) pdf.path(leaf).fill(colors.onBrand);
  pdf.path(logo.vein).lineWidth(1.4).lineCap('round').stroke(colors.brand);
  pdf.restore();
}

/** Draws a sun with the arcs of its light around it, above the height of its center or all around. */
export function drawSun(
  pdf: Pdf,
  { x, y }: Point,
  radius: number,
  { arcs, gap, isRising = false }: { arcs: number; gap: number; isRising?: boolean },
): void {
  pdf.circle(x, y, radius).fill(colors.sun);
  for (let arc = 1; arc <= arcs; arc += 1) {
    const r = radius + arc * gap;
    if (isRising) pdf.path(`M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}`);
    else pdf.circle(x, y, r);
    pdf.lineWidth(0.9 - (0.5 * arc) / arcs).stroke(colors.sun);
  }
}

/** A leaf from its base at the origin to its tip at the right, 26 long. */
const leaf = 'M0 0C5-10.5 15.5-12.5 26-7.5C21.5 3 10 6.5 0 0Z';
const leafVein = 'M2-.6C8.5-5.2 14-6.6 20-6.9';

/** Draws a grown stem with leaves on both sides, from its root up to its tip. They become smaller toward the tip. */
export function drawStem(pdf: Pdf, root: Point, tip: Point, pairs: number): void {
  const height = root.y - tip.y;
  const sway = 7;
  pdf
    .path(
      `M${root.x} ${root.y}C${root.x - sway} ${root.y - height / 3} ${tip.x + sway} ${tip.y + height / 3} ${tip.x} ${tip.y}`,
    )
    .lineWidth(1.4)
    .lineCap('round')
    .stroke(colors.brand);
  const leaves = pairs * 2;
  for (let index = 0; index < leaves; index += 1) {
    const t = (index + 0.8) / (leaves + 0.4);
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
    const x = a * root.x + b * (root.x - sway) + c * (tip.x + sway) + d * tip.x;
    const y = root.y - height * t;
    const size = 1.5 - 0.85 * t;
    const isRight = index % 2 === 0;
    pdf.save().translate(x, y);
    pdf.scale(isRight ? size : -size, size).rotate(-14);
    // Full, and outlined with a fill: as in the logo, one leaf is lighter than the other.
    pdf.lineWidth(0.8);
    pdf.path(leaf).fillAndStroke(isRight ? colors.brand : colors.brandSoft, colors.brand);
    pdf
      .path(leafVein)
      .lineWidth(0.7)
      .stroke(isRight ? colors.brandSoft : colors.brand);
    pdf.restore();
  }
}
