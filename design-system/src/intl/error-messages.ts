import type { ReactNode } from 'react';
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';

/** Messages by error key. `<help>write to us</help>` becomes a link to the help page. */
export type ErrorMessageTable = Record<string, MessageDescriptor>;

/** A failed call: the HTTP status (0 without a response) and the server's error key. */
export interface ServerError {
  status: number;
  key: string;
  traceId?: string | undefined;
}

/** Renders the part of a message that leads to help. */
export type RenderHelp = (chunks: ReactNode[]) => ReactNode;

/** Messages for the server's error keys. */
export interface ErrorMessages {
  /** Adds messages from lazily loaded code, such as the screens that require sign-in. */
  add(messages: ErrorMessageTable): void;
  /** The message in the user's language. An error other than a `ServerError` gets the default message. */
  describe(intl: IntlShape, error: unknown): string;
  /** The same with a link to help where the message has one. */
  describeWithHelp(intl: IntlShape, error: unknown, help: RenderHelp): ReactNode;
  /** The message for a key from elsewhere, such as a payment that failed some time ago. */
  describeKey(intl: IntlShape, key: string): string;
  /** The message of this very key, or undefined if there is none. */
  find(key: string): MessageDescriptor | undefined;
}

/** Messages that every app needs. */
export const commonErrorMessages = defineMessages({
  default: {
    id: 'error.default',
    defaultMessage: 'Something went wrong. Please try again.',
    description: 'Error: something failed and the server gave no reason',
  },
  networkError: {
    id: 'error.networkError',
    defaultMessage:
      'We can’t reach the server. Check your connection and try again; nothing you typed is lost.',
    description: 'Error: no answer from the server at all',
  },
  validationFailed: {
    id: 'error.validationFailed',
    defaultMessage: 'Some answers need your attention.',
    description: 'Error: the server refused values of a form; the fields say which',
  },
  tooManyRequests: {
    id: 'error.tooManyRequests',
    defaultMessage: 'Too many attempts. Wait a while, then try again.',
    description: 'Error: the rate limit of a call was reached',
  },
  unavailable: {
    id: 'error.unavailable',
    defaultMessage: 'The service is briefly unavailable. Try again shortly; nothing you typed is lost.',
    description: 'Error: the server answers that it is not available for now',
  },
  unauthorized: {
    id: 'error.unauthorized',
    defaultMessage: 'Sign in to continue.',
    description: 'Error: the call needs a session',
  },
  emailNotVerified: {
    id: 'error.emailNotVerified',
    defaultMessage: 'Confirm your e-mail address first.',
    description: 'Error: the call needs a confirmed e-mail address',
  },
  notFound: {
    id: 'error.notFound',
    defaultMessage: 'We couldn’t find what you were looking for.',
    description: 'Error: what was asked for does not exist, or is not yours',
  },
});

/** For a response without an error key, such as a proxy's. */
const keyOfStatus: Record<number, string> = { 404: 'notFound', 429: 'tooManyRequests', 503: 'unavailable' };

export const isServerError = (error: unknown): error is ServerError =>
  typeof error === 'object' && error !== null && 'status' in error && 'key' in error;

/**
 * Chooses the message for a failure: by its key, else by its status, else the default. A specific message is never
 * replaced by a general one.
 * @param tables later ones take precedence over earlier ones and over `commonErrorMessages`.
 */
export function createErrorMessages(...tables: ErrorMessageTable[]): ErrorMessages {
  const messages = new Map<string, MessageDescriptor>(Object.entries(commonErrorMessages));
  const add = (table: ErrorMessageTable) => {
    for (const [key, message] of Object.entries(table)) messages.set(key, message);
  };
  tables.forEach(add);
  const choose = (error: ServerError | null): MessageDescriptor => {
    const named = error && error.key !== 'default' ? messages.get(error.key) : undefined;
    const general = error ? messages.get(keyOfStatus[error.status] ?? '') : undefined;
    return named ?? general ?? messages.get('default')!;
  };
  const asText = { help: (chunks: string[]) => chunks.join('') };
  const format = (intl: IntlShape, error: ServerError | null): string =>
    intl.formatMessage(choose(error), asText);
  const serverError = (error: unknown) => (isServerError(error) ? error : null);
  return {
    add,
    describe: (intl, error) => format(intl, serverError(error)),
    describeWithHelp: (intl, error, help) => intl.formatMessage(choose(serverError(error)), { help }),
    describeKey: (intl, key) => format(intl, { status: 0, key }),
    find: (key) => messages.get(key),
  };
}
