import { create, type Font, type Glyph, type GlyphRun } from 'fontkit';

type Point = { x: number; y: number; onCurve: boolean; endContour: boolean; copy: () => Point };
type Component = {
  glyphID: number;
  dx: number;
  dy: number;
  scaleX: number;
  scaleY: number;
  scale01: number;
  scale10: number;
};
type Outline = { points?: Point[]; components?: Component[] };

/** What fontkit has, but doesn't declare. */
type Subset = {
  font: OpenedFont;
  glyf: Uint8Array[];
  loca: { offsets: number[] };
  hmtx: { metrics: { advance: number; bearing: number }[] };
  offset: number;
  _addGlyph: (id: number) => number;
};
type Positioner = { applyAnchor: (mark: unknown, anchor: unknown, base: number) => void };
type Layout = (text: string, features: string[], script?: string) => GlyphRun;
type OpenedFont = Omit<Font, 'createSubset' | 'getGlyph' | 'layout'> & {
  layout: Layout;
  _layoutEngine: { engine: { GPOSProcessor?: Positioner } | null };
  createSubset: () => Subset;
  getGlyph: (id: number, codePoints?: number[]) => Glyph & { _decode: () => Outline | null };
  variationCoords: number[] | null;
  _transformedGlyphs?: unknown;
  _variationProcessor: { transformPoints: (id: number, points: Point[]) => void } | null;
};

/** The points that a variation may move besides those of the outline: its origin and advance. None is drawn. */
function vary(font: OpenedFont, id: number, given: Point[]): Point[] {
  if (!font._variationProcessor || given.length === 0) return given;
  const points = given.map((point) => point.copy());
  const phantoms = Array.from({ length: 4 }, () =>
    Object.assign(given[0]!.copy(), { x: 0, y: 0, endContour: true }),
  );
  font._variationProcessor.transformPoints(id, [...points, ...phantoms]);
  return points;
}

/** The points of a glyph in its font's weight, with those of the glyphs it is composed of. */
function pointsOf(font: OpenedFont, id: number): Point[] {
  const outline = font.getGlyph(id)._decode();
  if (!outline?.components) return vary(font, id, outline?.points ?? []);
  return outline.components.flatMap(({ glyphID, dx, dy, scaleX, scaleY, scale01, scale10 }) =>
    pointsOf(font, glyphID).map((point) =>
      Object.assign(point.copy(), {
        x: point.x * scaleX + point.y * scale01 + dx,
        y: point.y * scaleY + point.x * scale10 + dy,
      }),
    ),
  );
}

/** Encodes a glyph of a TrueType font, without instructions. */
function encodeGlyph(points: Point[]): Uint8Array {
  if (points.length === 0) return new Uint8Array();
  const ends = points.flatMap(({ endContour }, index) => (endContour ? [index] : []));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  // Without instructions. The offsets between glyphs must be even.
  const length = 10 + 2 * ends.length + 2 + 5 * points.length;
  const bytes = new Uint8Array(length + (length % 2));
  const view = new DataView(bytes.buffer);
  let at = 0;
  const write = (value: number) => {
    view.setInt16(at, value);
    at += 2;
  };
  for (const value of [ends.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)])
    write(value);
  for (const end of ends) write(end);
  write(0);
  for (const { onCurve } of points) {
    bytes[at] = Number(onCurve);
    at += 1;
  }
  for (const values of [xs, ys])
    for (const [index, value] of values.entries()) write(value - (values[index - 1] ?? 0));
  return bytes;
}

/** fontkit embeds outlines of plain TrueType fonts only; this also those of WOFF 2 files, in any weight. */
function createSubset(font: OpenedFont, original: () => Subset): Subset {
  const subset = original.call(font);
  subset._addGlyph = (id) => {
    const points = pointsOf(font, id).map((point) =>
      Object.assign(point.copy(), { x: Math.round(point.x), y: Math.round(point.y) }),
    );
    const bytes = encodeGlyph(points);
    const bearing = points.length > 0 ? Math.min(...points.map(({ x }) => x)) : 0;
    subset.glyf.push(bytes);
    subset.loca.offsets.push(subset.offset);
    subset.hmtx.metrics.push({ advance: Math.round(font.getGlyph(id).advanceWidth), bearing });
    subset.offset += bytes.length;
    return subset.glyf.length - 1;
  };
  return subset;
}

/** Lays out also texts without meaning, with which fontkit fails: with less shaping, or none. */
function makeTolerant(font: OpenedFont): void {
  const { _layoutEngine: layouts } = font;
  const positioner = layouts.engine?.GPOSProcessor;
  const place = positioner?.applyAnchor;
  // Some letters have no place for some marks.
  if (positioner)
    positioner.applyAnchor = (mark, anchor, base) => {
      if (anchor) place?.call(positioner, mark, anchor, base);
    };
  const layout = font.layout.bind(font);
  font.layout = (text, features) => {
    try {
      const run = layout(text, features);
      if (
        run.positions.every(({ xAdvance, xOffset, yOffset }) => Number.isFinite(xAdvance + xOffset + yOffset))
      )
        return run;
      throw new RangeError('A glyph has no place');
    } catch {
      const { engine } = layouts;
      layouts.engine = {};
      const run = layout(text, features, 'DFLT');
      layouts.engine = engine;
      return run;
    }
  };
}

/**
 * Reads a WOFF 2 file. Returns a function that opens the font in a weight for one document: fontkit keeps what a glyph
 * stood for when it was first used, which must not depend on earlier documents.
 */
export function readScriptFont(bytes: Uint8Array, name: string): (weight: number) => Font {
  const open = () => create(Buffer.from(bytes)) as unknown as OpenedFont;
  const first = open();
  first.getGlyph(0);
  return (weight) => {
    const font = open();
    if ('wght' in font.variationAxes) font.variationCoords = [weight];
    // Read with the default weight, because fontkit can't read composed glyphs of WOFF 2 in another one.
    if (first._transformedGlyphs) font._transformedGlyphs = first._transformedGlyphs;
    const original = font.createSubset;
    font.createSubset = () => createSubset(font, original);
    makeTolerant(font);
    const getGlyph = font.getGlyph.bind(font);
    font.getGlyph = (id, codePoints = []) => {
      const glyph = getGlyph(id, codePoints);
      // fontkit may have looked at the glyph before it knew its characters.
      return glyph.codePoints.length === 0 ? Object.assign(glyph, { codePoints }) : glyph;
    };
    // pdfkit takes fonts of the same name for the same font.
    Object.defineProperty(font, 'postscriptName', { value: `${name}-${weight}` });
    return font as unknown as Font;
  };
}
