import {
  ConfirmDialog,
  DeleteIcon,
  EditIcon,
  MenuButton,
  MenuItem,
  MoreIcon,
} from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';

interface RecordMenuProps {
  /** Names the record and the menu. */
  name: string;
  label: string;
  onEdit: () => void;
  onDelete: () => Promise<unknown>;
}

/** Edits or deletes a record of the profile. */
export function RecordMenu({ name, label, onEdit, onDelete }: RecordMenuProps) {
  const intl = useIntl();
  return (
    <MenuButton
      isIconOnly
      icon={<MoreIcon />}
      label={label}
      align="end"
      dialogs={{
        delete: (dialog) => (
          <ConfirmDialog
            {...dialog}
            title={intl.formatMessage({ defaultMessage: 'Delete {name}?' }, { name })}
            keepLabel={<FormattedMessage defaultMessage="Keep it" />}
            confirmLabel={<FormattedMessage defaultMessage="Delete" />}
            onConfirm={onDelete}
            successMessage={intl.formatMessage({ defaultMessage: '{name} was deleted.' }, { name })}
          >
            <FormattedMessage defaultMessage="It’s removed from your public profile." />
          </ConfirmDialog>
        ),
      }}
    >
      <MenuItem icon={<EditIcon size="s" />} onPress={onEdit}>
        <FormattedMessage defaultMessage="Edit" />
      </MenuItem>
      <MenuItem icon={<DeleteIcon size="s" />} isDestructive opens="delete">
        <FormattedMessage defaultMessage="Delete" />
      </MenuItem>
    </MenuButton>
  );
}
