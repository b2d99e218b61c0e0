import { StaffReason } from '@institute/api-schema/limits';
import { TextAreaField } from '@institute/design-system';
import { FormDialogButton } from '@institute/design-system/forms';
import { lengthMax, required, rules } from '@institute/design-system/rules';
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
          <FormattedMessage
            defaultMessage="Enable the account of {name}?"
            description="Title of the dialog for enabling an account"
            values={{ name }}
          />
        ) : (
          <FormattedMessage
            defaultMessage="Disable the account of {name}?"
            description="Title of the dialog for disabling an account"
            values={{ name }}
          />
        )
      }
      message={
        isDisabled ? (
          <FormattedMessage
            defaultMessage="They can sign in again right away. Your reason goes to the audit log."
            description="In the dialog for enabling an account: what happens then"
          />
        ) : (
          <FormattedMessage
            defaultMessage="They’re signed out everywhere right away, and can’t sign in until you enable the account. Your reason goes to the audit log."
            description="In the dialog for disabling an account: what happens then"
          />
        )
      }
      submitLabel={
        isDisabled ? (
          <FormattedMessage
            defaultMessage="Enable account"
            description="Button of a dialog: someone may sign in again"
          />
        ) : (
          <FormattedMessage
            defaultMessage="Disable account"
            description="Button of a dialog: someone may no longer sign in"
          />
        )
      }
      isDestructive={!isDisabled}
      keepLabel={<FormattedMessage defaultMessage="Cancel" description="Button that leaves a dialog" />}
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
          label={intl.formatMessage({
            defaultMessage: 'Your reason',
            description: 'Label of the reason for disabling or enabling an account',
          })}
        />
      )}
    </FormDialogButton>
  );
}
