import { seedOf } from '../theme/hues.ts';
import { leafPath, numbersFrom, shapes } from './branch.ts';

/** From the middle of a sprig to its tips: it is drawn around 0. */
export const sprigSize = 80;

interface Sprig {
  /** Path data; a flower has none. */
  stem: string;
  leaves: string;
  sun: { x: number; y: number };
}

/** A sprig with a sun beside it, or a flower around the sun, as path data. The same for the same id, everywhere. */
export function sprigOf(id: string): Sprig {
  const next = numbersFrom(seedOf(id));
  const between = (low: number, high: number) => low + next() * (high - low);
  // Wider than the leaves of plates, because they are small.
  const breadth = Math.min(shapes[Math.floor(next() * shapes.length)]! + 0.15, 0.75);
  if (next() < 0.35) {
    const count = Math.round(between(4.5, 7.5));
    const turn = between(0, 2);
    const leaves = Array.from({ length: count }, (_, index) =>
      leafPath(0, 0, turn + (index * 2 * Math.PI) / count, between(72, sprigSize), breadth),
    );
    return { stem: '', leaves: leaves.join(''), sun: { x: 0, y: 0 } };
  }
  const isPaired = next() < 0.6;
  const count = Math.round(isPaired ? between(1.5, 3.5) : between(2.5, 5.5));
  const spread = between(0.6, 1.05);
  // It leans to one side, and the sun is on the other.
  const side = next() < 0.5 ? 1 : -1;
  const tip = { x: Math.round(side * between(6, 22)), y: -44 };
  let leaves = leafPath(tip.x, tip.y, Math.atan2(tip.y - sprigSize, tip.x), 44, breadth);
  for (let index = 0; index < count; index++) {
    const t = (index + 0.7) / (count + 0.4);
    const [x, y] = [tip.x * t * t, sprigSize + (tip.y - sprigSize) * t];
    for (const way of isPaired ? [1, -1] : [index % 2 === 0 ? side : -side])
      leaves += leafPath(x, y, way * spread - Math.PI / 2, between(70, 82) - 32 * t, breadth);
  }
  return {
    stem: `M0 ${sprigSize}Q0 ${tip.y / 2 + 20} ${tip.x} ${tip.y}`,
    leaves,
    sun: { x: -52 * side, y: -54 },
  };
}
