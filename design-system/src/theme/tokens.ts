import { amber, apricot, brick, evergreen, hues, ink, moss, paper, slate } from './palette.ts';

/** The semantic colors of the light theme: paper and ink. */
export const light = {
  surface: paper[50],
  surfaceRaised: paper[0],
  surfaceSunken: paper[100],
  surfaceHover: paper[200],
  ink: ink[850],
  inkMuted: ink[600],
  line: paper[300],
  lineStrong: ink[500],
  brand: evergreen[600],
  brandHover: evergreen[700],
  onBrand: paper[50],
  brandSoft: evergreen[50],
  brandInk: evergreen[600],
  brandLine: evergreen[600],
  accent: apricot[400],
  onAccent: apricot[900],
  accentSoft: apricot[50],
  accentInk: apricot[700],
  focusRing: evergreen[600],
  focusGap: paper[0],
  scrim: 'oklch(20% 0.02 165 / 0.55)',
  positive: { solid: moss[600], onSolid: paper[0], soft: moss[50], ink: moss[700], line: moss[600] },
  caution: { solid: amber[400], onSolid: ink[850], soft: amber[50], ink: amber[700], line: amber[600] },
  critical: { solid: brick[600], onSolid: paper[0], soft: brick[50], ink: brick[700], line: brick[600] },
  info: { solid: slate[600], onSolid: paper[0], soft: slate[50], ink: slate[700], line: slate[600] },
  fern: { soft: hues.fern[50], line: hues.fern[600] },
  lagoon: { soft: hues.lagoon[50], line: hues.lagoon[600] },
  iris: { soft: hues.iris[50], line: hues.iris[600] },
  plum: { soft: hues.plum[50], line: hues.plum[600] },
  clay: { soft: hues.clay[50], line: hues.clay[600] },
  wheat: { soft: hues.wheat[50], line: hues.wheat[600] },
};

export type ColorTokens = typeof light;

/** The dark theme is designed, not inverted: deep green-gray surfaces, softer brand, less chroma. */
export const dark: {
  [K in keyof ColorTokens]: ColorTokens[K] extends string ? string : Record<keyof ColorTokens[K], string>;
} = {
  surface: ink[950],
  surfaceRaised: ink[900],
  surfaceSunken: ink[1000],
  surfaceHover: ink[800],
  ink: ink[100],
  inkMuted: ink[300],
  line: ink[700],
  lineStrong: ink[400],
  brand: evergreen[400],
  brandHover: evergreen[300],
  onBrand: evergreen[900],
  brandSoft: evergreen[800],
  brandInk: evergreen[300],
  brandLine: evergreen[400],
  accent: apricot[400],
  onAccent: apricot[900],
  accentSoft: apricot[800],
  accentInk: apricot[300],
  focusRing: evergreen[300],
  focusGap: ink[950],
  scrim: 'oklch(8% 0.01 165 / 0.62)',
  positive: { solid: moss[400], onSolid: ink[950], soft: moss[800], ink: moss[300], line: moss[400] },
  caution: { solid: amber[400], onSolid: ink[950], soft: amber[800], ink: amber[300], line: amber[400] },
  critical: { solid: brick[400], onSolid: ink[950], soft: brick[800], ink: brick[300], line: brick[400] },
  info: { solid: slate[400], onSolid: ink[950], soft: slate[800], ink: slate[300], line: slate[400] },
  fern: { soft: hues.fern[800], line: hues.fern[400] },
  lagoon: { soft: hues.lagoon[800], line: hues.lagoon[400] },
  iris: { soft: hues.iris[800], line: hues.iris[400] },
  plum: { soft: hues.plum[800], line: hues.plum[400] },
  clay: { soft: hues.clay[800], line: hues.clay[400] },
  wheat: { soft: hues.wheat[800], line: hues.wheat[400] },
};

/**
 * Evergreen surfaces inside either theme: the panel next to a sign-in form, a public page's hero and footer. Components
 * don't need to know, because the same tokens have other values there.
 */
export const deep: typeof dark = {
  ...dark,
  surface: evergreen[850],
  surfaceRaised: evergreen[825],
  surfaceSunken: evergreen[900],
  surfaceHover: evergreen[750],
  ink: paper[50],
  inkMuted: 'oklch(86% 0.022 150)',
  line: 'oklch(43% 0.045 165)',
  lineStrong: 'oklch(66% 0.04 160)',
  brand: apricot[300],
  brandHover: apricot[200],
  onBrand: apricot[900],
  brandSoft: evergreen[750],
  brandInk: apricot[200],
  brandLine: apricot[300],
  accentSoft: apricot[750],
  accentInk: apricot[200],
  focusRing: apricot[200],
  focusGap: evergreen[900],
};

/** Everything that doesn't change with the theme. Lengths are in rem to honor the browser's text size. */
export const constants = {
  font: {
    text: "'Figtree Variable', 'Figtree Fallback Arial', 'Figtree Fallback Roboto', system-ui, sans-serif",
    display: "'Fraunces Variable', 'Fraunces Fallback Georgia', 'Fraunces Fallback Times', Georgia, serif",
  },
  fontSize: {
    xxs: '0.75rem',
    xs: '0.8125rem',
    s: '0.9375rem',
    m: '1rem',
    l: 'clamp(1.0625rem, 1.02rem + 0.2vw, 1.1875rem)',
    xl: 'clamp(1.25rem, 1.16rem + 0.45vw, 1.5rem)',
    xxl: 'clamp(1.625rem, 1.45rem + 0.9vw, 2.125rem)',
    display: 'clamp(2.125rem, 1.7rem + 2.2vw, 3.5rem)',
  },
  fontWeight: { regular: '400', medium: '500', semibold: '600', bold: '700', display: '550' },
  lineHeight: { tight: '1.15', snug: '1.35', text: '1.55' },
  space: {
    xxs: '0.25rem',
    xs: '0.5rem',
    s: '0.75rem',
    m: '1rem',
    l: '1.5rem',
    xl: '2rem',
    xxl: '3rem',
    xxxl: '4.5rem',
  },
  radius: { small: '6px', medium: '10px', large: '16px', control: '999px', full: '999px' },
  shadow: {
    raised: '0 1px 2px oklch(20% 0.02 165 / 0.06), 0 4px 14px oklch(20% 0.02 165 / 0.06)',
    overlay: '0 2px 6px oklch(20% 0.02 165 / 0.1), 0 18px 48px oklch(20% 0.02 165 / 0.2)',
  },
  size: { control: '2.75rem', icon: '1.25rem', measure: '68ch', page: '72rem' },
  motion: { fast: '120ms', slow: '200ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
};
