/** Which colours meet, by the names of tokens (`critical.ink` is the ink of a tone), and how far apart they have to be. */

export const surfaces = ['surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover'];
const tones = ['positive', 'caution', 'critical', 'info'];
const softs = ['brandSoft', 'accentSoft', ...tones.map((tone) => `${tone}.soft`)];

type Pair = readonly [one: string, other: string];

/** Every text colour on every ground that a component puts it on: 4.5:1 (WCAG 1.4.3). */
export const textPairs: readonly Pair[] = [
  ...['ink', 'inkMuted', 'brandInk'].flatMap((text) =>
    [...surfaces, ...softs].map((ground) => [text, ground] as const),
  ),
  ...[...surfaces, 'accentSoft'].map((ground) => ['accentInk', ground] as const),
  ...tones.flatMap((tone) => [...surfaces, `${tone}.soft`].map((ground) => [`${tone}.ink`, ground] as const)),
  ...tones.map((tone) => [`${tone}.onSolid`, `${tone}.solid`] as const),
  ['onBrand', 'brand'],
  ['onBrand', 'brandHover'],
  ['onAccent', 'accent'],
  // The danger button under a pointer.
  ['surface', 'critical.ink'],
];

/** Boundaries of controls, marks that carry meaning, and the focus ring, on whatever is beside them: 3:1 (WCAG 1.4.11). */
export const boundaryPairs: readonly Pair[] = [
  ...surfaces.flatMap((ground) =>
    ['lineStrong', 'brand', 'focusRing', 'critical.line', 'positive.line', 'caution.line', 'info.line'].map(
      (line) => [line, ground] as const,
    ),
  ),
  ...softs.map((ground) => ['focusRing', ground] as const),
  ...tones.map((tone) => [`${tone}.line`, `${tone}.soft`] as const),
  // The filled part of a bar on its track.
  ['critical.solid', 'surfaceHover'],
  ['positive.solid', 'surfaceHover'],
  // The two tones of the ring: one of them shows on anything, the brand itself included.
  ['focusRing', 'focusGap'],
  ['focusGap', 'brand'],
];
