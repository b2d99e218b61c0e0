import { applyTheme, type Theme, themes } from '@institute/design-system';
import { createChoice, createStoredValue } from '@institute/design-system/app';

const theme = createChoice<Theme>(
  createStoredValue('institute.coach.theme', (value) => themes.find((name) => name === value) ?? null),
  'system',
);

/** Shows the page in the theme that was chosen before. */
export const restoreTheme = (): void => applyTheme(theme.get());

export const useTheme = (): Theme => theme.use();

export function setTheme(next: Theme): void {
  theme.set(next);
  applyTheme(next);
}
