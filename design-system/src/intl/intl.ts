import { createIntl, type IntlShape, type MessageDescriptor, type MessageFormatElement } from 'react-intl';

/** Message id → message compiled at build time. */
export type Messages = Record<string, MessageFormatElement[]>;

/** Messages without a translation are shown in English. The translation check reports them rather than the console. */
const reportError = (error: { code: string }) => {
  if (error.code !== 'MISSING_TRANSLATION') console.error(error);
};

/** The text of a message without placeholders. */
const plainText = (message: MessageDescriptor['defaultMessage']): string | undefined =>
  typeof message === 'object' && message.length === 1 && message[0]!.type === 0
    ? message[0]!.value
    : undefined;

/** In Spanish, the period of "a. m." also ends the sentence, so no second period follows. */
const withOnePeriod = <Text>(text: Text): Text =>
  typeof text === 'string' ? (text.replace(/(\b[ap]\.\s?m\.)\.(?!\.)/g, '$1') as Text) : text;

/** react-intl for one locale. Messages without placeholders, which most English ones are, aren't compiled. */
export function intlOf(locale: string, messages: Messages, timeZone?: string): IntlShape {
  const intl = createIntl({
    locale,
    messages,
    onError: reportError,
    ...(timeZone && { timeZone }),
  });
  const formatMessage = ((descriptor: MessageDescriptor, ...rest: []) =>
    plainText(messages[descriptor.id!] ?? descriptor.defaultMessage) ??
    withOnePeriod(intl.formatMessage(descriptor, ...rest))) as IntlShape['formatMessage'];
  return { ...intl, formatMessage, $t: formatMessage };
}
