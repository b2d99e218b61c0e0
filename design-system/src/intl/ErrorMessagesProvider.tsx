import { createContext, type ReactNode, useContext } from 'react';
import { useIntl } from 'react-intl';
import { createErrorMessages, type ErrorMessages, type RenderHelp } from './error-messages.ts';

const ErrorMessagesContext = createContext<ErrorMessages>(createErrorMessages());
const HelpContext = createContext<RenderHelp>((chunks) => chunks);

export interface ErrorMessagesProviderProps {
  messages: ErrorMessages;
  /** Renders the part of a message that leads to help. By default it's text. */
  renderHelp?: RenderHelp;
  children: ReactNode;
}

/**
 * Gives forms, dialogs and file fields the messages for the server's error keys. `createApp` renders it; use it where
 * there is no `createApp`.
 */
export function ErrorMessagesProvider({ messages, renderHelp, children }: ErrorMessagesProviderProps) {
  const provider = <ErrorMessagesContext value={messages}>{children}</ErrorMessagesContext>;
  return renderHelp ? <HelpContext value={renderHelp}>{provider}</HelpContext> : provider;
}

/** The messages for the server's error keys; without a provider, only those that every app needs. */
export const useErrorMessages = (): ErrorMessages => useContext(ErrorMessagesContext);

/** Returns a function that describes a failed call in the user's language, with a link if it says to contact someone. */
export function useDescribeError(): (error: unknown) => ReactNode {
  const intl = useIntl();
  const messages = useErrorMessages();
  const help = useContext(HelpContext);
  return (error) => messages.describeWithHelp(intl, error, help);
}
