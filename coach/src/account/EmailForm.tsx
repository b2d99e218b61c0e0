import { CoachAccountPatch } from '@institute/api-schema/limits';
import { Banner, PasswordField, Stack, Text, TextField } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { email, lengthMax, required, rules } from '@institute/values/rules';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { useAccount, useChangeEmail } from './account.ts';

const schema = z.object({
  email: z.string().check(rules(required(), email(), lengthMax(CoachAccountPatch.email.maxLength))),
  currentPassword: z.string().check(rules(required())),
});
const blank = { email: '', currentPassword: '' };

/** Changes the sign-in address. The change takes effect when the link sent to the new address is followed. */
export function EmailForm() {
  const intl = useIntl();
  const account = useAccount();
  const changeEmail = useChangeEmail(account);
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const form = useForm({
    draft: 'account.email',
    schema,
    defaultValues: blank,
    async onSubmit({ value }) {
      const { unconfirmedEmail } = await changeEmail(value);
      form.reset(blank);
      setUnconfirmed(unconfirmedEmail);
    },
  });
  return (
    <Stack gap="m">
      <Text>
        <FormattedMessage
          defaultMessage="You sign in with {email}."
          values={{ email: <strong>{account.email}</strong> }}
        />
      </Text>
      {unconfirmed && (
        <Banner tone="positive" isAnnounced>
          <FormattedMessage
            defaultMessage="We sent a link to {email}. Open it to start using your new e-mail."
            values={{ email: unconfirmed }}
          />
        </Banner>
      )}
      <form.Form>
        <form.Field
          name="email"
          as={TextField}
          kind="email"
          isRequired
          label={intl.formatMessage({ defaultMessage: 'New e-mail' })}
        />
        <form.Field
          name="currentPassword"
          as={PasswordField}
          isRequired
          label={intl.formatMessage({ defaultMessage: 'Your password' })}
        />
        <form.SubmitButton variant="secondary">
          <FormattedMessage defaultMessage="Change e-mail" />
        </form.SubmitButton>
      </form.Form>
    </Stack>
  );
}
