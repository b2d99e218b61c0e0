/** The institute is in the United States: numbers, money and dates are written as there, in either language. */
export const regional = (locale: string): string => {
  if (locale === 'en' || locale === 'es') return `${locale}-US`;
  return locale.toLowerCase() === 'en-us' ? 'en-US' : locale;
};
