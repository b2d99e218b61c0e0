import {
  CalendarIcon,
  DeleteIcon,
  lazyExtra,
  MenuButton,
  MenuItem,
  MoreIcon,
} from '@institute/design-system';
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
  return (
    <MenuButton
      isIconOnly
      icon={<MoreIcon />}
      label={useCircleMenuLabel(entry)}
      dialogs={{
        move: ({ isOpen, onClose }) =>
          isOpen && <CircleSessionDialog circles={[circle]} session={session} api={api} onClose={onClose} />,
        delete: (dialog) => <DeleteCircleSession {...entry} {...dialog} api={api} />,
      }}
    >
      <MenuItem icon={<CalendarIcon size="s" />} opens="move">
        <FormattedMessage defaultMessage="Change the time" />
      </MenuItem>
      <MenuItem icon={<DeleteIcon size="s" />} isDestructive opens="delete">
        <FormattedMessage defaultMessage="Delete" />
      </MenuItem>
    </MenuButton>
  );
}
