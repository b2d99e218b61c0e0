import type { IntlShape, MessageDescriptor, MessageFormatElement } from 'react-intl';
import { intlOf, intlWith, type Missing, type Tags } from './intl.ts';
import type { Messages } from './texts.ts';

/** Only letters that the fonts include. */
const accents: Record<string, string> = Object.fromEntries(
  [...'acegilnorstuyz'].map((letter, index) => [letter, [...'áçéğíłñóŕšťúýž'][index]!]),
);

/** Translations are about a third longer than English, and short ones even more. */
const padding = (length: number) => '~'.repeat(Math.ceil(length < 12 ? length * 0.6 : length * 0.35));

/** A part of a parsed message: a literal, a tag around parts, a choice among parts, or a value. */
interface Part {
  type: number;
  value?: string;
  children?: Part[];
  options?: Record<string, { value: Part[] }>;
}

const literal = 0;

const accented = (parts: readonly Part[]): Part[] =>
  parts.map((part) => {
    if (part.type === literal)
      return { ...part, value: part.value!.replace(/[a-z]/g, (letter) => accents[letter] ?? letter) };
    if (part.children) return { ...part, children: accented(part.children) };
    if (!part.options) return part;
    const options = Object.entries(part.options).map(([name, option]) => [
      name,
      { ...option, value: accented(option.value) },
    ]);
    return { ...part, options: Object.fromEntries(options) };
  });

function pseudo(text: MessageFormatElement[]): MessageFormatElement[] {
  const parts = text as Part[];
  const length = parts.reduce((sum, { type, value }) => sum + (type === literal ? value!.length : 0), 0);
  const bracket = (value: string): Part => ({ type: literal, value });
  return [bracket('['), ...accented(parts), bracket(`${padding(length)}]`)] as MessageFormatElement[];
}

/**
 * The pseudo-locale for development shows each message as `[Sávé~~~]`: text without accents is untranslated, and text
 * without a closing bracket is cut off.
 */
export function pseudoIntlOf(
  locale: string,
  messages: Messages,
  timeZone?: string,
  _missing?: Missing,
  tags?: Tags,
): IntlShape {
  const intl = intlOf(locale, {}, timeZone, 'english', tags);
  const formatMessage = ((descriptor: MessageDescriptor, ...rest: []) => {
    const text = messages[descriptor.id!] ?? descriptor.defaultMessage;
    return intl.formatMessage(
      typeof text === 'object' ? { ...descriptor, defaultMessage: pseudo(text) } : descriptor,
      ...rest,
    );
  }) as IntlShape['formatMessage'];
  return intlWith(intl, { formatMessage, $t: formatMessage });
}
