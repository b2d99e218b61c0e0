import { readFileSync } from 'node:fs';
import { createFontStack } from '@capsizecss/core';
import { entireMetricsCollection } from '@capsizecss/metrics/entireMetricsCollection';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');

it.each([
  ['figtree', 'arial', 'Figtree Fallback Arial'],
  ['figtree', 'roboto', 'Figtree Fallback Roboto'],
  ['fraunces', 'georgia', 'Fraunces Fallback Georgia'],
  ['fraunces', 'timesNewRoman', 'Fraunces Fallback Times'],
] as const)('%s falls back to %s with its own metrics', (font, fallback, family) => {
  const { fontFaces } = createFontStack([entireMetricsCollection[font], entireMetricsCollection[fallback]]);
  const face = css.split('@font-face').find((block) => block.includes(`"${family}"`))!;
  const overrides = [
    ...fontFaces.matchAll(/(?:ascent|descent|line-gap)-override: [\d.]+%|size-adjust: [\d.]+%/g),
  ].map(([rule]) => rule);
  expect(overrides.length).toBeGreaterThan(2);
  for (const rule of overrides) expect(face).toContain(rule);
});
