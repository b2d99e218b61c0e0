import { FormattedMessage } from 'react-intl';
import type { App } from './app.ts';

interface CalendarLinkNoteProps extends Pick<App, 'api'> {
  coachId: string;
}

/** Says to a coach with a calendar link that it ends with the sessions, though it needs none. The page doesn't wait for it. */
export function useCalendarLinkNote({ api, coachId }: CalendarLinkNoteProps) {
  const feed = api.useQuery('get', '/coaches/{coachId}/calendar_feed', { params: { path: { coachId } } });
  return feed.data?.content.createdAt ? (
    <FormattedMessage defaultMessage="This also turns off your calendar link: create a new one afterward." />
  ) : null;
}

export const CalendarLinkNote = (props: CalendarLinkNoteProps) => useCalendarLinkNote(props);
