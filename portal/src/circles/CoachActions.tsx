import { lazyPart } from '@institute/design-system';
import { AttendanceButton } from '@institute/shared-screens/circles/CircleActions.tsx';
import { DialogButton } from '@institute/shared-screens/DialogButton.tsx';
import { FormattedMessage } from 'react-intl';
import { api } from '../api.ts';
import type { CircleDetails, CircleSession } from './circles.ts';

const loadDialogs = () => import('@institute/shared-screens/circles/CircleDialogs.tsx');
const CircleSessionDialog = lazyPart(async () => (await loadDialogs()).CircleSessionDialog);
const DeleteCircleSession = lazyPart(async () => (await loadDialogs()).DeleteCircleSession);

interface CoachActionsProps {
  circle: CircleDetails;
  session: CircleSession;
}

/** The coach's actions for a session, before it begins and once it is over. */
export function CoachActions({ circle, session }: CoachActionsProps) {
  const shown = { circle, session, api };
  if (session.isAttendanceOpen) return <AttendanceButton {...shown} />;
  if (session.status === 'HELD') return null;
  return (
    <>
      <DialogButton variant="quiet" label={<FormattedMessage defaultMessage="Change the time" />}>
        {(onClose) => <CircleSessionDialog {...shown} circles={[circle]} onClose={onClose} />}
      </DialogButton>
      <DialogButton variant="quiet" label={<FormattedMessage defaultMessage="Delete" />}>
        {(onClose) => <DeleteCircleSession {...shown} isOpen onClose={onClose} />}
      </DialogButton>
    </>
  );
}
