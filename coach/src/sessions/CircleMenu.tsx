import {
  CalendarIcon,
  DeleteIcon,
  lazyExtra,
  MenuButton,
  MenuItem,
  MoreIcon,
} from '@institute/design-system';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { api } from '../api.ts';
import { useCircleMenuLabel } from './circle-name.ts';
import type { CircleEntry } from './circles.ts';

const loadDialogs = () => import('@institute/shared-screens/circles/CircleDialogs.tsx');
const CircleSessionDialog = lazyExtra(async () => (await loadDialogs()).CircleSessionDialog);
const DeleteCircleSession = lazyExtra(async () => (await loadDialogs()).DeleteCircleSession);

/** What is done to a session of a circle less often than joining it. */
export function CircleMenu(entry: CircleEntry) {
  const { circle, session } = entry;
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
      {dialog === 'delete' && <DeleteCircleSession {...entry} api={api} isOpen onClose={close} />}
    </>
  );
}
