import Color from 'colorjs.io';
import { describe, expect, it } from 'vitest';
import { hexColor } from './brand.ts';
import { boundaryPairs, ringPairs, textPairs } from './pairs.ts';
import { type ColorTokens, dark, deep, light } from './tokens.ts';

type Theme = Record<string, string | Record<string, string>>;

function read(theme: Theme, path: string): Color {
  const [name, part] = path.split('.') as [string, string?];
  const value = theme[name]!;
  return new Color(typeof value === 'string' ? value : value[part!]!);
}

const ratio = (theme: Theme, one: string, other: string) =>
  read(theme, one).contrast(read(theme, other), 'WCAG21');

const themes: Record<string, Theme> = {
  light: light satisfies ColorTokens,
  dark,
  'evergreen panels': deep,
};

describe.each(Object.entries(themes))('%s', (_name, theme) => {
  it.each(textPairs)('%s on %s is at least 4.5:1', (text, ground) => {
    expect(ratio(theme, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(boundaryPairs)('%s next to %s is at least 3:1', (line, ground) => {
    expect(ratio(theme, line, ground)).toBeGreaterThanOrEqual(3);
  });

  it.each(ringPairs)('%s or %s on %s is at least 3:1', (ring, gap, ground) => {
    expect(Math.max(ratio(theme, ring, ground), ratio(theme, gap, ground))).toBeGreaterThanOrEqual(3);
  });

  it('has no color outside sRGB, where screens would show different colors', () => {
    const colours = Object.values(theme).flatMap((value) =>
      typeof value === 'string' ? [value] : Object.values(value),
    );
    for (const colour of colours)
      expect(new Color(colour).inGamut('srgb', { epsilon: 0.0005 }), colour).toBe(true);
  });
});

it('converts every color to the same one as #rrggbb, for e-mails and PDFs', () => {
  const colors = Object.values(themes).flatMap((theme) =>
    Object.values(theme).flatMap((value) => (typeof value === 'string' ? [value] : Object.values(value))),
  );
  for (const color of colors.filter((one) => !one.includes('/')))
    expect(hexColor(color), color).toBe(
      new Color(color).to('srgb').toGamut().toString({ format: 'hex', collapse: false }),
    );
});

/** Where text is only for a moment, or is the large label of a button. */
const passing = ['surfaceHover', 'critical.solid'];
const lastingPairs = textPairs.filter(([, ground]) => !passing.includes(ground));

it.each(lastingPairs)('light: %s on %s is at least 7:1 (WCAG 1.4.6)', (text, ground) => {
  expect(ratio(light, text, ground)).toBeGreaterThanOrEqual(7);
});
