import { createIntl, type IntlShape, type MessageDescriptor, type MessageFormatElement } from 'react-intl';

/** Message id → text compiled at build. */
export type Messages = Record<string, MessageFormatElement[]>;

/**
 * A text without a translation shows in English; the check of the translations reports it, not the console. That no
 * locale was named is so on purpose, see below.
 */
const reportError = (error: { code: string }) => {
  if (error.code !== 'MISSING_TRANSLATION' && error.code !== 'INVALID_CONFIG') console.error(error);
};

/** The text of a message that is nothing but text. */
const plainText = (message: MessageDescriptor['defaultMessage']): string | undefined =>
  typeof message === 'object' && message.length === 1 && message[0]!.type === 0
    ? message[0]!.value
    : undefined;

/** In Spanish the period of "a. m." ends the sentence as well: a time at the end of one brings no second period. */
const withOnePeriod = <Text>(text: Text): Text =>
  typeof text === 'string' ? (text.replace(/(\b[ap]\.\s?m\.)\.(?!\.)/g, '$1') as Text) : text;

/**
 * react-intl for one locale, kept from work that a first screen need not wait for. It asks a browser which locales it
 * knows, but not about the default locale: that loads the browser's language data, some 10 ms
 * before the first text. And it compiles each English text like one with values: most are nothing but text.
 */
export function intlOf(locale: string, messages: Messages, timeZone?: string): IntlShape {
  const intl = createIntl({
    locale: '',
    defaultLocale: locale,
    messages,
    onError: reportError,
    ...(timeZone && { timeZone }),
  });
  const formatMessage = ((descriptor: MessageDescriptor, ...rest: []) =>
    plainText(messages[descriptor.id!] ?? descriptor.defaultMessage) ??
    withOnePeriod(intl.formatMessage(descriptor, ...rest))) as IntlShape['formatMessage'];
  return { ...intl, formatMessage, $t: formatMessage };
}
