import { ApiError } from '@institute/api-schema';
import { createErrorWords } from '@institute/design-system/app';
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';

/** Words for the keys that the server answers with. Specific ones are never replaced by general ones. */
export const errorMessages = defineMessages({
  default: {
    defaultMessage: 'An error found, please try again.',
    description: 'Error: something failed and the server gave no reason',
  },
  networkError: {
    defaultMessage:
      'We can’t reach the server. Check your connection and try again; nothing you typed is lost.',
    description: 'Error: no answer from the server at all',
  },
  validationFailed: {
    defaultMessage: 'Some answers need another look.',
    description: 'Error: the server refused values of a form; the fields say which',
  },
  tooManyRequests: {
    defaultMessage: 'Too many tries. Please wait a few minutes, then try again.',
    description: 'Error: the rate limit of a call was reached',
  },
  unavailable: {
    defaultMessage:
      'The service is resting for a moment. Please try again shortly; nothing you typed is lost.',
    description: 'Error: the server answers that it is not available for now',
  },
  unauthorized: {
    defaultMessage: 'Please sign in to go on.',
    description: 'Error: the call needs a session',
  },
  forbidden: {
    defaultMessage: 'Your account may not do this.',
    description: 'Error: the signed-in person lacks the right',
  },
  emailNotVerified: {
    defaultMessage: 'Please confirm your e-mail address first.',
    description: 'Error: the call needs a confirmed e-mail address',
  },
  notFound: {
    defaultMessage: 'We couldn’t find what you were looking for.',
    description: 'Error: what was asked for does not exist, or is not yours',
  },
  failedLogin: {
    defaultMessage: 'Invalid username or password.',
    description: 'Error at sign-in: e-mail and password do not belong together',
  },
  accountIsDisabled: {
    defaultMessage: 'Your account is temporarily disabled, please contact support.',
    description: 'Error at sign-in: the account was disabled by the institute',
  },
  invalidSsoToken: {
    defaultMessage: 'Your access has expired. Please sign in again.',
    description: 'Error: the single sign-on token is no longer valid',
  },
  emailNotFound: {
    defaultMessage: 'We couldn’t find that e-mail. Check the spelling or try another one.',
    description: 'Error: no account has this e-mail address',
  },
  usernameAlreadyExists: {
    defaultMessage: 'A user with that e-mail already exists. If it is you, use “Forgot password”.',
    description: 'Error: the e-mail address is taken',
  },
  failedSignUp: {
    defaultMessage:
      'We couldn’t create the account: something in the form is not valid, or you are registered already.',
    description: 'Error at sign-up: invalid data, or the person already exists',
  },
  createPasswordSavedError: {
    defaultMessage: 'Your password couldn’t be saved. Please try again.',
    description: 'Error: saving the first password failed',
  },
  invalidToken: {
    defaultMessage: 'This form has expired. Please ask for a new link.',
    description: 'Error: a one-time link was used, or expired while its form was open',
  },
  tokenInvalid: {
    defaultMessage: 'This link has expired or was used already.',
    description: 'Error: a one-time link is no longer valid',
  },
  newPasswordSameAsCurrent: {
    defaultMessage: 'Your new password must differ from the one you have now.',
    description: 'Error: the new password equals the present one',
  },
  invalidCurrentPassword: {
    defaultMessage: 'Incorrect current password',
    description: 'Error: the password that confirms a change is wrong',
  },
  passwordTooCommon: {
    defaultMessage: 'Too many people use this password, so it’s easy to guess. Choose another one.',
    description: 'Error: the new password is one of the most common passwords',
  },
  resetPasswordSavedError: {
    defaultMessage: 'Your new password couldn’t be saved. Please try again.',
    description: 'Error: saving the new password failed',
  },
  verificationCodeError: {
    defaultMessage: 'That verification code isn’t right, or has expired.',
    description: 'Error: the e-mail verification code does not match',
  },
});

/** What the app says by itself, without anything having failed. */
export const infoMessages = defineMessages({
  sessionExpired: {
    defaultMessage: 'Your session expired, please login again',
    description: 'Info on the page that asks for the password after a session ended',
  },
  createPassword: {
    defaultMessage: 'We have e-mailed you a verification code.',
    description: 'Info at sign-up, where the code and a password are asked for',
  },
});

/** What went well. */
export const successMessages: Record<
  'login' | 'register' | 'forgotPassword' | 'resetPassword',
  MessageDescriptor
> = defineMessages({
  login: {
    defaultMessage: 'Welcome back, {name}.',
    description: 'Short notice after signing in',
  },
  register: {
    defaultMessage: 'Welcome, {name}! Your account is ready.',
    description: 'Short notice after signing up',
  },
  forgotPassword: {
    defaultMessage: 'We have e-mailed you a link to choose a new password.',
    description: 'After asking for a new password',
  },
  resetPassword: {
    defaultMessage: 'Your password was changed. Sign in with the new one.',
    description: 'After choosing a new password',
  },
});

/** The words, by key; those of what only a signed-in coach can do are added by `catalogue.ts`. */
export const errorWords = createErrorWords(errorMessages);

/** What to say about a failure, in the reader's language. */
export const describeError = (intl: IntlShape, error: unknown): string =>
  errorWords.describe(intl, error instanceof ApiError ? error : null);

/** Waits for a call. If it is refused because of a field, that field says the words of the error's key. */
export async function withFieldWords<T>(intl: IntlShape, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.key !== 'validationFailed') {
      const detail = describeError(intl, error);
      error.errors = error.errors.map((one) => ({ ...one, detail }));
    }
    throw error;
  }
}
