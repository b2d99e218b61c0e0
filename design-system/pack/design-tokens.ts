/**
 * Converts the tokens to the format of the Design Tokens Community Group (2025.10), for design tools and other
 * platforms: one file with everything in the light theme, one for each other set of colors, and a resolver that
 * combines them.
 */
import Color from 'colorjs.io';
import { constants, dark, deep, light } from '../src/theme/tokens.ts';

interface Token {
  $type: string;
  $value: unknown;
  $description?: string;
  $extensions: { 'institute.css': { variable: string; value: string } };
}
interface Group {
  [name: string]: Token | Group | string;
}

const version = '2025.10';
const formatSchema = `https://www.designtokens.org/schemas/${version}/format.json`;

/** `surfaceRaised` → `--ds-color-surface-raised`, as `theme/contract.css.ts` names it. */
const variableOf = (path: string[]) =>
  `--ds-${path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-')}`;

function colorValue(css: string) {
  const color = new Color(css);
  return {
    colorSpace: 'oklch',
    components: color.coords.map((coordinate) => Number((coordinate ?? 0).toFixed(4))),
    alpha: color.alpha,
    hex: new Color(color).to('srgb').toGamut().set({ alpha: 1 }).toString({ format: 'hex', collapse: false }),
  };
}

function dimension(css: string): { value: number; unit: string } {
  const [, value, unit] = /^(-?[\d.]+)(px|rem)?$/.exec(css) ?? [];
  if (value === undefined || (unit === undefined && value !== '0'))
    throw new Error(`not a dimension: ${css}`);
  return { value: Number(value), unit: unit ?? 'px' };
}

/** The format has no type for sizes that grow with the window, so this uses the largest one, for wide screens. */
const largest = (css: string) => /^clamp\(.+, .+, (.+)\)$/.exec(css)?.[1] ?? css;

const durationOf = (css: string) => ({ value: Number.parseFloat(css), unit: 'ms' });

const shadowOf = (css: string) =>
  css.split(/,(?![^(]*\))/).map((layer) => {
    const [, x, y, blur, color] = /^\s*(\S+) (\S+) (\S+) (oklch\(.+\))$/.exec(layer)!;
    return {
      color: colorValue(color!),
      offsetX: dimension(x!),
      offsetY: dimension(y!),
      blur: dimension(blur!),
      spread: dimension('0'),
    };
  });

type Reading = Pick<Token, '$type' | '$value' | '$description'>;

const dimensionToken = (css: string): Reading => ({
  $type: 'dimension',
  $value: dimension(largest(css)),
  ...(largest(css) !== css && { $description: 'Grows with the window; this is its largest.' }),
});

/** How to convert the values of each group of constants. */
const readings: Record<keyof typeof constants, (css: string, name: string) => Reading> = {
  font: (css) => ({
    $type: 'fontFamily',
    $value: css.split(',').map((family) => family.trim().replaceAll("'", '')),
  }),
  fontSize: dimensionToken,
  fontWeight: (css) => ({ $type: 'fontWeight', $value: Number(css) }),
  lineHeight: (css) => ({ $type: 'number', $value: Number(css) }),
  space: dimensionToken,
  radius: dimensionToken,
  shadow: (css) => ({ $type: 'shadow', $value: shadowOf(css) }),
  size: (css) =>
    css.endsWith('ch')
      ? { $type: 'number', $value: Number.parseFloat(css), $description: 'Characters of a line (ch).' }
      : dimensionToken(css),
  motion: (css, name) =>
    name === 'ease'
      ? { $type: 'cubicBezier', $value: css.match(/-?[\d.]+/g)!.map(Number) }
      : { $type: 'duration', $value: durationOf(css) },
};

function token(path: string[], css: string, reading: Reading): Token {
  return { ...reading, $extensions: { 'institute.css': { variable: variableOf(path), value: css } } };
}

function colors(set: typeof dark, changedFrom?: typeof dark): Group {
  const group: Group = {};
  for (const [name, value] of Object.entries(set)) {
    const before = changedFrom?.[name as keyof typeof dark];
    if (typeof value === 'string') {
      if (value === before) continue;
      group[name] = token(['color', name], value, { $type: 'color', $value: colorValue(value) });
      continue;
    }
    const parts = Object.entries(value).filter(
      ([part, css]) => (before as Record<string, string> | undefined)?.[part] !== css,
    );
    if (parts.length === 0) continue;
    group[name] = Object.fromEntries(
      parts.map(([part, css]) => [
        part,
        token(['color', name, part], css, { $type: 'color', $value: colorValue(css) }),
      ]),
    );
  }
  return group;
}

/** File name → content. */
export function designTokens(): Record<string, object> {
  const scales = Object.fromEntries(
    Object.entries(constants).map(([group, values]) => [
      group,
      Object.fromEntries(
        Object.entries(values).map(([name, css]) => [
          name,
          token([group, name], css, readings[group as keyof typeof constants](css, name)),
        ]),
      ),
    ]),
  );
  return {
    'tokens.json': { $schema: formatSchema, color: colors(light), ...scales },
    'tokens.dark.json': { $schema: formatSchema, color: colors(dark, light) },
    'tokens.deep.json': { $schema: formatSchema, color: colors(deep) },
    'tokens.resolver.json': {
      $schema: `https://www.designtokens.org/schemas/${version}/resolver.json`,
      name: 'Institute design system',
      version,
      sets: { foundation: { sources: [{ $ref: 'tokens.json' }] } },
      modifiers: {
        theme: {
          description: 'What `data-theme` says.',
          contexts: { light: [], dark: [{ $ref: 'tokens.dark.json' }] },
          default: 'light',
        },
        surface: {
          description: 'What `data-surface` says: evergreen panels look the same in both themes.',
          contexts: { page: [], deep: [{ $ref: 'tokens.deep.json' }] },
          default: 'page',
        },
      },
      resolutionOrder: [
        { $ref: '#/sets/foundation' },
        { $ref: '#/modifiers/theme' },
        { $ref: '#/modifiers/surface' },
      ],
    },
  };
}
