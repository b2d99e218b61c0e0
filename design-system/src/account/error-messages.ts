import { defineMessages } from 'react-intl';

/** Messages for error keys of sign-in, sign-up, passwords and e-mail confirmation. */
export const accountErrorMessages = defineMessages({
  failedLogin: {
    id: 'error.failedLogin',
    defaultMessage: 'Invalid username or password.',
    description: 'Error at sign-in: e-mail and password do not belong together',
  },
  accountIsDisabled: {
    id: 'error.accountIsDisabled',
    defaultMessage: 'Your account is temporarily disabled, please <help>contact support</help>.',
    description: 'Error at sign-in: the account was disabled by the institute',
  },
  invalidSsoToken: {
    id: 'error.invalidSsoToken',
    defaultMessage: 'Your access has expired. Please sign in again.',
    description: 'Error: the single sign-on token is no longer valid',
  },
  emailNotFound: {
    id: 'error.emailNotFound',
    defaultMessage: 'We couldn’t find that e-mail. Check the spelling or try another one.',
    description: 'Error: no account has this e-mail address',
  },
  usernameAlreadyExists: {
    id: 'error.usernameAlreadyExists',
    defaultMessage: 'A user with that e-mail already exists. If it is you, use “Forgot password”.',
    description: 'Error: the e-mail address is taken',
  },
  failedSignUp: {
    id: 'error.failedSignUp',
    defaultMessage:
      'We couldn’t create your account. Something in the form isn’t valid, or you’re already registered.',
    description: 'Error at sign-up: invalid data, or the person already exists',
  },
  createPasswordSavedError: {
    id: 'error.createPasswordSavedError',
    defaultMessage: 'Your password couldn’t be saved. Please try again.',
    description: 'Error: saving the first password failed',
  },
  invalidToken: {
    id: 'error.invalidToken',
    defaultMessage: 'This form has expired. Ask for a new link.',
    description: 'Error: a one-time link was used, or expired while its form was open',
  },
  tokenInvalid: {
    id: 'error.tokenInvalid',
    defaultMessage: 'This link has expired or was already used.',
    description: 'Error: a one-time link is no longer valid',
  },
  newPasswordSameAsCurrent: {
    id: 'error.newPasswordSameAsCurrent',
    defaultMessage: 'Your new password must be different from your current one.',
    description: 'Error: the new password equals the present one',
  },
  invalidCurrentPassword: {
    id: 'error.invalidCurrentPassword',
    defaultMessage: 'That isn’t your current password.',
    description: 'Error: the password that confirms a change is wrong',
  },
  passwordTooCommon: {
    id: 'error.passwordTooCommon',
    defaultMessage: 'This password is easy to guess. Choose another one.',
    description: 'Error: the new password is one of the most common passwords, or a usual word with a year',
  },
  passwordPersonal: {
    id: 'error.passwordPersonal',
    defaultMessage: 'Choose one without your name, e-mail or our name.',
    description: 'Error: the new password has a name in it that is easy to guess; “our” is the institute’s',
  },
  resetPasswordSavedError: {
    id: 'error.resetPasswordSavedError',
    defaultMessage: 'Your new password couldn’t be saved. Please try again.',
    description: 'Error: saving the new password failed',
  },
  verificationCodeError: {
    id: 'error.verificationCodeError',
    defaultMessage: 'That verification code isn’t right, or has expired.',
    description: 'Error: the e-mail verification code does not match',
  },
});
