/** The modes for viewing a story: toolbar values and browser settings. */
export interface Mode {
  theme: 'light' | 'dark';
  locale: 'en' | 'es';
  direction: 'ltr' | 'rtl';
  /** Width of the window in pixels. */
  viewport: number;
  forcedColors?: 'active';
}

const base: Mode = { theme: 'light', locale: 'en', direction: 'ltr', viewport: 1280 };

/** The modes in which `npm run visual` takes screenshots. */
export const modes: Record<string, Mode> = {
  'light-1280': base,
  'light-360': { ...base, viewport: 360 },
  'dark-1280': { ...base, theme: 'dark' },
  'dark-360': { ...base, theme: 'dark', viewport: 360 },
  'spanish-360': { ...base, locale: 'es', viewport: 360 },
  'right-to-left-1280': { ...base, direction: 'rtl' },
  'forced-colors-1280': { ...base, forcedColors: 'active' },
};

/**
 * The same for Chromatic, which sets forced colors per story rather than per mode: see `ForcedColors.stories.tsx`.
 */
export const chromaticModes = Object.fromEntries(
  Object.entries(modes).filter(([, { forcedColors }]) => !forcedColors),
);

/** The apps have no language that is written from right to left. */
export const screenModes = Object.fromEntries(
  Object.entries(chromaticModes).filter(([, { direction }]) => direction === 'ltr'),
);
