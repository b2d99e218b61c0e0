import { numberFormat } from './formatters.ts';

type Measure =
  | 'acre'
  | 'bit'
  | 'byte'
  | 'celsius'
  | 'centimeter'
  | 'day'
  | 'degree'
  | 'fahrenheit'
  | 'fluid-ounce'
  | 'foot'
  | 'gallon'
  | 'gigabit'
  | 'gigabyte'
  | 'gram'
  | 'hectare'
  | 'hour'
  | 'inch'
  | 'kilobit'
  | 'kilobyte'
  | 'kilogram'
  | 'kilometer'
  | 'liter'
  | 'megabit'
  | 'megabyte'
  | 'meter'
  | 'microsecond'
  | 'mile'
  | 'mile-scandinavian'
  | 'milliliter'
  | 'millimeter'
  | 'millisecond'
  | 'minute'
  | 'month'
  | 'nanosecond'
  | 'ounce'
  | 'percent'
  | 'petabyte'
  | 'pound'
  | 'second'
  | 'stone'
  | 'terabit'
  | 'terabyte'
  | 'week'
  | 'yard'
  | 'year';

/** A unit of CLDR that `Intl` formats, or a rate of two: `kilogram`, `mile-per-hour`. */
export type Unit = Measure | `${Measure}-per-${Measure}`;

export interface UnitTexts {
  /** The short sign, on the side of the number where the locale has it: `kg`. */
  before?: string;
  after?: string;
  /** The name to read: `kilograms`. */
  name: string;
  /** All the ways to write it: `kg`, `kilogram`, `kilograms`. */
  spellings: readonly string[];
}

const displays = ['short', 'long', 'narrow'] as const;

/** Of these counts, most languages have different words. */
const counts = [100, 1, 2, 5];

function written(unit: Unit, display: (typeof displays)[number], count: number, locale: string) {
  const parts = numberFormat(locale, { style: 'unit', unit, unitDisplay: display }).formatToParts(count);
  const isUnit = (part: Intl.NumberFormatPart) => part.type === 'unit';
  return {
    text: parts
      .filter(isUnit)
      .map((part) => part.value)
      .join(' ')
      .trim(),
    isBefore: parts.findIndex(isUnit) < parts.findIndex((part) => part.type === 'integer'),
  };
}

const textsByUnit = new Map<string, UnitTexts>();

/** How a locale writes and reads a unit. */
export function unitTexts(unit: Unit, locale: string): UnitTexts {
  const key = `${unit} ${locale}`;
  let texts = textsByUnit.get(key);
  if (!texts) {
    const { text, isBefore } = written(unit, 'short', counts[0]!, locale);
    const all = displays.flatMap((display) =>
      counts.map((count) => written(unit, display, count, locale).text),
    );
    texts = {
      ...(isBefore ? { before: text } : { after: text }),
      name: written(unit, 'long', counts[0]!, locale).text,
      spellings: [...new Set(all)].filter(Boolean),
    };
    textsByUnit.set(key, texts);
  }
  return texts;
}

/** A quantity as it is read: `62.5 kilograms`. Nothing is rounded. */
export const spellQuantity = (value: number, unit: Unit | undefined, locale: string): string =>
  numberFormat(locale, {
    ...(unit && { style: 'unit', unit, unitDisplay: 'long' }),
    maximumFractionDigits: 20,
  }).format(value);
