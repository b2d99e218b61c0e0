import { IconButton, Inline, lazyPart, MoreIcon } from '@institute/design-system';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DialogButton } from '../DialogButton.tsx';
import { useCircleMenuLabel, useCircleName } from './circle-name.ts';
import type { CircleEntry } from './circles.ts';
import { JoinLink } from './JoinLink.tsx';

const AttendanceDialog = lazyPart(async () => (await import('./AttendanceDialog.tsx')).AttendanceDialog);
const CircleMenu = lazyPart(async () => (await import('./CircleMenu.tsx')).CircleMenu);

/** The actions of a circle's coach: join a session, or more, before it begins; then record attendance. */
export function CircleActions(entry: CircleEntry) {
  const { circle, session } = entry;
  if (session.status === 'HELD' || session.status === 'ATTENDANCE_SUBMITTED')
    return <AttendanceButton {...entry} />;
  return (
    <Inline gap="s">
      {session.url && <JoinLink url={session.url} name={circle.title} />}
      <Suspense fallback={<MenuPlace {...entry} />}>
        <CircleMenu {...entry} />
      </Suspense>
    </Inline>
  );
}

/** In the place of the menu while its code loads. */
const MenuPlace = (entry: CircleEntry) => (
  <IconButton label={useCircleMenuLabel(entry)} isDisabled>
    <MoreIcon />
  </IconButton>
);

function AttendanceButton(entry: CircleEntry) {
  const intl = useIntl();
  const values = useCircleName(entry);
  const isCorrection = entry.session.status === 'ATTENDANCE_SUBMITTED';
  return (
    <DialogButton
      variant={isCorrection ? 'quiet' : 'secondary'}
      name={
        isCorrection
          ? intl.formatMessage(
              {
                defaultMessage: 'Change attendance: {circle}, {date}',
                description: 'Name of the button that corrects who was at a session of a circle',
              },
              values,
            )
          : intl.formatMessage(
              {
                defaultMessage: 'Submit attendance: {circle}, {date}',
                description: 'Name of the button that says who was at a session of a circle',
              },
              values,
            )
      }
      label={
        isCorrection ? (
          <FormattedMessage
            defaultMessage="Change attendance"
            description="Opens the form of who was there, to correct it"
          />
        ) : (
          <FormattedMessage
            defaultMessage="Submit attendance"
            description="Opens the form of who was there"
          />
        )
      }
    >
      {(onClose) => <AttendanceDialog {...entry} onClose={onClose} />}
    </DialogButton>
  );
}
