import { StaffReason } from '@institute/api-schema/limits';
import { TextAreaField } from '@institute/design-system';
import { FormDialogButton } from '@institute/design-system/forms';
import { lengthMax, required, rules } from '@institute/values/rules';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import type { Person } from './people-messages.ts';

const schema = z.object({
  reason: z.string().check(rules(required(), lengthMax(StaffReason.reason.maxLength))),
});

/** Asks for a reason, and disables or enables an account. */
export function AccountSwitch({ person: { id, name, isDisabled } }: { person: Person }) {
  const intl = useIntl();
  const disable = api.useMutation('post', '/people/{userId}/disable');
  const enable = api.useMutation('post', '/people/{userId}/enable');
  return (
    <FormDialogButton
      variant="quiet"
      label={
        isDisabled ? (
          <FormattedMessage defaultMessage="Enable" description="Button: someone may sign in again" />
        ) : (
          <FormattedMessage defaultMessage="Disable" description="Button: someone may no longer sign in" />
        )
      }
      title={
        isDisabled ? (
          <FormattedMessage defaultMessage="Enable the account of {name}?" values={{ name }} />
        ) : (
          <FormattedMessage defaultMessage="Disable the account of {name}?" values={{ name }} />
        )
      }
      message={
        isDisabled ? (
          <FormattedMessage defaultMessage="They can sign in again right away. Your reason goes to the audit log." />
        ) : (
          <FormattedMessage defaultMessage="They’re signed out everywhere right away, and can’t sign in until you enable the account. Your reason goes to the audit log." />
        )
      }
      submitLabel={
        isDisabled ? (
          <FormattedMessage defaultMessage="Enable account" />
        ) : (
          <FormattedMessage defaultMessage="Disable account" />
        )
      }
      isDestructive={!isDisabled}
      keepLabel={<FormattedMessage defaultMessage="Cancel" />}
      draft={`account.${id}.${isDisabled ? 'enable' : 'disable'}`}
      schema={schema}
      defaultValues={{ reason: '' }}
      onSubmit={({ value }) => {
        const init = { params: { path: { userId: id } }, body: { reason: value.reason.trim() } };
        return isDisabled ? enable.mutateAsync(init) : disable.mutateAsync(init);
      }}
    >
      {(form) => (
        <form.Field
          name="reason"
          as={TextAreaField}
          isRequired
          label={intl.formatMessage({ defaultMessage: 'Your reason' })}
        />
      )}
    </FormDialogButton>
  );
}
