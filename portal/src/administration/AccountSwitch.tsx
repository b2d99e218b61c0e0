import { StaffReason } from '@institute/api-schema/limits';
import { ReasonDialog } from '@institute/design-system/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import type { PersonDialogProps } from './StaffRoles.tsx';

export function AccountSwitch({ person: { id, name, roles, isDisabled }, ...dialog }: PersonDialogProps) {
  const intl = useIntl();
  const isCoach = roles.includes('COACH');
  const texts = isDisabled
    ? {
        title: <FormattedMessage defaultMessage="Enable the account of {name}?" values={{ name }} />,
        message: (
          <FormattedMessage defaultMessage="They can sign in again right away. Your reason goes to the audit log." />
        ),
        submitLabel: <FormattedMessage defaultMessage="Enable account" />,
        successMessage: intl.formatMessage({ defaultMessage: 'Account enabled' }),
      }
    : {
        title: <FormattedMessage defaultMessage="Disable the account of {name}?" values={{ name }} />,
        message: isCoach ? (
          <FormattedMessage defaultMessage="They’re signed out everywhere right away, and can’t sign in until you enable the account. Clients can’t book or move sessions with them. Booked sessions stay, and clients can cancel them. Their subscription ends with its period. Your reason goes to the audit log." />
        ) : (
          <FormattedMessage defaultMessage="They’re signed out everywhere right away, and can’t sign in until you enable the account. Your reason goes to the audit log." />
        ),
        submitLabel: <FormattedMessage defaultMessage="Disable account" />,
        successMessage: intl.formatMessage({ defaultMessage: 'Account disabled' }),
      };
  return (
    <ReasonDialog
      {...dialog}
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
