import { createTheme } from '@institute/design-system/brand';

type ThemeOptions = Parameters<typeof createTheme>[0];

/** Brands to try the product in: the institute's own, and two that differ from it as much as brands do. */
const brands = {
  institute: {},
  /** A light color, which needs dark text. */
  sunflower: { brand: '#ffd400', accent: '#f26b5e', neutral: '#7a7466', radius: 'rounded' },
  /** Square, cool, with the fonts of the device. */
  harbor: {
    brand: '#1652f0',
    accent: '#12b5a5',
    neutral: '#64748b',
    danger: '#c2185b',
    radius: 'square',
    font: 'system-ui, sans-serif',
  },
} as const satisfies Record<string, ThemeOptions>;

export type BrandName = keyof typeof brands;

export const brandNames = Object.keys(brands) as BrandName[];

/** The style sheet of a brand. */
export const brandCss = (name: BrandName, density: ThemeOptions['density'] = 'comfortable'): string =>
  createTheme({ ...brands[name], density }).css;
