import { DeleteIcon, MenuButton, MenuItem, MoreIcon } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { DeleteCard } from './DeleteCard.tsx';
import type { PaymentMethod } from './payment-methods.ts';

interface CardMenuProps {
  method: PaymentMethod;
  /** Cards that could take over its payments. */
  others: readonly PaymentMethod[];
  label: string;
  onMakeDefault: () => void;
}

/** What is done to a card less often than editing it. */
export const CardMenu = ({ method, others, label, onMakeDefault }: CardMenuProps) => (
  <MenuButton
    isIconOnly
    icon={<MoreIcon />}
    align="end"
    label={label}
    dialogs={{
      delete: ({ isOpen, onClose }) =>
        isOpen && <DeleteCard method={method} others={others} onClose={onClose} />,
    }}
  >
    {!method.isDefault && (
      <MenuItem onPress={onMakeDefault}>
        <FormattedMessage defaultMessage="Make default" />
      </MenuItem>
    )}
    <MenuItem icon={<DeleteIcon size="s" />} isDestructive opens="delete">
      <FormattedMessage defaultMessage="Delete" />
    </MenuItem>
  </MenuButton>
);
