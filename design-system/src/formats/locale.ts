/** The institute is in the United States, so numbers, money and dates use US conventions in both languages. */
export const regional = (locale: string): string => {
  if (locale === 'en' || locale === 'es') return `${locale}-US`;
  return locale.toLowerCase() === 'en-us' ? 'en-US' : locale;
};
