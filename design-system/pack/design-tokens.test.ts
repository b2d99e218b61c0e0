import { describe, expect, it } from 'vitest';
import { constants, dark, deep, light } from '../src/theme/tokens.ts';
import { designTokens } from './design-tokens.ts';

interface Token {
  $type: string;
  $value: unknown;
  $extensions: { 'institute.css': { variable: string; value: string } };
}

const files = designTokens() as Record<string, Record<string, unknown>>;

/** Dotted path → token. */
function tokensOf(group: object, path: string[] = []): Array<[string, Token]> {
  return Object.entries(group).flatMap(([name, value]) => {
    if (name.startsWith('$')) return [];
    if (typeof value === 'object' && value && '$value' in value)
      return [[[...path, name].join('.'), value as Token] as [string, Token]];
    return tokensOf(value as object, [...path, name]);
  });
}

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isDimension = (value: unknown) => {
  const { value: length, unit } = value as { value: unknown; unit: unknown };
  return isNumber(length) && (unit === 'px' || unit === 'rem');
};
const isColor = (value: unknown) => {
  const { colorSpace, components, alpha, hex } = value as Record<string, unknown>;
  const [lightness, chroma, hue] = components as number[];
  return (
    colorSpace === 'oklch' &&
    (components as unknown[]).length === 3 &&
    (components as unknown[]).every(isNumber) &&
    lightness! >= 0 &&
    lightness! <= 1 &&
    chroma! >= 0 &&
    hue! >= 0 &&
    hue! < 360 &&
    isNumber(alpha) &&
    /^#[0-9a-f]{6}$/.test(String(hex))
  );
};

/** The values that the format allows for each type. */
const valid: Record<string, (value: unknown) => boolean> = {
  color: isColor,
  dimension: isDimension,
  duration: (value) =>
    isNumber((value as { value: unknown }).value) && (value as { unit: unknown }).unit === 'ms',
  fontFamily: (value) => Array.isArray(value) && value.every((family) => /^[\w -]+$/.test(family)),
  fontWeight: (value) => isNumber(value) && (value as number) >= 1 && (value as number) <= 1000,
  number: isNumber,
  cubicBezier: (value) =>
    Array.isArray(value) &&
    value.length === 4 &&
    value.every(isNumber) &&
    [0, 2].every((i) => value[i] >= 0 && value[i] <= 1),
  shadow: (value) =>
    (value as Array<Record<string, unknown>>).every(
      ({ color, offsetX, offsetY, blur, spread }) =>
        isColor(color) && [offsetX, offsetY, blur, spread].every(isDimension),
    ),
};

describe.each(['tokens.json', 'tokens.dark.json', 'tokens.deep.json'])('%s', (file) => {
  const tokens = tokensOf(files[file]!);

  it('conforms to the Design Tokens Community Group format', () => {
    expect(files[file]!.$schema).toBe('https://www.designtokens.org/schemas/2025.10/format.json');
    expect(tokens.length).toBeGreaterThan(20);
    for (const [path, { $type, $value }] of tokens) {
      expect(path).not.toMatch(/[{}$]/);
      expect(valid[$type]?.($value), `${path}: ${JSON.stringify($value)}`).toBe(true);
    }
  });
});

const leavesOf = (group: object, path: string[] = []): string[] =>
  Object.entries(group).flatMap(([name, value]) =>
    typeof value === 'object' ? leavesOf(value, [...path, name]) : [[...path, name].join('.')],
  );

it('has every token, with the name of its variable', () => {
  const tokens = tokensOf(files['tokens.json']!);
  expect(tokens.map(([path]) => path).sort()).toEqual(leavesOf({ color: light, ...constants }).sort());
  expect(Object.fromEntries(tokens)['color.surfaceRaised']!.$extensions['institute.css']).toEqual({
    variable: '--ds-color-surface-raised',
    value: light.surfaceRaised,
  });
});

it('gives another theme only its differences', () => {
  const differing = leavesOf({ color: dark }).filter((path) => {
    const read = (set: object) =>
      path
        .split('.')
        .slice(1)
        .reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], set);
    return read(dark) !== read(light);
  });
  expect(tokensOf(files['tokens.dark.json']!).map(([path]) => path)).toEqual(differing);
  expect(tokensOf(files['tokens.deep.json']!).map(([path]) => path)).toEqual(leavesOf({ color: deep }));
});

it('is combined by a resolver whose references exist', () => {
  const resolver = files['tokens.resolver.json']!;
  expect(resolver.version).toBe('2025.10');
  const references = [...JSON.stringify(resolver).matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, target]) => target!,
  );
  expect(references).toHaveLength(6);
  for (const reference of references) {
    const found = reference.startsWith('#/')
      ? reference
          .slice(2)
          .split('/')
          .reduce<unknown>((value, part) => (value as Record<string, unknown>)?.[part], resolver)
      : files[reference];
    expect(found, reference).toBeDefined();
  }
});
