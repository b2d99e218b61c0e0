import { showBrand } from '@institute/demo/brand-sheet';
import { type BrandName, brandCss } from '@institute/demo/brands';
import { applyTheme, type Locale, type Theme } from '@institute/design-system';

/** What the toolbar can choose for stories and docs pages, besides the device. */
export interface Look {
  theme: Theme;
  brand: BrandName;
  density: 'comfortable' | 'compact';
  locale: Locale;
  direction: 'ltr' | 'rtl';
}

export const ownLook: Look = {
  theme: 'system',
  brand: 'institute',
  density: 'comfortable',
  locale: 'en',
  direction: 'ltr',
};

/** Applies the choices to the page, except for the language, which needs a provider. */
export function applyLook({ theme, brand, density, locale, direction }: Look): void {
  const root = document.documentElement;
  applyTheme(theme);
  showBrand(brandCss(brand, density));
  // For the stories in frames of this page.
  Object.assign(root.dataset, { brand, density });
  // Arabic is right to left in any case.
  root.dir = locale === 'ar' ? 'rtl' : direction;
}
