import type { Language, Translated } from './file.ts';
import { BadValue } from './values.ts';

export const languages = ['EN', 'ES'] as const satisfies Language[];

/** A map of languages rather than a text or a list of texts. */
const isMap = <Value>(given: Translated<Value>): given is Partial<Record<Language, Value>> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

/** The text in the institute's first language, and those in the others. Throws `BadValue` without the first. */
export function splitTexts(
  given: Translated,
  first: Language,
): { text: string; others: [Language, string][] } {
  if (!isMap(given)) return { text: given, others: [] };
  const text = given[first];
  if (text === undefined) throw new BadValue(`given in ${first}, the institute’s first language`);
  const others = languages.filter((language) => language !== first && given[language] !== undefined);
  return { text, others: others.map((language) => [language, given[language]!]) };
}

/** One value per language. Missing ones are those of the institute's first language. */
export function inEachLanguage<Value>(given: Translated<Value>, first: Language): Record<Language, Value> {
  if (!isMap(given)) return { EN: given, ES: given };
  const fallback = given[first];
  if (fallback === undefined) throw new BadValue(`given in ${first}, the institute’s first language`);
  return { EN: given.EN ?? fallback, ES: given.ES ?? fallback };
}

/** The opposite of `inEachLanguage`: one value if all languages have the same. */
export function joinLanguages<Value>(values: Record<Language, Value>): Translated<Value> {
  return JSON.stringify(values.EN) === JSON.stringify(values.ES)
    ? values.EN
    : { EN: values.EN, ES: values.ES };
}

/** The opposite of `splitTexts`. */
export function joinTexts(
  text: string,
  others: Partial<Record<Language, string>>,
  first: Language,
): Translated {
  const all: Partial<Record<Language, string>> = { ...others, [first]: text };
  const givenLanguages = languages.filter((language) => all[language] !== undefined);
  return givenLanguages.length === 1
    ? text
    : Object.fromEntries(givenLanguages.map((language) => [language, all[language]]));
}
