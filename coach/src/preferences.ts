import { localeOf } from '@institute/api-schema/languages';
import { createPreferences } from '@institute/design-system/app';
import { institute } from './institute.ts';

export const preferences = createPreferences('institute.coach', () =>
  institute.get().languages.map(localeOf),
);
