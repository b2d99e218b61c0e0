import { hueNames } from './hues.ts';
import { formatOklch, inGamut, type Oklch, parseColor } from './oklch.ts';
import { type Colors, PairSolver, requirementsOf } from './pair-solver.ts';
import { type ColorTokens, dark, deep, light } from './tokens.ts';

/** A color token by its name: `ink`, `critical.ink`. */
export type ColorName = {
  [Name in keyof ColorTokens]: ColorTokens[Name] extends string
    ? Name
    : `${Name}.${keyof ColorTokens[Name] & string}`;
}[keyof ColorTokens];

export type ThemeName = 'light' | 'dark' | 'deep';

/** `deep`: panels in the brand's color (`data-surface="deep"`), in either theme. */
export type ThemeColors = Record<ThemeName, Record<ColorName, string>>;

/** A color is `#rrggbb` or `oklch(…)`. */
export interface ColorOptions {
  /** Buttons, links, focus. Fills keep its hue and chroma, and have light or dark text, whichever is readable. */
  brand?: string;
  /** What is pointed out: counts, the buttons of deep panels. */
  accent?: string;
  /** Its hue tints paper, ink and lines. A gray makes them gray. */
  neutral?: string;
  /** What can’t be undone, and errors. */
  danger?: string;
  /** `enhanced`: all texts at 7:1 (WCAG 1.4.6) rather than 4.5:1. */
  contrast?: 'standard' | 'enhanced';
  /** Single colors, taken as they are. The others make room for them. */
  colors?: Partial<Record<ThemeName, Partial<Record<ColorName, string>>>>;
}

const flat = (theme: typeof dark): Colors =>
  Object.fromEntries(
    Object.entries(theme).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[name, value]]
        : Object.entries(value).map(([part, color]) => [`${name}.${part}`, color]),
    ),
  );

export const baseColors = { light: flat(light), dark: flat(dark), deep: flat(deep) };

const tones = ['positive', 'caution', 'critical', 'info'];
const papers = ['surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover'];
const neutrals = [...papers, 'ink', 'inkMuted', 'line', 'lineStrong', 'focusGap'];

/** In which direction texts and lines get more contrast. */
const away = { light: -1, dark: 1, deep: 1 } as const;

/** Tints of a color, with at most its own chroma. */
const tintOf = (color: Oklch) => (l: number, c: number) =>
  formatOklch(inGamut({ l, c: Math.min(c, color.c), h: color.h }));

/** As a fill in the theme: as it is on paper, light on dark grounds. */
const fillOf = (color: Oklch, theme: ThemeName) =>
  formatOklch(theme === 'light' ? color : inGamut({ ...color, l: Math.max(color.l, 0.74) }));

function withNeutral(colors: Colors, neutral: Oklch, names: readonly string[]): Colors {
  // The chroma of ink is the measure; a vivid color must not tint the page.
  const share = Math.min(neutral.c / 0.02, 2);
  return Object.fromEntries(
    names.map((name) => {
      const ownColor = parseColor(colors[name]!);
      return [name, formatOklch(inGamut({ l: ownColor.l, c: ownColor.c * share, h: neutral.h }))];
    }),
  );
}

function withBrand(color: Oklch, theme: ThemeName): Colors {
  const tint = tintOf(color);
  const fill = theme === 'deep' && color.l < 0.74 ? tint(0.84, 0.1) : fillOf(color, theme);
  const shared = { brand: fill, brandHover: fill, brandInk: fill, brandLine: fill, focusRing: fill };
  // A soft yellow with as little chroma as a soft green would be gray.
  if (theme === 'light')
    return { ...shared, brandSoft: tint(0.948, Math.min(Math.max(color.c / 5, 0.022), 0.04)) };
  if (theme === 'dark') return { ...shared, onBrand: tint(0.22, 0.04), brandSoft: tint(0.32, 0.035) };
  return {
    ...shared,
    onBrand: tint(0.22, 0.04),
    brandSoft: tint(0.37, 0.055),
    surface: tint(0.285, 0.047),
    surfaceRaised: tint(0.325, 0.048),
    surfaceSunken: tint(0.22, 0.04),
    surfaceHover: tint(0.37, 0.055),
    line: tint(0.43, 0.045),
    lineStrong: tint(0.66, 0.04),
    focusGap: tint(0.22, 0.04),
  };
}

function withAccent(color: Oklch, theme: ThemeName): Colors {
  const tint = tintOf(color);
  const fill = fillOf(color, theme);
  const ownAccent = { accent: fill, accentInk: fill };
  if (theme === 'light') return { ...ownAccent, accentSoft: tint(0.955, 0.03) };
  if (theme === 'dark') return { ...ownAccent, onAccent: tint(0.24, 0.04), accentSoft: tint(0.31, 0.03) };
  // The buttons of deep panels have the accent's color.
  const buttons = { brand: fill, brandHover: fill, brandInk: fill, brandLine: fill, focusRing: fill };
  return {
    ...ownAccent,
    ...buttons,
    onAccent: tint(0.24, 0.04),
    onBrand: tint(0.24, 0.04),
    accentSoft: tint(0.4, 0.045),
  };
}

function withDanger(color: Oklch, theme: ThemeName): Colors {
  const tint = tintOf(color);
  const fill = fillOf(color, theme);
  return {
    'critical.solid': fill,
    'critical.ink': fill,
    'critical.line': fill,
    'critical.soft': theme === 'light' ? tint(0.956, 0.03) : tint(0.315, 0.055),
    ...(theme !== 'light' && { 'critical.onSolid': tint(0.195, 0.03) }),
  };
}

function colorsOf(theme: ThemeName, options: ColorOptions): Colors {
  const base = baseColors[theme];
  const givenColors = options.colors?.[theme] ?? {};
  for (const name of Object.keys(givenColors))
    if (!(name in base)) throw new TypeError(`there is no color ${name}`);
  const [brand, accent, neutral, danger] = [
    options.brand,
    options.accent,
    options.neutral,
    options.danger,
  ].map((color) => (color === undefined ? undefined : parseColor(color)));
  const colors: Colors = {
    ...base,
    ...(neutral && withNeutral(base, neutral, theme === 'deep' ? ['ink', 'inkMuted'] : neutrals)),
    ...(brand && withBrand(brand, theme)),
    ...(accent && withAccent(accent, theme)),
    ...(danger && withDanger(danger, theme)),
    ...givenColors,
  };

  const solver = new PairSolver(
    colors,
    requirementsOf(options.contrast === 'enhanced' ? 7 : 4.5),
    new Set(Object.keys(givenColors)),
  );
  const direction = away[theme];
  for (const name of ['ink', 'inkMuted', 'brandInk', 'accentInk', ...tones.map((tone) => `${tone}.ink`)])
    solver.move(name, direction);
  const fills = [
    { fill: 'brand', text: 'onBrand', hover: 'brandHover' },
    { fill: 'accent', text: 'onAccent' },
    ...tones.map((tone) => ({ fill: `${tone}.solid`, text: `${tone}.onSolid` })),
  ];
  for (const one of fills) {
    const { c, h } = parseColor(colors[one.fill]!);
    const dark = inGamut({ l: 0.2, c: Math.min(c, 0.04), h });
    solver.fill(one, [{ l: 1, c: 0, h }, dark]);
  }
  solver.hover('brand', 'brandHover', direction);
  const lines = [...tones, ...hueNames].map((name) => `${name}.line`);
  for (const name of ['lineStrong', 'brandLine', ...lines, 'focusRing']) solver.move(name, direction);
  solver.check(theme);
  return colors;
}

/** The colors of all themes. Throws a `RangeError` that names a pair without enough contrast. */
export const themeColors = (options: ColorOptions): ThemeColors => ({
  light: colorsOf('light', options) as ThemeColors['light'],
  dark: colorsOf('dark', options) as ThemeColors['dark'],
  deep: colorsOf('deep', options) as ThemeColors['deep'],
});
