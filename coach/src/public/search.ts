/** Lower case, without accents: "cancelacion" finds "Cancelación". */
const plain = (text: string, locale: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase(locale);

/** Whether every word of the search occurs in the text. */
export function matches(text: string, search: string, locale: string): boolean {
  const within = plain(text, locale);
  return plain(search, locale)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
