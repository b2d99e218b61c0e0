/** The user's choice of theme; `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

export const themes: readonly Theme[] = ['system', 'light', 'dark'];

/** Shows the page in a theme. Call it before the first paint with the kept choice. */
export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}
