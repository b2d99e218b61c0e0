import { lazyPart } from '@institute/design-system';
import { AttendanceButton } from '@institute/shared-screens/circles/CircleActions.tsx';
import { useCircleName } from '@institute/shared-screens/circles/circle-name.ts';
import { DialogButton } from '@institute/shared-screens/DialogButton.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
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
  const intl = useIntl();
  const shown = { circle, session, api };
  const values = useCircleName(shown);
  if (session.isAttendanceOpen) return <AttendanceButton {...shown} />;
  if (session.status === 'HELD') return null;
  return (
    <>
      <DialogButton
        variant="quiet"
        name={intl.formatMessage({ defaultMessage: 'Change the time: {circle}, {date}' }, values)}
        label={<FormattedMessage defaultMessage="Change the time" />}
      >
        {(onClose) => <CircleSessionDialog {...shown} circles={[circle]} onClose={onClose} />}
      </DialogButton>
      <DialogButton
        variant="quiet"
        name={intl.formatMessage({ defaultMessage: 'Delete: {circle}, {date}' }, values)}
        label={<FormattedMessage defaultMessage="Delete" />}
      >
        {(onClose) => <DeleteCircleSession {...shown} isOpen onClose={onClose} />}
      </DialogButton>
    </>
  );
}
