import { createPreferences } from '@institute/design-system/app';

export const preferences = createPreferences('institute.coach');
