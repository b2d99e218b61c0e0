import { type ButtonProps, CalendarIcon, lazyPart } from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { App } from '../app.ts';
import { DialogButton } from '../DialogButton.tsx';
import { useCircleName } from './circle-name.ts';
import type { Circle, CircleSessionProps } from './circles.ts';

const AttendanceDialog = lazyPart(async () => (await import('./CircleDialogs.tsx')).AttendanceDialog);
const CircleSessionDialog = lazyPart(async () => (await import('./CircleDialogs.tsx')).CircleSessionDialog);

/** Records who was there, or corrects it. */
export function AttendanceButton(entry: CircleSessionProps) {
  const intl = useIntl();
  const values = useCircleName(entry);
  const isCorrection = entry.session.status === 'ATTENDANCE_SUBMITTED';
  return (
    <DialogButton
      variant={isCorrection ? 'quiet' : 'secondary'}
      name={
        isCorrection
          ? intl.formatMessage({ defaultMessage: 'Change attendance: {circle}, {date}' }, values)
          : intl.formatMessage({ defaultMessage: 'Submit attendance: {circle}, {date}' }, values)
      }
      label={
        isCorrection ? (
          <FormattedMessage defaultMessage="Change attendance" />
        ) : (
          <FormattedMessage defaultMessage="Submit attendance" />
        )
      }
    >
      {(onClose) => <AttendanceDialog {...entry} onClose={onClose} />}
    </DialogButton>
  );
}

interface ScheduleProps extends Pick<App, 'api'>, Pick<ButtonProps, 'isIconOnPhones'> {
  /** The circles to choose from. */
  circles: readonly Circle[];
}

/** For the coach who leads these circles. */
export function ScheduleCircleSession({ isIconOnPhones, ...props }: ScheduleProps) {
  if (props.circles.length === 0) return null;
  return (
    <DialogButton
      variant="secondary"
      isIconOnPhones={isIconOnPhones}
      icon={<CalendarIcon />}
      label={<FormattedMessage defaultMessage="Schedule a circle session" />}
    >
      {(onClose) => <ScheduleDialog {...props} onClose={onClose} />}
    </DialogButton>
  );
}

/** Suggests the latest meeting link of the first circle. */
function ScheduleDialog({ circles, api, onClose }: ScheduleProps & { onClose: () => void }) {
  const coachingSessions = api.useContent('/coaching_circles/{id}/coaching_sessions', {
    path: { id: circles[0]!.id },
    query: { size: 1 },
  });
  return <CircleSessionDialog {...{ circles, api, onClose }} latestUrl={coachingSessions[0]?.url ?? null} />;
}
