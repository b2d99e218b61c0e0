import { StaffReason } from '@institute/api-schema/limits';
import { ReasonButton } from '@institute/design-system/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import type { Person } from './people-messages.ts';

export function AccountSwitch({ person: { id, name, roles, isDisabled } }: { person: Person }) {
  const intl = useIntl();
  const isCoach = roles.includes('COACH');
  const texts = isDisabled
    ? {
        label: <FormattedMessage defaultMessage="Enable" description="Button: someone may sign in again" />,
        title: <FormattedMessage defaultMessage="Enable the account of {name}?" values={{ name }} />,
        message: (
          <FormattedMessage defaultMessage="They can sign in again right away. Your reason goes to the audit log." />
        ),
        submitLabel: <FormattedMessage defaultMessage="Enable account" />,
        'aria-label': intl.formatMessage({ defaultMessage: 'Enable: {name}' }, { name }),
        successMessage: intl.formatMessage({ defaultMessage: 'Account enabled' }),
      }
    : {
        label: (
          <FormattedMessage defaultMessage="Disable" description="Button: someone may no longer sign in" />
        ),
        title: <FormattedMessage defaultMessage="Disable the account of {name}?" values={{ name }} />,
        message: isCoach ? (
          <FormattedMessage defaultMessage="They’re signed out everywhere right away, and can’t sign in until you enable the account. Clients can’t book or move sessions with them. Booked sessions stay, and clients can cancel them. Their subscription ends with its period. Your reason goes to the audit log." />
        ) : (
          <FormattedMessage defaultMessage="They’re signed out everywhere right away, and can’t sign in until you enable the account. Your reason goes to the audit log." />
        ),
        submitLabel: <FormattedMessage defaultMessage="Disable account" />,
        'aria-label': intl.formatMessage({ defaultMessage: 'Disable: {name}' }, { name }),
        successMessage: intl.formatMessage({ defaultMessage: 'Account disabled' }),
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
