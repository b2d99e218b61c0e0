import { absoluteUrl } from '@institute/design-system/app';
import { useIntl } from 'react-intl';
import { CalendarButton } from '../CalendarButton.tsx';
import { paths } from '../places.ts';
import type { CoachSession } from './sessions.ts';

/** Exports a session to a calendar. Importing it again updates the event. */
export function SessionCalendarButton({ session }: { session: CoachSession }) {
  const intl = useIntl();
  const { id, startTime: start, endTime: end, title, coachName, url } = session;
  return (
    <CalendarButton
      name={intl.formatMessage({ defaultMessage: 'Add to calendar' })}
      fileName="session.ics"
      entries={() => [
        {
          // The id that e-mails and the coach's calendar feed use, so that none of them adds it twice.
          id: `${id}@institute`,
          start,
          end,
          title: intl.formatMessage({ defaultMessage: '{title} with {coach}' }, { title, coach: coachName }),
          url: absoluteUrl(paths.session({ sessionId: id })),
          ...(url && { location: url, description: url }),
        },
      ]}
    />
  );
}
