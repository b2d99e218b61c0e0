import {
  CalendarIcon,
  ConfirmDialog,
  DeleteIcon,
  lazyExtra,
  MenuButton,
  type MenuDialogProps,
  MenuItem,
  MoreIcon,
} from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useCircleMenuLabel } from './circle-name.ts';
import type { CircleEntry } from './circles.ts';

const CircleSessionDialog = lazyExtra(
  async () => (await import('./CircleSessionDialog.tsx')).CircleSessionDialog,
);

/** What is done to a session of a circle less often than joining it. */
export function CircleMenu(entry: CircleEntry) {
  const { circle, session } = entry;
  return (
    <MenuButton
      isIconOnly
      icon={<MoreIcon />}
      label={useCircleMenuLabel(entry)}
      dialogs={{
        move: ({ isOpen, onClose }) =>
          isOpen && <CircleSessionDialog circles={[circle]} session={session} onClose={onClose} />,
        delete: (dialog) => <DeleteQuestion {...entry} {...dialog} />,
      }}
    >
      <MenuItem icon={<CalendarIcon size="s" />} opens="move">
        <FormattedMessage defaultMessage="Reschedule" />
      </MenuItem>
      <MenuItem icon={<DeleteIcon size="s" />} isDestructive opens="delete">
        <FormattedMessage defaultMessage="Delete" />
      </MenuItem>
    </MenuButton>
  );
}

function DeleteQuestion({ circle, session, ...dialog }: CircleEntry & MenuDialogProps) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      {...dialog}
      title={intl.formatMessage({ defaultMessage: 'Delete this session?' })}
      keepLabel={<FormattedMessage defaultMessage="Keep session" />}
      confirmLabel={<FormattedMessage defaultMessage="Delete session" />}
      onConfirm={() =>
        api.send('delete', '/coaching_circles/{id}/coaching_sessions/{sessionId}', {
          path: { id: circle.id, sessionId: session.id },
        })
      }
      successMessage={intl.formatMessage({ defaultMessage: 'The coaching session was deleted.' })}
    >
      <FormattedMessage
        defaultMessage="We’ll message the members of {circle}. You can’t undo this."
        values={{ circle: circle.title }}
      />
    </ConfirmDialog>
  );
}
