import { lazyExtra, MenuButton, MenuItem, MoreIcon } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import type { Person } from './people-messages.ts';

const StaffRoles = lazyExtra(async () => (await import('./StaffRoles.tsx')).StaffRoles);
const AccountSwitch = lazyExtra(async () => (await import('./AccountSwitch.tsx')).AccountSwitch);

/** What an administrator does to an account. */
export function PersonMenu({ person, label }: { person: Person; label: string }) {
  return (
    <MenuButton
      isIconOnly
      icon={<MoreIcon />}
      align="end"
      label={label}
      dialogs={{
        roles: (dialog) => <StaffRoles person={person} {...dialog} />,
        account: (dialog) => <AccountSwitch person={person} {...dialog} />,
      }}
    >
      <MenuItem opens="roles">
        <FormattedMessage defaultMessage="Change roles" />
      </MenuItem>
      <MenuItem opens="account" isDestructive={!person.isDisabled}>
        {person.isDisabled ? (
          <FormattedMessage defaultMessage="Enable" description="Button: someone may sign in again" />
        ) : (
          <FormattedMessage defaultMessage="Disable" description="Button: someone may no longer sign in" />
        )}
      </MenuItem>
    </MenuButton>
  );
}
