import { email, required, ruleSchema } from '@institute/values/rules';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PasswordField } from '../fields/PasswordField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { useForm } from '../forms/use-form.tsx';

export interface SignInFormProps {
  /** The initial address, if it is known. */
  email: string;
  /** Asks for the password only, such as after a session ended. */
  isEmailFixed?: boolean;
  /** Rejects with the server's error. The form then asks for the password again. */
  onSignIn: (credentials: { username: string; password: string }) => Promise<unknown>;
  /** Shows an error in another way than by the message of its key. */
  describeError?: (error: unknown) => ReactNode;
  submitLabel?: ReactNode;
}

const schema = ruleSchema<{ username: string; password: string }>({
  username: [required(), email()],
  password: [required()],
});

export function SignInForm({
  email: knownEmail,
  isEmailFixed = false,
  onSignIn,
  describeError,
  submitLabel,
}: SignInFormProps) {
  const intl = useIntl();
  const form = useForm({
    draft: { none: 'A password is never stored, and the app fills in the last e-mail.' },
    schema,
    defaultValues: { username: knownEmail, password: '' },
    ...(describeError && { describeError }),
    async onSubmit({ value }) {
      try {
        await onSignIn(value);
      } catch (error) {
        form.setFieldValue('password', '');
        throw error;
      }
    },
  });
  return (
    <form.Form>
      <form.Field
        name="username"
        as={TextField}
        kind="email"
        autoComplete="username"
        label={intl.formatMessage({
          id: 'signIn.email',
          defaultMessage: 'E-mail',
          description: 'Label of an e-mail field',
        })}
        isRequired
        isReadOnly={isEmailFixed}
      />
      <form.Field
        name="password"
        as={PasswordField}
        label={intl.formatMessage({
          id: 'signIn.password',
          defaultMessage: 'Password',
          description: 'Label of a password field',
        })}
        isRequired
      />
      <form.SubmitButton isFullWidth>
        {submitLabel ?? (
          <FormattedMessage
            id="signIn.submit"
            defaultMessage="Sign in"
            description="Button that submits the sign-in form"
          />
        )}
      </form.SubmitButton>
    </form.Form>
  );
}
