import Color from 'colorjs.io';
import { assert as check, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandColors, brandCss, hexColor } from './brand.ts';
import { boundaryPairs, textPairs } from './pairs.ts';
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

describe('a brand of any color', () => {
  const isInGamut = (colour: string) => new Color(colour).inGamut('srgb', { epsilon: 0.0005 });

  it('keeps every pair in every theme', () => {
    const part = (max: number) => double({ min: 0, max, noNaN: true });
    check(
      property(part(1), part(0.37), part(359.9), (l, c, h) => {
        const brand = brandColors(`oklch(${l.toFixed(3)} ${c.toFixed(3)} ${h.toFixed(1)})`);
        for (const [name, base] of Object.entries({ light, dark, deep }) as [keyof typeof brand, Theme][]) {
          const theme = { ...base, ...brand[name] };
          for (const [one, other] of textPairs)
            expect(ratio(theme, one, other), `${name}: ${one} on ${other}`).toBeGreaterThanOrEqual(4.5);
          for (const [one, other] of boundaryPairs)
            expect(ratio(theme, one, other), `${name}: ${one} beside ${other}`).toBeGreaterThanOrEqual(3);
          for (const value of Object.values(brand[name])) expect(isInGamut(value), value).toBe(true);
        }
      }),
    );
  }, 60_000);

  it('uses that color where possible', () => {
    const { light: colors } = brandColors('#5b3fd6');
    expect(new Color(colors.brand!).deltaE('#5b3fd6', '2000')).toBeLessThan(1);
    expect(colors.brandInk).toBe(colors.brand);
  });

  it('parses hexadecimal and OKLCH colors, and nothing else', () => {
    expect(brandColors('#0A0')).toEqual(brandColors('#00aa00'));
    expect(brandColors('oklch(45% 0.12 260)')).toEqual(brandColors('oklch(0.45 0.12 260deg)'));
    expect(() => brandColors('tomato')).toThrow(TypeError);
  });

  it('is a style sheet in the tokens layer', () => {
    expect(brandCss('#5b3fd6')).toMatch(/@layer ds\.tokens \{\n {2}:root:root \{ --ds-color-brand/);
  });
});
