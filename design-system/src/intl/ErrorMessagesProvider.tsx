import { createContext, type ReactNode, useContext } from 'react';
import { useIntl } from 'react-intl';
import { createErrorMessages, type ErrorMessages } from './error-messages.ts';

const ErrorMessagesContext = createContext<ErrorMessages>(createErrorMessages());

export interface ErrorMessagesProviderProps {
  messages: ErrorMessages;
  children: ReactNode;
}

/**
 * Gives forms, dialogs and file fields the messages for the server's error keys. `createApp` renders it; use it where
 * there is no `createApp`.
 */
export function ErrorMessagesProvider({ messages, children }: ErrorMessagesProviderProps) {
  return <ErrorMessagesContext value={messages}>{children}</ErrorMessagesContext>;
}

/** The messages for the server's error keys; without a provider, only those that every app needs. */
export const useErrorMessages = (): ErrorMessages => useContext(ErrorMessagesContext);

/** Returns a function that describes a failed call in the user's language. */
export function useDescribeError(): (error: unknown) => string {
  const intl = useIntl();
  const messages = useErrorMessages();
  return (error) => messages.describe(intl, error);
}
