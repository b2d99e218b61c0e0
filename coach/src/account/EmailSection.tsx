import { CoachAccountPatch } from '@institute/api-schema/limits';
import { Banner, PasswordField, Text, TextField } from '@institute/design-system';
import { EditableSection, SaveButtons, useForm } from '@institute/design-system/forms';
import { email, lengthMax, required, rules } from '@institute/values/rules';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { useAccount, useChangeEmail } from './account.ts';

const schema = z.object({
  email: z.string().check(rules(required(), email(), lengthMax(CoachAccountPatch.email.maxLength))),
  currentPassword: z.string().check(rules(required())),
});

/** The sign-in address. A change takes effect when the link sent to the new one is followed. */
export function EmailSection({ note }: { note: ReactNode }) {
  const account = useAccount();
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  return (
    <EditableSection
      draft="account.email"
      title={<FormattedMessage defaultMessage="E-mail" />}
      form={(onClose) => <EmailForm onClose={onClose} onSent={setUnconfirmed} note={note} />}
    >
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
    </EditableSection>
  );
}

interface EmailFormProps {
  onClose: () => void;
  onSent: (unconfirmedEmail: string | null) => void;
  /** What else a new address ends. */
  note: ReactNode;
}

function EmailForm({ onClose, onSent, note }: EmailFormProps) {
  const intl = useIntl();
  const changeEmail = useChangeEmail(useAccount());
  const form = useForm({
    draft: 'account.email',
    schema,
    defaultValues: { email: '', currentPassword: '' },
    async onSubmit({ value }) {
      const { unconfirmedEmail } = await changeEmail(value);
      onSent(unconfirmedEmail);
      onClose();
    },
  });
  return (
    <form.Form>
      {note && <Text>{note}</Text>}
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
      <SaveButtons onCancel={onClose}>
        <FormattedMessage defaultMessage="Change e-mail" />
      </SaveButtons>
    </form.Form>
  );
}
