/** How a story can be looked at: values of the toolbar, and the width of the window in pixels. */
export interface Mode {
  theme: 'light' | 'dark';
  locale: 'en' | 'es';
  direction: 'ltr' | 'rtl';
  viewport: number;
}

/** Name → mode, as Chromatic and `npm run visual` take pictures. The rest of the matrix is for a look now and then. */
export const modes: Record<string, Mode> = {
  'light-1280': { theme: 'light', locale: 'en', direction: 'ltr', viewport: 1280 },
  'dark-360': { theme: 'dark', locale: 'en', direction: 'ltr', viewport: 360 },
};

/** Every theme at every width in both languages and directions: 24 of them. */
export const allModes: Record<string, Mode> = Object.fromEntries(
  (['light', 'dark'] as const).flatMap((theme) =>
    [360, 768, 1280].flatMap((viewport) =>
      (['en', 'es'] as const).flatMap((locale) =>
        (['ltr', 'rtl'] as const).map((direction) => [
          locale === 'en' && direction === 'ltr'
            ? `${theme}-${viewport}`
            : `${theme}-${viewport}-${locale}-${direction}`,
          { theme, locale, direction, viewport },
        ]),
      ),
    ),
  ),
);
