import {
  CalendarIcon,
  ConfirmDialog,
  DeleteIcon,
  lazyExtra,
  MenuButton,
  MenuItem,
  MoreIcon,
} from '@institute/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCircleMenuLabel } from './circle-name.ts';
import type { CircleSessionProps } from './circles.ts';

const CircleSessionDialog = lazyExtra(async () => (await import('./CircleDialogs.tsx')).CircleSessionDialog);

/** What is done to a session of a circle less often than joining it. */
export function CircleMenu(entry: CircleSessionProps) {
  const { circle, session, api } = entry;
  const [dialog, setDialog] = useState<'move' | 'delete' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <MenuButton isIconOnly icon={<MoreIcon />} label={useCircleMenuLabel(entry)}>
        <MenuItem icon={<CalendarIcon size="s" />} onPress={() => setDialog('move')}>
          <FormattedMessage defaultMessage="Reschedule" />
        </MenuItem>
        <MenuItem icon={<DeleteIcon size="s" />} isDestructive onPress={() => setDialog('delete')}>
          <FormattedMessage defaultMessage="Delete" />
        </MenuItem>
      </MenuButton>
      {dialog === 'move' && (
        <CircleSessionDialog circles={[circle]} session={session} api={api} onClose={close} />
      )}
      <DeleteQuestion {...entry} isOpen={dialog === 'delete'} onClose={close} />
    </>
  );
}

function DeleteQuestion({
  circle,
  session,
  api,
  ...dialog
}: CircleSessionProps & { isOpen: boolean; onClose: () => void }) {
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
