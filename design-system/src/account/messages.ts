import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Notices about signing in and out. */
export const accountMessages: Record<
  'welcomeBack' | 'sessionExpired' | 'passwordChanged',
  MessageDescriptor
> = defineMessages({
  welcomeBack: {
    id: 'account.welcomeBack',
    defaultMessage: 'Welcome back, {name}.',
    description: 'Positive message after signing in',
  },
  sessionExpired: {
    id: 'account.sessionExpired',
    defaultMessage: 'Your session has expired. Sign in again.',
    description: 'Info on the sign-in page after the session timed out',
  },
  passwordChanged: {
    id: 'account.passwordChanged',
    defaultMessage: 'Your password was changed. Sign in with the new one.',
    description: 'Positive message after a password was reset',
  },
});
