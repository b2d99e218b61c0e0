/** How a story is looked at: values of the toolbar, and what the browser is told. */
export interface Mode {
  theme: 'light' | 'dark';
  locale: 'en' | 'es';
  direction: 'ltr' | 'rtl';
  /** Width of the window in pixels. */
  viewport: number;
  forcedColors?: 'active';
}

const base: Mode = { theme: 'light', locale: 'en', direction: 'ltr', viewport: 1280 };

/** The modes in which `npm run visual` takes pictures. */
export const modes: Record<string, Mode> = {
  'light-1280': base,
  'light-360': { ...base, viewport: 360 },
  'dark-1280': { ...base, theme: 'dark' },
  'dark-360': { ...base, theme: 'dark', viewport: 360 },
  'spanish-360': { ...base, locale: 'es', viewport: 360 },
  'right-to-left-1280': { ...base, direction: 'rtl' },
  'forced-colors-1280': { ...base, forcedColors: 'active' },
};

/** The same for Chromatic, which sets forced colours by story and not by mode: see `ForcedColors.stories.tsx`. */
export const chromaticModes = Object.fromEntries(
  Object.entries(modes).filter(([, { forcedColors }]) => !forcedColors),
);
