import type { Theme } from '@institute/design-system';
import { createChoice, createPreferences, createStoredValue } from '@institute/design-system/app';
import { type BrandName, brandNames } from './brands.ts';

const own = createPreferences('institute.demo');
const all = [own, createPreferences('institute.portal'), createPreferences('institute.coach')];

const brand = createChoice<BrandName>(
  createStoredValue('institute.demo.brand', (value) => brandNames.find((name) => name === value) ?? null),
  'institute',
);

/** Language, theme and brand of this page, and of both apps. */
export const preferences = {
  useLocale: own.locale.use,
  setLocale: (value: string) => {
    for (const { locale } of all) locale.set(value);
  },
  useTheme: own.theme.use,
  setTheme: (value: Theme) => {
    for (const { theme } of all) theme.set(value);
  },
  useBrand: brand.use,
  setBrand: brand.set,
};
