/** Normalizes to lower case without accents: "cancelacion" finds "Cancelación". */
const plain = (text: string, locale: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase(locale);

/** Whether the text contains every word of the search. */
export function matches(text: string, search: string, locale: string): boolean {
  const within = plain(text, locale);
  return plain(search, locale)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
