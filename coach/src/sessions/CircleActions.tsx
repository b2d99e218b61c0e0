import { IconButton, lazyPart, MoreIcon } from '@institute/design-system';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DialogButton } from '../DialogButton.tsx';
import { useCircleMenuLabel, useCircleName } from './circle-name.ts';
import type { CircleEntry } from './circles.ts';

const AttendanceDialog = lazyPart(async () => (await import('./AttendanceDialog.tsx')).AttendanceDialog);
const LoadedMenu = lazyPart(async () => (await import('./CircleMenu.tsx')).CircleMenu);

/** What is done to a session of a circle less often than joining it. */
export const CircleMenu = (entry: CircleEntry) => (
  <Suspense
    fallback={
      <IconButton label={useCircleMenuLabel(entry)} isDisabled>
        <MoreIcon />
      </IconButton>
    }
  >
    <LoadedMenu {...entry} />
  </Suspense>
);

/** Records who was there, or corrects it. */
export function AttendanceButton(entry: CircleEntry) {
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
