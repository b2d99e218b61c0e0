import { fold } from '@institute/values/formats/fold';
import { optionGroups } from '../fields/option-groups.ts';

/** An option of a list that can be searched. */
export interface ListOption {
  value: string;
  label: string;
  /** Shown below the label. Also searched. */
  description?: string;
  /** Other words to find it by, such as a code or a former name. */
  keywords?: string;
  isDisabled?: boolean;
  /** The heading under which it is listed. Also searched. Options without one come first. */
  group?: string;
}

/** Options under a heading. */
export interface OptionGroup {
  group: string;
  options: readonly ListOption[];
}

/** Puts options under their headings. Those without a heading are lines of their own. */
export function groupOptions(options: readonly ListOption[]): ReadonlyArray<ListOption | OptionGroup> {
  if (!options.some(({ group }) => group)) return options;
  return optionGroups(options).flatMap<ListOption | OptionGroup>(([group, members]) =>
    group ? { group, options: members } : members,
  );
}

/** Whether a word of the text begins with this. The text begins with a space. */
function isWordStart(text: string, beginning: string): boolean {
  for (let at = text.indexOf(beginning); at !== -1; at = text.indexOf(beginning, at + 1))
    if (/[^\p{L}\p{M}\p{N}]/u.test(text.charAt(at - 1))) return true;
  return false;
}

/**
 * Returns the options that contain every word of a query, ignoring accents and case: first those whose label starts
 * with the query, then those where each word starts a word, then the rest. Each group keeps the order of the list.
 */
export function matchOptions<Option extends ListOption>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const folded = fold(query).trim();
  const words = folded.split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  const ranks: Option[][] = [[], [], []];
  for (const option of options) {
    const text = ` ${fold(
      [option.label, option.description, option.keywords, option.group].filter(Boolean).join(' '),
    )}`;
    if (!words.every((word) => text.includes(word))) continue;
    const beginsWords = words.every((word) => isWordStart(text, word));
    const rank = text.startsWith(` ${folded}`) ? 0 : beginsWords ? 1 : 2;
    ranks[rank]!.push(option);
  }
  return ranks.flat();
}

/**
 * Returns the option that can be chosen whose label equals the text, ignoring accents and case, or else the one whose
 * value is exactly that text. None if several have that label: one is to be chosen from the list.
 */
export function findOption(options: readonly ListOption[], text: string): ListOption | undefined {
  const folded = fold(text).trim();
  if (!folded) return undefined;
  const offered = options.filter(({ isDisabled }) => !isDisabled);
  const named = offered.filter(({ label }) => fold(label).trim() === folded);
  const exact = named.filter(({ label }) => label.trim() === text.trim());
  const [found, other] = exact.length > 0 ? exact : named;
  if (other) return undefined;
  return found ?? offered.find(({ value }) => value === text.trim());
}
