import { baseColors, type ColorOptions, type ThemeColors, themeColors } from './theme-colors.ts';

type Scale = Record<string, string>;

const radii = {
  square: { small: '0', medium: '0', large: '0', control: '0' },
  rounded: { small: '4px', medium: '6px', large: '10px', control: '6px' },
  pill: { small: '6px', medium: '10px', large: '16px', control: '999px' },
};

/** Compact controls are 36 px high; whatever can be pressed stays above 24 px (WCAG 2.5.8). */
const compact = {
  'size-control': '2.25rem',
  'space-xxs': '0.1875rem',
  'space-xs': '0.375rem',
  'space-s': '0.625rem',
  'space-m': '0.75rem',
  'space-l': '1.125rem',
  'space-xl': '1.5rem',
  'space-xxl': '2.25rem',
  'space-xxxl': '3.5rem',
};

export interface ThemeOptions extends ColorOptions {
  /** Font families as in CSS: of everything, or of texts and headings. Load their files as your page does. */
  font?: string | { text?: string; display?: string };
  /** The weight of headings, 550 by default, which is made for the library's own typeface: 600 suits most. */
  headingWeight?: number;
  /** Corners. `control` is for buttons and labels; circles stay circles. */
  radius?: keyof typeof radii | Partial<Record<'small' | 'medium' | 'large' | 'control', string>>;
  density?: 'comfortable' | 'compact';
}

export interface CreatedTheme {
  /**
   * A style sheet, to be loaded along with `styles.css` in either order. It only sets variables, in the tokens layer, so
   * the settings of the device and the page’s own CSS take precedence.
   */
  css: string;
  /** Every color by token, for what has no CSS: design tools, `<meta name="theme-color">`, e-mails. */
  colors: ThemeColors;
}

const variable = (path: string) =>
  `--ds-${path.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const block = (values: Scale) =>
  Object.entries(values)
    .map(([name, value]) => `${variable(name)}: ${value};\n`)
    .join('');

const rule = (selector: string, body: string) => (body ? `${selector} {\n${body}}\n` : '');

const prefixed = (prefix: string, values: Scale): Scale =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}-${name}`, value]));

function scalesOf({ font = {}, headingWeight, radius = {}, density }: ThemeOptions): Scale {
  const fonts = typeof font === 'string' ? { text: font, display: font } : font;
  const corners = typeof radius === 'string' ? radii[radius] : radius;
  const values = {
    ...prefixed('font', fonts),
    ...(headingWeight && { 'fontWeight.display': String(headingWeight) }),
    ...prefixed('radius', corners),
    ...(density === 'compact' && compact),
  };
  for (const value of Object.values(values))
    if (/[;{}]/.test(value)) throw new TypeError(`not a value of CSS: ${value}`);
  return values;
}

/** Print has white paper and black ink in every brand. */
const ofPrint = ['surface', 'surfaceRaised', 'surfaceSunken', 'ink', 'inkMuted'];

/**
 * A theme of your brand: light, dark and deep panels, with texts at 4.5:1 and boundaries at 3:1 whatever the colors. Runs
 * at build time or at run time. Everything is optional, and what isn't given stays as it is.
 */
export function createTheme(options: ThemeOptions): CreatedTheme {
  const colors = themeColors(options);
  const changed = (theme: keyof ThemeColors) =>
    Object.entries(colors[theme]).filter(([name, value]) => baseColors[theme][name] !== value);
  const colorBlock = (entries: Array<[string, string]>) =>
    block(prefixed('color', Object.fromEntries(entries)));
  const [inLight, inDark, inDeep] = [changed('light'), changed('dark'), changed('deep')].map(colorBlock);
  const inPrint = colorBlock(changed('light').filter(([name]) => !ofPrint.includes(name)));
  const scales = block(scalesOf(options));
  const rules = [
    rule(':root:root', `${scales}${inLight}`),
    rule('@media (prefers-color-scheme: dark)', rule(':root:root:not([data-theme="light"])', inDark!)),
    rule('[data-theme="dark"][data-theme]', inDark!),
    rule('[data-theme="light"][data-theme]', inLight!),
    rule('[data-surface="deep"][data-surface]', inDeep!),
  ];
  const printed = rule(':root:root, [data-theme][data-theme], [data-surface][data-surface]', inPrint);
  return {
    colors,
    css: [
      '@layer ds.reset, ds.tokens, ds.preferences, ds.base, ds.components;\n',
      rule('@layer ds.tokens', rules.join('')),
      rule('@layer ds.preferences', rule('@media print', printed)),
    ].join(''),
  };
}
