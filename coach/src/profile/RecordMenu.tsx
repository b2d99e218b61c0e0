import {
  ConfirmDialog,
  DeleteIcon,
  EditIcon,
  MenuButton,
  MenuItem,
  MoreIcon,
} from '@institute/design-system';
import { useState } from 'react';
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
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <MenuButton isIconOnly icon={<MoreIcon />} label={label} align="end">
        <MenuItem icon={<EditIcon size="s" />} onPress={onEdit}>
          <FormattedMessage defaultMessage="Edit" description="Leads to a form" />
        </MenuItem>
        <MenuItem icon={<DeleteIcon size="s" />} isDestructive onPress={() => setIsAsking(true)}>
          <FormattedMessage defaultMessage="Delete" description="Button that deletes" />
        </MenuItem>
      </MenuButton>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={intl.formatMessage(
          { defaultMessage: 'Delete {name}?', description: 'Title of the question before deleting' },
          { name },
        )}
        keepLabel={<FormattedMessage defaultMessage="Keep it" description="Button that deletes nothing" />}
        confirmLabel={<FormattedMessage defaultMessage="Delete" description="Button that deletes" />}
        onConfirm={onDelete}
        successMessage={intl.formatMessage(
          { defaultMessage: '{name} was deleted.', description: 'After deleting a record' },
          { name },
        )}
      >
        <FormattedMessage
          defaultMessage="It’s removed from your public profile."
          description="What deleting a record means"
        />
      </ConfirmDialog>
    </>
  );
}
