import { readFileSync } from 'node:fs';
import { createFontStack } from '@capsizecss/core';
import { expect, it } from 'vitest';

/** Of the regular style, as `@capsizecss/metrics` 4.3.0 lists them, which is too large to install: it has all fonts. */
const metrics = {
  figtree: font('Figtree', 1000, 950, -250, 0, 449),
  fraunces: font('Fraunces', 2000, 1956, -510, 0, 938),
  arial: font('Arial', 2048, 1854, -434, 67, 913),
  roboto: font('Roboto', 2048, 1900, -500, 0, 911),
  georgia: font('Georgia', 2048, 1878, -449, 0, 913),
  timesNewRoman: font('Times New Roman', 2048, 1825, -443, 87, 832),
};

function font(
  familyName: string,
  unitsPerEm: number,
  ascent: number,
  descent: number,
  lineGap: number,
  xWidthAvg: number,
) {
  return { familyName, unitsPerEm, ascent, descent, lineGap, xWidthAvg };
}

const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');

it.each([
  ['figtree', 'arial', 'Figtree Fallback Arial'],
  ['figtree', 'roboto', 'Figtree Fallback Roboto'],
  ['fraunces', 'georgia', 'Fraunces Fallback Georgia'],
  ['fraunces', 'timesNewRoman', 'Fraunces Fallback Times'],
] as const)('%s falls back to %s with its own metrics', (font, fallback, family) => {
  const { fontFaces } = createFontStack([metrics[font], metrics[fallback]]);
  const face = css.split('@font-face').find((block) => block.includes(`"${family}"`))!;
  const overrides = [
    ...fontFaces.matchAll(/(?:ascent|descent|line-gap)-override: [\d.]+%|size-adjust: [\d.]+%/g),
  ].map(([rule]) => rule);
  expect(overrides.length).toBeGreaterThan(2);
  for (const rule of overrides) expect(face).toContain(rule);
});
