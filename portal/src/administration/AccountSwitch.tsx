import { StaffReason } from '@institute/api-schema/limits';
import { ReasonButton } from '@institute/design-system/forms';
import { FormattedMessage } from 'react-intl';
import { api } from '../api.ts';
import type { Person } from './people-messages.ts';

export function AccountSwitch({ person: { id, name, isDisabled } }: { person: Person }) {
  const texts = isDisabled
    ? {
        label: <FormattedMessage defaultMessage="Enable" description="Button: someone may sign in again" />,
        title: <FormattedMessage defaultMessage="Enable the account of {name}?" values={{ name }} />,
        message: (
          <FormattedMessage defaultMessage="They can sign in again right away. Your reason goes to the audit log." />
        ),
        submitLabel: <FormattedMessage defaultMessage="Enable account" />,
      }
    : {
        label: (
          <FormattedMessage defaultMessage="Disable" description="Button: someone may no longer sign in" />
        ),
        title: <FormattedMessage defaultMessage="Disable the account of {name}?" values={{ name }} />,
        message: (
          <FormattedMessage defaultMessage="They’re signed out everywhere right away, and can’t sign in until you enable the account. Your reason goes to the audit log." />
        ),
        submitLabel: <FormattedMessage defaultMessage="Disable account" />,
      };
  return (
    <ReasonButton
      {...texts}
      isDestructive={!isDisabled}
      keepLabel={<FormattedMessage defaultMessage="Cancel" />}
      draft={`account.${id}.${isDisabled ? 'enable' : 'disable'}`}
      isRequired
      maxLength={StaffReason.reason.maxLength}
      onSubmit={(reason) => {
        const call = { path: { userId: id }, body: { reason } };
        return isDisabled
          ? api.send('post', '/people/{userId}/enable', call)
          : api.send('post', '/people/{userId}/disable', call);
      }}
    />
  );
}
