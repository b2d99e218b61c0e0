export { AccountPage, type AccountPageProps } from './AccountPage.tsx';
export { ConfirmEmail, type ConfirmEmailProps } from './ConfirmEmail.tsx';
export { DataExportSection, type DataExportSectionProps } from './DataExportSection.tsx';
export { EmailLinkForm, type EmailLinkFormProps } from './EmailLinkForm.tsx';
export { accountErrorMessages } from './error-messages.ts';
export { ForgotPassword, type ForgotPasswordProps } from './ForgotPassword.tsx';
export {
  LanguageField,
  type LanguageFieldProps,
  TimeZoneField,
} from './LanguageFields.tsx';
export { LinkSignIn, type LinkSignInProps } from './LinkSignIn.tsx';
export { useLanguageItems } from './language-items.tsx';
export { accountMessages } from './messages.ts';
export { NewPasswordForm, type NewPasswordFormProps } from './NewPasswordForm.tsx';
export { PasswordDialogButton, type PasswordDialogButtonProps } from './PasswordDialogButton.tsx';
export { PasswordSection, type PasswordSectionProps } from './PasswordSection.tsx';
export {
  type EmailChange,
  PendingVerification,
  type PendingVerificationProps,
} from './PendingVerification.tsx';
export { ResendLabel, type ResendLabelProps } from './resend.tsx';
export { SignInForm, type SignInFormProps } from './SignInForm.tsx';
export { useSignIn } from './use-sign-in.ts';
