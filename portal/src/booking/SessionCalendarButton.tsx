import { CalendarButton } from '@institute/design-system';
import { absoluteUrl } from '@institute/design-system/app';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../places.ts';
import type { CoachSession } from './sessions.ts';

/** Exports a session to a calendar. Importing it again updates the event. */
export function SessionCalendarButton({ session }: { session: CoachSession }) {
  const intl = useIntl();
  const { id, startTime: start, endTime: end, title, coachName, url, sequence, changedAt } = session;
  const location = session.place ?? url;
  return (
    <CalendarButton
      fileName="session.ics"
      entries={() => [
        {
          // The id that e-mails and the coach's calendar feed use, so that none of them adds it twice.
          id: `${id}@institute`,
          start,
          end,
          title: intl.formatMessage({ defaultMessage: '{title} with {coach}' }, { title, coach: coachName }),
          url: absoluteUrl(paths.session({ sessionId: id })),
          ...(location && { location }),
          ...(url && { description: url }),
          revision: { sequence, changedAt, isCancelled: false },
        },
      ]}
    >
      <FormattedMessage defaultMessage="Add to calendar" />
    </CalendarButton>
  );
}
