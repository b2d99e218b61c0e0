import { languageOf } from '@institute/values/formats/region';
import type { ReactNode } from 'react';
import { createIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
import { OwnText } from '../rendering/OwnText.tsx';
import type { Messages } from './texts.ts';

/** What happens to a text that isn't translated: it's shown in English, or an error in tests, never in production. */
export type Missing = 'english' | 'throw';

/** Messages without a translation are shown in English. The translation check reports them rather than the console. */
const reportError = (error: { code: string }) => {
  if (error.code !== 'MISSING_TRANSLATION') console.error(error);
};

type Values = Record<string, unknown>;

/** What renders a tag that every text can have. */
export type Tags = Record<string, (words: ReactNode[]) => ReactNode>;

/** The text of a message that has nothing but texts and values that are texts: `For example {example}`. */
function plainText(message: MessageDescriptor['defaultMessage'], values: Values = {}): string | undefined {
  if (typeof message !== 'object') return undefined;
  let text = '';
  for (const part of message) {
    const value = part.type === 0 ? part.value : part.type === 1 ? values[part.value] : undefined;
    if (typeof value !== 'string') return undefined;
    text += value;
  }
  return text || undefined;
}

/** In Spanish, the period of "a. m." also ends the sentence, so no second period follows. */
const withOnePeriod = <Text>(text: Text): Text =>
  typeof text === 'string' ? (text.replace(/(\b[ap]\.\s?m\.)\.(?!\.)/g, '$1') as Text) : text;

/**
 * react-intl for one locale. Messages of texts alone, which most are, aren't compiled.
 *
 * react-intl itself is made when something of it is used first, because the browser then loads its data of languages, for
 * which the first paint of a form doesn't have to wait.
 */
export function intlOf(
  locale: string,
  messages: Messages,
  timeZone?: string,
  missing: Missing = 'english',
  tags: Tags = {},
): IntlShape {
  let made: IntlShape | undefined;
  const reactIntl = () => {
    made ??= createIntl({
      locale,
      messages: messages as Record<string, string>,
      onError: reportError,
      defaultRichTextElements: tags,
      // It only advises to compile texts. Those of other teams may be plain.
      onWarn: () => undefined,
      ...(timeZone && { timeZone }),
    });
    return made;
  };
  const mustHave =
    process.env.NODE_ENV !== 'production' && missing === 'throw' && languageOf(locale) !== 'en';
  const formatMessage = ((descriptor: MessageDescriptor, values?: Values, ...rest: []) => {
    const message = messages[descriptor.id!];
    if (mustHave && message === undefined) throw new Error(`There is no text ${descriptor.id} in ${locale}.`);
    return withOnePeriod(
      plainText(message ?? descriptor.defaultMessage, values) ??
        reactIntl().formatMessage(descriptor, values as Record<string, string>, ...rest),
    );
  }) as IntlShape['formatMessage'];
  const overrides: Partial<IntlShape> = {
    locale,
    timeZone,
    formatMessage,
    $t: formatMessage,
    textComponent: OwnText,
  };
  return new Proxy(overrides as IntlShape, {
    get: (_, name: keyof IntlShape) => (name in overrides ? overrides : reactIntl())[name],
  });
}

/** An intl that differs in some properties. A spread would take what is there, but not what is made later. */
export const intlWith = <Changes extends object>(intl: IntlShape, changes: Changes): IntlShape & Changes =>
  Object.assign(Object.create(intl), changes);
