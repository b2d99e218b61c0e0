export { AccountPage, type AccountPageProps } from './AccountPage.tsx';
export { ChangePasswordForm, type ChangePasswordFormProps } from './ChangePasswordForm.tsx';
export { ConfirmEmail, type ConfirmEmailProps } from './ConfirmEmail.tsx';
export { EmailLinkForm, type EmailLinkFormProps } from './EmailLinkForm.tsx';
export { accountErrorMessages } from './error-messages.ts';
export { LinkSignIn, type LinkSignInProps } from './LinkSignIn.tsx';
export { accountMessages } from './messages.ts';
export { NewPasswordForm, type NewPasswordFormProps } from './NewPasswordForm.tsx';
export {
  type EmailChange,
  PendingVerification,
  type PendingVerificationProps,
} from './PendingVerification.tsx';
export { ResendLabel, type ResendLabelProps } from './resend.tsx';
export { SignInForm, type SignInFormProps } from './SignInForm.tsx';
export { useSignIn } from './use-sign-in.ts';
