import { confirmation, issueAt, newPassword, required, ruleSchema } from '@institute/values/rules';
import { FormattedMessage, useIntl } from 'react-intl';
import { toast } from '../feedback/toast.ts';
import { NewPasswordField, type NewPasswordFieldProps } from '../fields/NewPasswordField.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';
import { SaveButtons } from '../forms/SaveButtons.tsx';
import { useForm } from '../forms/use-form.tsx';

export interface ChangePasswordFormProps extends Pick<NewPasswordFieldProps, 'userName'> {
  onSave: (passwords: { currentPassword: string; newPassword: string }) => Promise<unknown>;
  /** Closes the form, after saving or with a button that it adds: in an `EditableSection`. */
  onClose?: () => void;
}

const blank = { currentPassword: '', newPassword: '', confirmation: '' };

const schema = ruleSchema<typeof blank>(
  { currentPassword: [required()], newPassword: newPassword(), confirmation: [required()] },
  (value) => issueAt('confirmation', confirmation(value.newPassword)(value.confirmation)),
);

/** Changes a signed-in user's password, after asking for the current one. */
export function ChangePasswordForm({ userName, onSave, onClose }: ChangePasswordFormProps) {
  const intl = useIntl();
  const form = useForm({
    draft: { none: 'A password is never stored.' },
    schema,
    defaultValues: blank,
    async onSubmit({ value }) {
      await onSave({ currentPassword: value.currentPassword, newPassword: value.newPassword });
      toast.success(
        intl.formatMessage({
          id: 'password.changed',
          defaultMessage: 'Your password was changed. Other devices are signed out.',
          description: 'Positive message after changing the password',
        }),
      );
      form.reset(blank);
      onClose?.();
    },
  });
  return (
    <form.Form>
      <form.Field
        name="currentPassword"
        as={PasswordField}
        isRequired
        label={intl.formatMessage({
          id: 'password.current',
          defaultMessage: 'Current password',
          description: 'Label of a password field',
        })}
      />
      <form.Field name="newPassword" as={NewPasswordField} userName={userName} />
      <form.Field name="confirmation" as={NewPasswordField} isRepeated />
      <SaveButtons onCancel={onClose}>
        <FormattedMessage
          id="password.update"
          defaultMessage="Update password"
          description="Button of the form for a new password"
        />
      </SaveButtons>
    </form.Form>
  );
}
