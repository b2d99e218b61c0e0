import { confirmation, issueAt, newPassword, required, ruleSchema } from '@institute/values/rules';
import { FormattedMessage } from 'react-intl';
import { NewPasswordField, type NewPasswordFieldProps } from '../fields/NewPasswordField.tsx';
import { useForm } from '../forms/use-form.tsx';
import { AccountPage } from './AccountPage.tsx';

export interface NewPasswordFormProps extends Pick<NewPasswordFieldProps, 'userName'> {
  onSave: (password: string) => Promise<unknown>;
}

const schema = ruleSchema<{ password: string; confirmation: string }>(
  { password: newPassword(), confirmation: [required()] },
  (value) => issueAt('confirmation', confirmation(value.password)(value.confirmation)),
);

/** The page of a password reset link. */
export function NewPasswordForm({ userName, onSave }: NewPasswordFormProps) {
  const form = useForm({
    draft: { none: 'A password is never stored.' },
    schema,
    defaultValues: { password: '', confirmation: '' },
    onSubmit: ({ value }) => onSave(value.password),
  });
  return (
    <AccountPage
      title={
        <FormattedMessage
          id="newPassword.title"
          defaultMessage="Choose a new password"
          description="Heading of the page that a reset link leads to"
        />
      }
      lead={
        <FormattedMessage
          id="newPassword.hint"
          defaultMessage="We’ll sign you out everywhere else."
          description="Under the heading of the page that a reset link leads to"
        />
      }
    >
      <form.Form>
        <form.Field name="password" as={NewPasswordField} userName={userName} />
        <form.Field name="confirmation" as={NewPasswordField} isRepeated />
        <form.SubmitButton isFullWidth>
          <FormattedMessage
            id="password.update"
            defaultMessage="Update password"
            description="Button of the form for a new password"
          />
        </form.SubmitButton>
      </form.Form>
    </AccountPage>
  );
}
