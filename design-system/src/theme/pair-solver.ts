import { contrast, formatOklch, inGamut, type Oklch, parseColor } from './oklch.ts';
import { boundaryPairs, ringPairs, textPairs } from './pairs.ts';

/** The colors of a theme by token: `ink`, `critical.ink`. */
export type Colors = Record<string, string>;

/** A margin for colors that are moved, so that rounding can't push a pair below its ratio. */
const margin = 0.03;

interface Requirement {
  /** For an error. */
  name: string;
  tokens: readonly string[];
  actual: (colors: Colors) => number;
  ratio: number;
  /** About the focus ring, which follows the other colors. */
  isRing?: boolean;
}

const contrastOf = (colors: Colors, one: string, other: string) =>
  contrast(parseColor(colors[one]!), parseColor(colors[other]!));

/** All pairs with their contrast, which is `textRatio` for texts. */
export function requirementsOf(textRatio: number): Requirement[] {
  const withRatio = (pairs: typeof textPairs, ratio: number) =>
    pairs.map(([one, other]) => ({
      name: `${one} on ${other}`,
      tokens: [one, other],
      actual: (colors: Colors) => contrastOf(colors, one, other),
      ratio,
    }));
  return [
    ...withRatio(textPairs, textRatio),
    ...withRatio(boundaryPairs, 3),
    ...ringPairs.map(([ring, gap, ground]) => ({
      name: `${ring} or ${gap} on ${ground}`,
      tokens: [ring, gap, ground],
      actual: (colors: Colors) => Math.max(contrastOf(colors, ring, ground), contrastOf(colors, gap, ground)),
      ratio: 3,
      isRing: true,
    })),
  ];
}

/** A fill, the text on it, and the fill while the pointer is over it. */
interface Fill {
  fill: string;
  text: string;
  hover?: string;
}

/** Moves the colors of a theme until all pairs hold. `fixed` ones stay as they are. */
export class PairSolver {
  readonly colors: Colors;
  readonly #requirements: readonly Requirement[];
  readonly #fixed: ReadonlySet<string>;

  constructor(colors: Colors, requirements: readonly Requirement[], fixed: ReadonlySet<string>) {
    this.colors = colors;
    this.#requirements = requirements;
    this.#fixed = fixed;
  }

  #holds(isMeant: (one: Requirement) => boolean, extra = 0): boolean {
    return this.#requirements.every((one) => !isMeant(one) || one.actual(this.colors) >= one.ratio + extra);
  }

  /** Moves the lightness of a text or a line toward black (-1) or white (1). */
  move(token: string, direction: -1 | 1): void {
    const isMeant = ({ tokens }: Requirement) => tokens.includes(token);
    if (this.#fixed.has(token) || this.#holds(isMeant)) return;
    const start = parseColor(this.colors[token]!);
    for (let { l } = start; l >= 0 && l <= 1; l += direction * 0.005) {
      this.colors[token] = formatOklch(inGamut({ ...start, l }));
      if (this.#holds(isMeant, margin)) return;
    }
    this.colors[token] = formatOklch({ l: direction === 1 ? 1 : 0, c: 0, h: start.h });
  }

  /**
   * Chooses the text of a fill: the first of `texts` that is readable on it. If none is, the lightness of the fill moves
   * as little as possible.
   */
  fill({ fill, text, hover }: Fill, texts: readonly Oklch[]): void {
    const isMeant = ({ tokens, isRing }: Requirement) =>
      !isRing && (tokens.includes(fill) || tokens.includes(text));
    if (this.#holds(isMeant)) return;
    const start = parseColor(this.colors[fill]!);
    const candidates = [this.colors[text]!, ...(this.#fixed.has(text) ? [] : texts.map(formatOklch))];
    const attempt = (color: Oklch, extra: number) =>
      candidates.some((candidate) => {
        this.colors[text] = candidate;
        if (!this.#fixed.has(fill)) this.colors[fill] = formatOklch(color);
        if (hover && !this.#fixed.has(hover)) this.colors[hover] = this.colors[fill]!;
        return this.#holds(isMeant, extra);
      });
    if (attempt(start, 0)) return;
    for (let distance = 0.005; distance < 1; distance += 0.005)
      for (const l of [start.l - distance, start.l + distance])
        if (l >= 0 && l <= 1 && attempt(inGamut({ ...start, l }), margin)) return;
  }

  /** Gives a fill that has none a hover color: a step in a direction, or back if the text isn't readable there. */
  hover(fill: string, hover: string, direction: -1 | 1): void {
    if (this.#fixed.has(hover) || this.colors[hover] !== this.colors[fill]) return;
    const color = parseColor(this.colors[fill]!);
    for (const step of [0.06, -0.06, 0]) {
      const l = color.l + direction * step;
      if (step !== 0 && (l < 0.12 || l > 0.97)) continue;
      this.colors[hover] = formatOklch(inGamut({ ...color, l }));
      if (this.#holds(({ tokens }) => tokens.includes(hover))) return;
    }
  }

  /** Throws an error that names the first pair that doesn't hold. */
  check(theme: string): void {
    for (const { name, actual, ratio } of this.#requirements) {
      const found = actual(this.colors);
      if (found < ratio)
        throw new RangeError(
          `${theme}: ${name} has a contrast of ${found.toFixed(2)}:1 and needs ${ratio}:1`,
        );
    }
  }
}
