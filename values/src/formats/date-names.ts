import { cleanDate } from './clean-date.ts';
import { dateTimeFormat } from './formatters.ts';

/** The words of dates, as by `cleanDate`. */
export interface DateNames {
  /** Word → month, 1 to 12. */
  months: Map<string, number>;
  /** Word → ISO number of the weekday. */
  weekdays: Map<string, number>;
  /** Words that mean nothing for the date: `de`, `of`, 年. */
  fillers: Set<string>;
}

const fillers = ['de', 'del', 'of', 'the', 'el'];

const wordsOf = (text: string) => cleanDate(text).match(/\p{L}+/gu) ?? [];

const namesByLocale = new Map<string, DateNames>();

/** The names of months and weekdays in some languages, long and short, alone and within a date. */
export function dateNames(languages: readonly string[]): DateNames {
  const key = languages.join();
  const names = namesByLocale.get(key) ?? {
    months: new Map(),
    weekdays: new Map(),
    fillers: new Set(fillers),
  };
  if (namesByLocale.has(key)) return names;
  namesByLocale.set(key, names);
  for (const language of languages) {
    for (const width of ['long', 'short'] as const) {
      const whole = { weekday: width, month: width, day: 'numeric', year: 'numeric' } as const;
      for (const options of [{ month: width }, { ...whole, weekday: undefined }, whole])
        collect(names.months, names.fillers, language, options, 'month', 12, (index) =>
          Date.UTC(1970, index, 1),
        );
      // 1970 began on a Thursday.
      for (const options of [{ weekday: width }, whole])
        collect(names.weekdays, names.fillers, language, options, 'weekday', 7, (index) =>
          Date.UTC(1970, 0, 5 + index),
        );
    }
  }
  for (const filler of names.fillers) names.months.delete(filler);
  return names;
}

/** Collects the words of one kind. A word of several names, such as the `feira` of weekdays, is a filler. */
function collect(
  into: Map<string, number>,
  fillers: Set<string>,
  language: string,
  options: Intl.DateTimeFormatOptions,
  kind: 'month' | 'weekday',
  count: number,
  instantOf: (index: number) => number,
): void {
  const format = dateTimeFormat(language, { ...options, timeZone: 'UTC' });
  const found = new Map<string, Set<number>>();
  for (let index = 0; index < count; index += 1) {
    for (const { type, value } of format.formatToParts(instantOf(index))) {
      if (type === 'literal') for (const word of wordsOf(value)) fillers.add(word);
      if (type === kind)
        for (const word of wordsOf(value)) found.set(word, (found.get(word) ?? new Set()).add(index + 1));
    }
  }
  for (const [word, indexes] of found) {
    const [index] = indexes;
    if (indexes.size > 1) fillers.add(word);
    // The same word for different months, such as listopad, is for neither.
    else into.set(word, into.has(word) && into.get(word) !== index ? 0 : index!);
  }
}
