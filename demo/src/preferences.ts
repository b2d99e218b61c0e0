import type { Theme } from '@institute/design-system';
import { createPreferences } from '@institute/design-system/app';

const own = createPreferences('institute.demo');
const all = [own, createPreferences('institute.portal'), createPreferences('institute.coach')];

/** Language and theme of this page, and of both apps. */
export const preferences = {
  useLocale: own.locale.use,
  setLocale: (value: string) => {
    for (const { locale } of all) locale.set(value);
  },
  useTheme: own.theme.use,
  setTheme: (value: Theme) => {
    for (const { theme } of all) theme.set(value);
  },
};
