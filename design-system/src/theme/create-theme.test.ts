import Color from 'colorjs.io';
import { assert as check, constantFrom, double, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../../scripts/given/lane.ts';
import { createTheme } from './create-theme.ts';
import { boundaryPairs, ringPairs, textPairs } from './pairs.ts';
import { baseColors } from './theme-colors.ts';

type Colors = Readonly<Record<string, string>>;

const ratio = (colors: Colors, one: string, other: string) =>
  new Color(colors[one]!).contrast(new Color(colors[other]!), 'WCAG21');

const themes = ['light', 'dark', 'deep'] as const;

function expectReadable(options: Parameters<typeof createTheme>[0]): void {
  const { colors } = createTheme(options);
  const texts = options.contrast === 'enhanced' ? 7 : 4.5;
  for (const theme of themes) {
    const set: Colors = colors[theme];
    for (const [one, other] of textPairs)
      expect(ratio(set, one, other), `${theme}: ${one} on ${other}`).toBeGreaterThanOrEqual(texts);
    for (const [one, other] of boundaryPairs)
      expect(ratio(set, one, other), `${theme}: ${one} beside ${other}`).toBeGreaterThanOrEqual(3);
    for (const [ring, gap, ground] of ringPairs)
      expect(Math.max(ratio(set, ring, ground), ratio(set, gap, ground))).toBeGreaterThanOrEqual(3);
    for (const value of Object.values(set))
      expect(new Color(value).inGamut('srgb', { epsilon: 0.0005 }), value).toBe(true);
  }
}

describe('the colors of any brand', () => {
  it('keep every pair in every theme', () => {
    const part = (max: number) => double({ min: 0, max, noNaN: true });
    const color = record({ l: part(1), c: part(0.37), h: part(359.9) }).map(
      ({ l, c, h }) => `oklch(${l.toFixed(3)} ${c.toFixed(3)} ${h.toFixed(1)})`,
    );
    const given = record({
      brand: option(color, { nil: undefined }),
      accent: option(color, { nil: undefined }),
      neutral: option(color, { nil: undefined }),
      danger: option(color, { nil: undefined }),
      contrast: constantFrom('standard', 'enhanced'),
    });
    check(
      property(given, ({ contrast, ...colors }) => {
        const set = Object.fromEntries(Object.entries(colors).filter(([, value]) => value !== undefined));
        expectReadable({ ...set, contrast });
      }),
      { numRuns: cases(100, 20) },
    );
  }, 120_000);

  it('are the given ones where text is readable on them', () => {
    const { light } = createTheme({ brand: '#5b3fd6' }).colors;
    expect(new Color(light.brand).deltaE('#5b3fd6', '2000')).toBeLessThan(1);
    expect(light.brandInk).toBe(light.brand);
    expect(light.brandLine).toBe(light.brand);
  });

  it('stay bright, with dark text', () => {
    const { light, dark } = createTheme({ brand: '#ffd400' }).colors;
    for (const { brand, onBrand } of [light, dark]) {
      expect(new Color(brand).deltaE('#ffd400', '2000')).toBeLessThan(1);
      expect(new Color(onBrand).oklch.l).toBeLessThan(0.3);
    }
    // Texts and lines in the color are darker on paper.
    expect(new Color(light.brandInk).oklch.l).toBeLessThan(0.6);
    expect(new Color(light.brandLine).oklch.h).toBeCloseTo(new Color(light.brand).oklch.h!, 0);
  });

  it('are accent, danger, paper and ink too', () => {
    const { light } = createTheme({ accent: '#00a3ff', danger: '#b3005e', neutral: '#777777' }).colors;
    expect(new Color(light.accent).deltaE('#00a3ff', '2000')).toBeLessThan(1);
    expect(new Color(light['critical.solid']).deltaE('#b3005e', '2000')).toBeLessThan(1);
    for (const name of ['surface', 'ink', 'lineStrong'] as const)
      expect(new Color(light[name]).oklch.c, name).toBeCloseTo(0, 3);
  });

  it('are the library’s own without any option', () => {
    const { colors, css } = createTheme({});
    expect(colors).toEqual(baseColors);
    expect(css).not.toContain('--ds');
  });

  it('make room for single colors, or name the pair that can’t be read', () => {
    const { light } = createTheme({ colors: { light: { surface: '#e8e4da' } } }).colors;
    expect(light.surface).toBe('#e8e4da');
    expect(ratio(light, 'inkMuted', 'surface')).toBeGreaterThanOrEqual(4.5);
    expect(() => createTheme({ colors: { light: { ink: '#888888' } } })).toThrow(
      /^light: ink on surface has a contrast of 3\.\d\d:1 and needs 4\.5:1$/,
    );
    expect(() =>
      createTheme({ contrast: 'enhanced', colors: { dark: { 'critical.ink': '#c07070' } } }),
    ).toThrow(/^dark: critical\.ink on .* needs 7:1$/);
    expect(() => createTheme({ colors: { light: { paper: '#fff' } as never } })).toThrow('no color paper');
  });

  it('are hexadecimal or OKLCH, and nothing else', () => {
    expect(createTheme({ brand: '#0A0' })).toEqual(createTheme({ brand: '#00aa00' }));
    expect(createTheme({ brand: 'oklch(45% 0.12 260)' })).toEqual(
      createTheme({ brand: 'oklch(0.45 0.12 260deg)' }),
    );
    expect(() => createTheme({ brand: 'tomato' })).toThrow(TypeError);
  });
});

describe('the style sheet', () => {
  const { css } = createTheme({ brand: '#5b3fd6', radius: 'square', density: 'compact', font: 'Inter' });

  it('is in the tokens layer, whatever is loaded first', () => {
    expect(css).toMatch(
      /^@layer ds\.reset, ds\.tokens, ds\.preferences, ds\.base, ds\.components;\n@layer ds\.tokens \{\n:root:root \{/,
    );
  });

  it('has the weight of headings', () => {
    expect(createTheme({ headingWeight: 600 }).css).toContain('--ds-font-weight-display: 600;');
  });

  it('prints in the brand’s colors, on white', () => {
    const print = css.slice(css.indexOf('@media print'));
    expect(print).toContain('--ds-color-brand-ink:');
    expect(print).not.toMatch(/--ds-color-(surface|ink):/);
  });

  it('has corners, fonts and density', () => {
    for (const line of [
      '--ds-radius-control: 0;',
      '--ds-radius-medium: 0;',
      '--ds-font-text: Inter;',
      '--ds-font-display: Inter;',
      '--ds-size-control: 2.25rem;',
    ])
      expect(css).toContain(line);
    // Circles stay circles.
    expect(css).not.toContain('--ds-radius-full');
  });

  it('takes single corners, and no value that ends its rule', () => {
    expect(createTheme({ radius: { control: '8px' } }).css).toContain(
      ':root:root {\n--ds-radius-control: 8px;\n}',
    );
    expect(() => createTheme({ font: 'Inter; } body { display: none' })).toThrow('not a value of CSS');
  });
});
