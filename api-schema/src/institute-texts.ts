/**
 * The institute's own words for texts of the design system, which has its own for everyone else. Parsed at build time, like
 * all translations.
 */
export const loadInstituteTexts = async (locale: string): Promise<object> =>
  (await (locale === 'es' ? import('./institute-texts/es.json') : import('./institute-texts/en.json')))
    .default;
