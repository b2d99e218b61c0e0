/** Raw colors in OKLCH (lightness %, chroma, hue °). Components never use these, only the semantic tokens. */

export const paper = {
  0: 'oklch(100% 0 0)',
  50: 'oklch(98.5% 0.008 85)',
  100: 'oklch(96.4% 0.011 85)',
  200: 'oklch(92.6% 0.014 85)',
  300: 'oklch(87% 0.016 85)',
  500: 'oklch(61% 0.018 100)',
} as const;

export const ink = {
  1000: 'oklch(16.5% 0.014 165)',
  950: 'oklch(19.5% 0.016 165)',
  900: 'oklch(23% 0.018 165)',
  850: 'oklch(24% 0.02 160)',
  800: 'oklch(29% 0.02 165)',
  700: 'oklch(35% 0.02 165)',
  600: 'oklch(42.7% 0.02 160)',
  500: 'oklch(58% 0.02 160)',
  400: 'oklch(62% 0.02 160)',
  300: 'oklch(79% 0.016 150)',
  100: 'oklch(94.5% 0.012 100)',
} as const;

export const evergreen = {
  50: 'oklch(94.8% 0.022 148)',
  100: 'oklch(91% 0.035 155)',
  300: 'oklch(83% 0.075 158)',
  400: 'oklch(77% 0.085 158)',
  600: 'oklch(41.5% 0.08 165)',
  700: 'oklch(36% 0.072 165)',
  750: 'oklch(37% 0.055 165)',
  800: 'oklch(32% 0.035 162)',
  825: 'oklch(32.5% 0.048 165)',
  850: 'oklch(28.5% 0.047 165)',
  900: 'oklch(22% 0.04 165)',
} as const;

export const apricot = {
  50: 'oklch(95.5% 0.03 65)',
  200: 'oklch(88% 0.075 66)',
  300: 'oklch(82% 0.1 62)',
  400: 'oklch(76% 0.12 60)',
  700: 'oklch(43.7% 0.09 55)',
  750: 'oklch(40% 0.045 70)',
  800: 'oklch(31% 0.03 65)',
  900: 'oklch(24% 0.04 60)',
} as const;

export const moss = {
  50: 'oklch(95.6% 0.024 140)',
  300: 'oklch(83% 0.1 148)',
  400: 'oklch(76% 0.11 148)',
  600: 'oklch(45% 0.1 148)',
  700: 'oklch(40% 0.09 148)',
  800: 'oklch(31% 0.04 150)',
} as const;

export const amber = {
  50: 'oklch(96% 0.034 85)',
  300: 'oklch(86% 0.1 85)',
  400: 'oklch(79% 0.12 82)',
  600: 'oklch(49% 0.095 72)',
  700: 'oklch(42% 0.082 70)',
  800: 'oklch(31.5% 0.036 80)',
} as const;

export const brick = {
  50: 'oklch(95.6% 0.017 32)',
  300: 'oklch(83% 0.08 25)',
  400: 'oklch(75% 0.11 25)',
  600: 'oklch(49% 0.15 27)',
  700: 'oklch(43% 0.13 27)',
  800: 'oklch(31.5% 0.055 25)',
} as const;

export const slate = {
  50: 'oklch(95.6% 0.014 235)',
  300: 'oklch(84% 0.06 240)',
  400: 'oklch(77% 0.08 240)',
  600: 'oklch(46% 0.09 245)',
  700: 'oklch(40% 0.085 245)',
  800: 'oklch(31% 0.04 245)',
} as const;

/** Six hues that tell things apart: services in a calendar, the plates of courses. Each has the same weight in a theme. */
export const hues = {
  fern: {
    50: 'oklch(95% 0.035 140)',
    400: 'oklch(76% 0.1 142)',
    600: 'oklch(52% 0.1 142)',
    800: 'oklch(32% 0.045 145)',
  },
  lagoon: {
    50: 'oklch(95% 0.028 205)',
    400: 'oklch(76% 0.085 210)',
    600: 'oklch(52% 0.08 215)',
    800: 'oklch(32% 0.04 212)',
  },
  iris: {
    50: 'oklch(95% 0.023 280)',
    400: 'oklch(76% 0.095 282)',
    600: 'oklch(52% 0.12 282)',
    800: 'oklch(32% 0.055 282)',
  },
  plum: {
    50: 'oklch(95% 0.024 340)',
    400: 'oklch(76% 0.1 340)',
    600: 'oklch(52% 0.12 340)',
    800: 'oklch(32% 0.05 340)',
  },
  clay: {
    50: 'oklch(95% 0.026 45)',
    400: 'oklch(76% 0.1 45)',
    600: 'oklch(52% 0.11 42)',
    800: 'oklch(32% 0.045 45)',
  },
  wheat: {
    50: 'oklch(95% 0.045 95)',
    400: 'oklch(76% 0.11 92)',
    600: 'oklch(52% 0.09 88)',
    800: 'oklch(32% 0.042 92)',
  },
} as const;

/** The people in illustrations look the same in every theme, so these are used directly. */
export const people = {
  skin: { light: 'oklch(74% 0.075 55)', dark: 'oklch(52% 0.07 50)' },
  hair: { brown: 'oklch(34% 0.04 45)', black: 'oklch(26% 0.02 60)' },
  linen: { plain: 'oklch(93% 0.025 85)', fold: 'oklch(78% 0.03 85)' },
} as const;
