import { fold } from '../formats/fold.ts';

/** One line of a list that can be searched. */
export interface ListOption {
  value: string;
  label: string;
  /** Under the label; searched too. */
  description?: string;
  /** Other words that find it: a code, a former name. */
  keywords?: string;
  isDisabled?: boolean;
}

/**
 * The options in which every word of a text occurs, accents and case aside: first those whose label begins with it, then
 * those in which each word begins a word, then the rest; in each group in the order of the list.
 */
export function matchOptions(options: readonly ListOption[], query: string): readonly ListOption[] {
  const wanted = fold(query).trim();
  const words = wanted.split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  const ranks: ListOption[][] = [[], [], []];
  for (const option of options) {
    const text = ` ${fold(`${option.label} ${option.description ?? ''} ${option.keywords ?? ''}`)}`;
    if (!words.every((word) => text.includes(word))) continue;
    const beginsWords = words.every((word) => /[^\p{L}\p{N}]/u.test(text.charAt(text.indexOf(word) - 1)));
    const rank = text.startsWith(` ${wanted}`) ? 0 : beginsWords ? 1 : 2;
    ranks[rank]!.push(option);
  }
  return ranks.flat();
}

/** The option whose label a text is, accents and case aside; else the one whose value it is, to the letter. */
export function findOption(options: readonly ListOption[], text: string): ListOption | undefined {
  const wanted = fold(text).trim();
  if (!wanted) return undefined;
  return (
    options.find(({ label }) => fold(label).trim() === wanted) ??
    options.find(({ value }) => value === text.trim())
  );
}
