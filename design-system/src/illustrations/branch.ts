import { seedOf } from '../theme/hues.ts';

/** The drawing box of a plate. */
export const plateBox = { width: 480, height: 80 };
/** A plate is at most this many times as wide as high. */
export const widestPlate = 8;
/** The height of the box that it shows then, without some space at the edges. */
const shownHeight = 54;

/** Numbers from 0 to 1 that follow from a seed, one per call (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let next = Math.imul(state ^ (state >>> 15), 1 | state);
    next = (next + Math.imul(next ^ (next >>> 7), 61 | next)) ^ next;
    return ((next ^ (next >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How wide leaves are for their length: lances, ovals, coins. */
export const shapes = [0.3, 0.5, 0.85];

/** A leaf that grows from a point, as path data. */
export function leafPath(x: number, y: number, angle: number, length: number, breadth: number): string {
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const [nx, ny] = [(-dy * breadth) / 2, (dx * breadth) / 2];
  const pair = (...numbers: number[]) => numbers.map(Math.round).join(' ');
  return `M${pair(x, y)}q${pair(dx / 2 + nx, dy / 2 + ny, dx, dy)}q${pair(-dx / 2 - nx, -dy / 2 - ny, -dx, -dy)}`;
}

/** A branch across the box and its leaves, as path data. The same for the same id, everywhere. */
export function branchOf(id: string): { stem: string; leaves: string } {
  const next = numbersFrom(seedOf(id));
  const between = (low: number, high: number) => low + next() * (high - low);
  const { width, height } = plateBox;
  const breadth = shapes[Math.floor(next() * shapes.length)]!;
  const count = Math.round(between(9, 15));
  const isPaired = next() < 0.4;
  // A quadratic curve from side to side, in the middle of the box, so that leaves have room on both sides.
  const [y0, y1, y2] = [between(0.5, 0.62), between(0.38, 0.62), between(0.38, 0.5)].map(
    (y) => y * height,
  ) as [number, number, number];
  const at = (t: number) => ({
    x: width * t,
    y: (1 - t) ** 2 * y0 + 2 * (1 - t) * t * y1 + t ** 2 * y2,
    slope: Math.atan2(2 * (1 - t) * (y1 - y0) + 2 * t * (y2 - y1), width),
  });
  const leaf = (t: number, side: 1 | -1) => {
    const { x, y, slope } = at(t);
    // Its tip stays in the part of the box that every plate shows.
    const room = shownHeight / 2 + side * (height / 2 - y);
    return leafPath(x, y, slope + side * between(0.6, 1.05), Math.min(between(22, 32), room), breadth);
  };
  const leaves = Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count;
    return isPaired ? leaf(t, 1) + leaf(t, -1) : leaf(t, index % 2 === 0 ? 1 : -1);
  });
  return {
    stem: `M0 ${Math.round(y0)}Q${width / 2} ${Math.round(y1)} ${width} ${Math.round(y2)}`,
    leaves: leaves.join(''),
  };
}
