import { hueNames } from './hues.ts';

/**
 * Color pairs that appear together, by token name (`critical.ink` is the ink of a tone), and their required contrast.
 */

export const surfaces = ['surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover'];
const tones = ['positive', 'caution', 'critical', 'info'];
const softs = ['brandSoft', 'accentSoft', ...tones.map((tone) => `${tone}.soft`)];

type Pair = readonly [one: string, other: string];

/** Every text color on every background that components use: 4.5:1 (WCAG 1.4.3). */
export const textPairs: readonly Pair[] = [
  ...['ink', 'inkMuted', 'brandInk'].flatMap((text) =>
    [...surfaces, ...softs].map((ground) => [text, ground] as const),
  ),
  ...[...surfaces, 'accentSoft'].map((ground) => ['accentInk', ground] as const),
  ...tones.flatMap((tone) => [...surfaces, `${tone}.soft`].map((ground) => [`${tone}.ink`, ground] as const)),
  ...tones.map((tone) => [`${tone}.onSolid`, `${tone}.solid`] as const),
  ...hueNames.map((hue) => ['ink', `${hue}.soft`] as const),
  ['onBrand', 'brand'],
  ['onBrand', 'brandHover'],
  ['onAccent', 'accent'],
  // The danger button on hover.
  ['surface', 'critical.ink'],
];

/** Boundaries of controls, meaningful graphics, and the focus ring, against their surroundings: 3:1 (WCAG 1.4.11). */
export const boundaryPairs: readonly Pair[] = [
  ...surfaces.flatMap((ground) =>
    [
      'lineStrong',
      'brandLine',
      'focusRing',
      'critical.line',
      'positive.line',
      'caution.line',
      'info.line',
    ].map((line) => [line, ground] as const),
  ),
  ...softs.map((ground) => ['focusRing', ground] as const),
  ...tones.map((tone) => [`${tone}.line`, `${tone}.soft`] as const),
  ...hueNames.flatMap((hue) => [
    ...[...surfaces, `${hue}.soft`].map((ground) => [`${hue}.line`, ground] as const),
    ['focusRing', `${hue}.soft`] as const,
  ]),
  // The filled part of a bar on its track.
  ['critical.solid', 'surfaceHover'],
  ['positive.solid', 'surfaceHover'],
  ['focusRing', 'focusGap'],
];

/** The two tones of the focus ring, of which one is visible on the ground: 3:1. */
export const ringPairs: ReadonlyArray<readonly [ring: string, gap: string, ground: string]> = [
  ['focusRing', 'focusGap', 'brand'],
];
