import type { MessageFormatElement } from 'react-intl';

const accents: Record<string, string> = Object.fromEntries(
  [...'áƀçđéƒğĥíĵķłɱñóþʠŕšťúṽŵẋýž'].map((accented, index) => [
    String.fromCodePoint('a'.codePointAt(0)! + index),
    accented,
  ]),
);

/** Texts of other languages are about a third longer than English ones, short texts more than that. */
const padding = (length: number) => '~'.repeat(Math.ceil(length < 12 ? length * 0.6 : length * 0.35));

/** A part of a parsed text: a literal, a tag around parts, a choice among parts, or a value. */
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

/**
 * A text as the pseudo-locale of development shows it: `⟦Šáṽé~~⟧`. What has no accents is not translated, and what has
 * no closing bracket is cut off.
 */
export function pseudo(text: MessageFormatElement[]): MessageFormatElement[] {
  const parts = text as Part[];
  const length = parts.reduce((sum, { type, value }) => sum + (type === literal ? value!.length : 0), 0);
  const bracket = (value: string): Part => ({ type: literal, value });
  return [bracket('⟦'), ...accented(parts), bracket(`${padding(length)}⟧`)] as MessageFormatElement[];
}
