import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** The values and tags of a message, and its plurals with the forms that they have. */
interface Parts {
  values: Set<string>;
  plurals: Array<{ value: string; forms: string[]; isOrdinal: boolean }>;
}

function partsOf(
  elements: readonly MessageFormatElement[],
  parts: Parts = { values: new Set(), plurals: [] },
): Parts {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    parts.values.add(element.type === TYPE.tag ? `<${element.value}>` : element.value);
    if (element.type === TYPE.tag) partsOf(element.children, parts);
    if (element.type === TYPE.plural)
      parts.plurals.push({
        value: element.value,
        forms: Object.keys(element.options),
        isOrdinal: element.pluralType === 'ordinal',
      });
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const option of Object.values(element.options)) partsOf(option.value, parts);
  }
  return parts;
}

/**
 * What is wrong with the form of a translation: a value or tag that is missing or unknown, or a plural without a form
 * that numbers up to 200 need in the language, such as `few` in Arabic.
 */
export function problemsOf(source: string, translation: string, language: string): string[] {
  const [expected, given] = [partsOf(parse(source)), partsOf(parse(translation))];
  const problems = [
    ...[...expected.values].filter((value) => !given.values.has(value)).map((value) => `${value} is missing`),
    ...[...given.values].filter((value) => !expected.values.has(value)).map((value) => `${value} is unknown`),
  ];
  for (const { value, forms, isOrdinal } of given.plurals) {
    const rules = new Intl.PluralRules(language, { type: isOrdinal ? 'ordinal' : 'cardinal' });
    const needed = new Set<string>();
    for (let count = 0; count <= 200; count++)
      if (!forms.includes(`=${count}`)) needed.add(rules.select(count));
    // A plural with `other` alone says the same for every number, on purpose.
    if (forms.length > 1)
      for (const form of needed)
        if (!forms.includes(form)) problems.push(`{${value}, plural} needs "${form}"`);
  }
  return problems;
}
