import { type Theme, themes } from '@institute/design-system';
import { createChoice, createSlot } from '@institute/design-system/app';

export const themeChoice = createChoice<Theme>(
  createSlot('institute.portal.theme', (value) => themes.find((theme) => theme === value) ?? null),
  'system',
);
