import { NewPasswordField, PasswordField, toast } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import {
  confirmation,
  groupRule,
  issueAt,
  newPassword,
  required,
  rules,
} from '@institute/design-system/rules';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import { describeError, withFieldMessages } from '../messages.ts';
import { useSignedInSession } from '../session.ts';

const schema = z
  .object({
    currentPassword: z.string().check(rules(required())),
    newPassword: z.string().check(rules(...newPassword())),
    confirmation: z.string().check(rules(required())),
  })
  .check(
    groupRule(({ newPassword: chosen, confirmation: repeated }) =>
      issueAt('confirmation', confirmation(chosen)(repeated)),
    ),
  );
const blank = { currentPassword: '', newPassword: '', confirmation: '' };

export function PasswordForm() {
  const intl = useIntl();
  const { studentId } = useSignedInSession();
  const save = api.useMutation('put', '/students/{id}/password');
  const form = useForm({
    schema,
    defaultValues: blank,
    describeError: (error) => describeError(intl, error),
    async onSubmit({ value: { currentPassword, newPassword: chosen } }) {
      await withFieldMessages(
        intl,
        save.mutateAsync({
          params: { path: { id: studentId } },
          body: { currentPassword, newPassword: chosen },
        }),
      );
      toast.success(
        intl.formatMessage({
          defaultMessage: 'Your password was updated. Other devices are signed out.',
          description: 'After changing the password',
        }),
      );
      form.reset(blank);
    },
  });
  return (
    <form.Form>
      <form.Field
        name="currentPassword"
        as={PasswordField}
        isRequired
        autoComplete="current-password"
        label={intl.formatMessage({
          defaultMessage: 'Current password',
          description: 'Label of a password field',
        })}
      />
      <form.Field name="newPassword" as={NewPasswordField} />
      <form.Field name="confirmation" as={NewPasswordField} isRepeated />
      <form.SubmitButton variant="secondary">
        <FormattedMessage defaultMessage="Update password" description="Button that changes the password" />
      </form.SubmitButton>
    </form.Form>
  );
}
