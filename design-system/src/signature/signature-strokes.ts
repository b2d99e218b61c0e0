import type { PointGroup } from 'signature_pad';
import { light } from '../theme/tokens.ts';

/** The lines of a signature on a 600 × 200 sheet, regardless of the size of the box it was drawn in. */
export type Strokes = readonly PointGroup[];

export const sheet = { width: 600, height: 200 };

/** A signature is ink on paper in both themes, because it is stored as a picture. */
export const pen = { penColor: light.ink, minWidth: 1, maxWidth: 3 };

export const scaled = (strokes: Strokes, factor: number): PointGroup[] =>
  strokes.map((stroke) => ({
    ...stroke,
    minWidth: stroke.minWidth * factor,
    maxWidth: stroke.maxWidth * factor,
    dotSize: stroke.dotSize * factor,
    points: stroke.points.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  }));

/** The sheet as a PNG data URL at double size, for printing. Empty if nothing was drawn. */
export async function pictureOf(strokes: Strokes): Promise<string> {
  if (strokes.length === 0) return '';
  const { default: SignaturePad } = await import('signature_pad');
  const canvas = document.createElement('canvas');
  canvas.width = sheet.width * 2;
  canvas.height = sheet.height * 2;
  new SignaturePad(canvas, { backgroundColor: 'rgb(255, 255, 255)' }).fromData(scaled(strokes, 2));
  return canvas.toDataURL('image/png');
}
