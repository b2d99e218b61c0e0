import { contrast, formatHex, formatOklch, inGamut, type Oklch, parseColor } from './oklch.ts';
import { boundaryPairs, textPairs } from './pairs.ts';
import { dark, deep, light } from './tokens.ts';

export { logo } from './logo.ts';

/** A color (`oklch(…)` or `#rrggbb`) as `#rrggbb`, for e-mails and PDFs. */
export const hexColor = (color: string): string => formatHex(parseColor(color));

type Theme = Record<string, string | Record<string, string>>;

/** Tokens that a brand sets, and their values in one theme. */
export type BrandColors = Record<string, string>;

export interface BrandThemes {
  light: BrandColors;
  dark: BrandColors;
  /** Panels in the brand's color (`data-surface="deep"`). */
  deep: BrandColors;
}

/** A margin, so that rounding can't push a pair below its ratio. */
const margin = 0.03;

function read(theme: Theme, path: string): Oklch {
  const [name, part] = path.split('.') as [string, string?];
  const value = theme[name]!;
  return parseColor(typeof value === 'string' ? value : value[part!]!);
}

/** Whether every pair of a token with the others meets its contrast ratio. */
function holds(theme: Theme, token: string, ignored: readonly string[] = []): boolean {
  const keeps = (pairs: typeof textPairs, ratio: number) =>
    pairs.every(
      ([one, other]) =>
        (one !== token && other !== token) ||
        ignored.includes(one) ||
        ignored.includes(other) ||
        contrast(read(theme, one), read(theme, other)) >= ratio + margin,
    );
  return keeps(textPairs, 4.5) && keeps(boundaryPairs, 3);
}

/** Adjusts a token's lightness in steps toward black or white until it meets its ratios. */
function settle(
  theme: Theme,
  token: string,
  start: Oklch,
  direction: -1 | 1,
  ignored?: readonly string[],
): Oklch {
  for (let { l } = start; l >= 0 && l <= 1; l += direction * 0.005) {
    const color = inGamut({ ...start, l });
    theme[token] = formatOklch(color);
    if (holds(theme, token, ignored)) return color;
  }
  // Black on white, or white on black.
  const color = { l: direction === 1 ? 1 : 0, c: 0, h: start.h };
  theme[token] = formatOklch(color);
  return color;
}

/**
 * The colors of a brand in every theme, from one color (`#rrggbb` or `oklch(…)`). Hue and chroma are kept as far as
 * screens can show them. The lightness changes as needed for text at 4.5:1 and boundaries at 3:1.
 */
export function brandColors(color: string): BrandThemes {
  const base = parseColor(color);
  const tint = (l: number, c: number): Oklch => inGamut({ l, c: Math.min(c, base.c), h: base.h });
  const undecided = ['brand', 'brandHover', 'brandInk', 'focusRing', 'focusGap', 'onBrand'];

  const build = (from: Theme, set: (theme: Theme) => void): BrandColors => {
    const theme = { ...from };
    set(theme);
    return Object.fromEntries(
      Object.entries(theme).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== from[entry[0]],
      ),
    );
  };

  /** Fills, texts and focus rings in the brand's color. */
  const fill = (theme: Theme, start: Oklch, direction: -1 | 1) => {
    const ink = settle(theme, 'brandInk', start, direction);
    theme.focusRing = formatOklch(ink);
    settle(theme, 'focusRing', ink, direction);
    const brand = settle(theme, 'brand', start, direction);
    // On hover, darker in the light theme and lighter in the dark one, or vice versa at the end of the scale.
    const step = brand.l + direction * 0.06;
    const isPossible = step > 0.12 && step < 0.97;
    theme.brandHover = formatOklch(inGamut({ ...brand, l: isPossible ? step : brand.l - direction * 0.06 }));
    if (!holds(theme, 'brandHover')) theme.brandHover = formatOklch(brand);
  };

  return {
    light: build(light, (theme) => {
      settle(theme, 'brandSoft', tint(0.948, 0.022), 1, undecided);
      fill(theme, base, -1);
    }),
    dark: build(dark, (theme) => {
      settle(theme, 'brandSoft', tint(0.32, 0.035), -1, undecided);
      theme.onBrand = formatOklch(tint(0.22, 0.04));
      fill(theme, inGamut({ ...base, l: Math.max(base.l, 0.74) }), 1);
    }),
    deep: build(deep, (theme) => {
      settle(theme, 'surface', tint(0.285, 0.047), -1, undecided);
      settle(theme, 'surfaceRaised', tint(0.325, 0.048), -1, undecided);
      settle(theme, 'surfaceSunken', tint(0.22, 0.04), -1, undecided);
      const hover = settle(theme, 'surfaceHover', tint(0.37, 0.055), -1, undecided);
      settle(theme, 'brandSoft', hover, -1, undecided);
      theme.line = formatOklch(tint(0.43, 0.045));
      theme.focusGap = theme.surfaceSunken!;
      theme.onBrand = formatOklch(tint(0.22, 0.04));
      fill(theme, tint(0.84, 0.1), 1);
    }),
  };
}

const declarations = (colors: BrandColors) =>
  Object.entries(colors)
    .map(([name, value]) => `--ds-color-${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}: ${value};`)
    .join(' ');

/**
 * A style sheet that sets a brand's colors, to be loaded as a file along with `styles.css` (in either order). It uses
 * the tokens layer, so the user's device preferences and the page's CSS take precedence.
 */
export function brandCss(color: string): string {
  const themes = brandColors(color);
  const [inLight, inDark, inDeep] = [themes.light, themes.dark, themes.deep].map(declarations);
  return `@layer ds.reset, ds.tokens, ds.preferences, ds.base, ds.components;
@layer ds.tokens {
  :root:root { ${inLight} }
  @media (prefers-color-scheme: dark) { :root:root:not([data-theme="light"]) { ${inDark} } }
  [data-theme="dark"][data-theme] { ${inDark} }
  [data-theme="light"][data-theme] { ${inLight} }
  [data-surface="deep"][data-surface] { ${inDeep} }
}
`;
}
