import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: [
    'sign in with a password or a link',
    'reset a forgotten password',
    'confirm an e-mail address',
    'change the password, language or time zone',
    'delete an account after asking for the password',
  ],
  use: 'For signing in, asking for a link, choosing a password, confirming an e-mail address, and the sections of an account screen. `AccountPage` is the frame of the pages, and a `Card` of `rows` that of the sections. Each takes a callback that does the work. A rejected callback shows its error in the form, and everything that was typed stays except passwords.',
  avoid: 'For signing up: the fields differ from app to app, so compose them from `Form` and the fields.',
  anatomy: {
    'Title and lead': 'what the page is for, and what happens next',
    Form: 'the fields, with the autocomplete hints that password managers read',
    Banner: 'why the server refused, or that a link was sent; announced',
    Links: 'other ways on, under the form',
  },
  keyboard: { Enter: 'in a field: submits the form' },
  sources: [
    'account/AccountPage.tsx',
    'account/SignInForm.tsx',
    'account/ForgotPassword.tsx',
    'account/EmailLinkForm.tsx',
    'account/NewPasswordForm.tsx',
    'account/LinkSignIn.tsx',
    'account/PendingVerification.tsx',
    'account/ConfirmEmail.tsx',
    'account/PasswordSection.tsx',
    'account/LanguageFields.tsx',
    'account/language-items.tsx',
    'account/DataExportSection.tsx',
    'account/PasswordDialogButton.tsx',
  ],
} satisfies ComponentDocs;
