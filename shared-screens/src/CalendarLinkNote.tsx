import { FormattedMessage } from 'react-intl';
import type { App } from './app.ts';

/** A coach's calendar link needs no session, so it ends with the others. */
export const CalendarLinkText = () => (
  <FormattedMessage defaultMessage="This also turns off your calendar link: create a new one afterward." />
);

/** Says so to a coach who has such a link. */
export function CalendarLinkNote({ api, coachId }: { api: App['api']; coachId: string }) {
  const feed = api.useQuery('get', '/coaches/{coachId}/calendar_feed', { params: { path: { coachId } } });
  return feed.data?.content.createdAt ? <CalendarLinkText /> : null;
}
