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
import { SettingsSection } from './SettingsSection.tsx';

const schema = z
  .object({
    currentPassword: z.string().check(rules(required())),
    newPassword: z.string().check(rules(...newPassword())),
    confirmation: z.string().check(rules(required())),
  })
  .check(
    groupRule(({ newPassword, confirmation: repeated }) =>
      issueAt('confirmation', confirmation(newPassword)(repeated)),
    ),
  );

const blank = { currentPassword: '', newPassword: '', confirmation: '' };

/** A new password; it ends every other session. */
export function PasswordSection() {
  const intl = useIntl();
  const { studentId } = useSignedInSession();
  const save = api.useMutation('put', '/students/{id}/password');
  const form = useForm({
    schema,
    defaultValues: blank,
    describeError: (error) => describeError(intl, error),
    async onSubmit({ value: { currentPassword, newPassword } }) {
      await withFieldMessages(
        intl,
        save.mutateAsync({
          params: { path: { id: studentId } },
          body: { currentPassword, newPassword },
        }),
      );
      toast.success(
        intl.formatMessage({
          defaultMessage: 'Your password was changed. Other devices are signed out.',
          description: 'Positive message after changing the password',
        }),
      );
      form.reset(blank);
    },
  });

  return (
    <SettingsSection
      title={<FormattedMessage defaultMessage="Password" description="Heading: changing the password" />}
      lead={
        <FormattedMessage
          defaultMessage="All other sessions end when you save it."
          description="Sentence under the heading of the reset-password page"
        />
      }
    >
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
        <form.SubmitButton>
          <FormattedMessage
            defaultMessage="Update password"
            description="Button of the reset-password form"
          />
        </form.SubmitButton>
      </form.Form>
    </SettingsSection>
  );
}
