/**
 * The institute's conventions, in both languages of the apps: they are those of the United States, with dates as
 * MM-DD-YYYY. Names of months are read in English and in Spanish, which has two names for September.
 */
export const region = {
  homeCountry: 'US',
  dateOrder: 'mdy',
  separator: '-',
  currency: 'USD',
  languages: ['en', 'es', 'es-PE'],
} as const;
