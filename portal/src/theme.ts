import { type Theme, themes } from '@institute/design-system';
import { createChoice, createStoredValue } from '@institute/design-system/app';

export const themeChoice = createChoice<Theme>(
  createStoredValue('institute.portal.theme', (value) => themes.find((theme) => theme === value) ?? null),
  'system',
);
