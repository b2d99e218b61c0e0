import Color from 'colorjs.io';
import { describe, expect, it } from 'vitest';
import { type ColorTokens, dark, deep, light } from './tokens.ts';

type Theme = Record<string, string | Record<string, string>>;

function read(theme: Theme, path: string): Color {
  const [name, part] = path.split('.') as [string, string?];
  const value = theme[name]!;
  return new Color(typeof value === 'string' ? value : value[part!]!);
}

const ratio = (theme: Theme, one: string, other: string) =>
  read(theme, one).contrast(read(theme, other), 'WCAG21');

const surfaces = ['surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover'];
const tones = ['positive', 'caution', 'critical', 'info'];
const softs = ['brandSoft', 'accentSoft', ...tones.map((tone) => `${tone}.soft`)];

/** Every text colour on every ground that a component puts it on. */
const textPairs = [
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
] as const;

/** Boundaries of controls, marks that carry meaning, and the focus ring, on whatever is beside them. */
const boundaryPairs = [
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
] as const;

const themes: Record<string, Theme> = {
  light: light satisfies ColorTokens,
  dark,
  'evergreen panels': deep,
};

describe.each(Object.entries(themes))('%s', (_name, theme) => {
  it.each(textPairs)('%s on %s is at least 4.5:1', (text, ground) => {
    expect(ratio(theme, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(boundaryPairs)('%s beside %s is at least 3:1', (line, ground) => {
    expect(ratio(theme, line, ground)).toBeGreaterThanOrEqual(3);
  });

  it('has no colour outside sRGB, where screens would differ', () => {
    const colours = Object.values(theme).flatMap((value) =>
      typeof value === 'string' ? [value] : Object.values(value),
    );
    for (const colour of colours)
      expect(new Color(colour).inGamut('srgb', { epsilon: 0.0005 }), colour).toBe(true);
  });
});
