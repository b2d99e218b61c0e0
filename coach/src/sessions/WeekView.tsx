import { ErrorPanel, Stack, WeekCalendar } from '@institute/design-system';
import { today } from '@institute/values/formats';
import { useIntl } from 'react-intl';
import { useTimeZone } from '../coach.ts';
import { describeError } from '../messages.ts';
import { paths } from '../places.ts';
import { type CalendarView, useCalendarEntries } from './calendar-entries.ts';

/** The path of a day in the month, whose agenda has everything that can be done. */
const dayPath = (date: string) =>
  paths.mySessions({ view: 'calendar', month: date.slice(0, 7), day: date.slice(8) });

/** A week of sessions, as long as they last. */
export function WeekView({ day, onDay }: CalendarView) {
  const intl = useIntl();
  const timeZone = useTimeZone();
  const chosenDay = day ?? today(timeZone);
  const { entries, failed, isPending, retry, isRetrying } = useCalendarEntries(chosenDay);
  return (
    <Stack gap="l">
      <WeekCalendar
        label={intl.formatMessage({ defaultMessage: 'My sessions' })}
        value={chosenDay}
        onChange={onDay}
        timeZone={timeZone}
        events={
          failed || isPending
            ? undefined
            : entries.map(({ id, date, text, hue, href, isCanceled, event: { start, end } }) => ({
                id,
                start,
                end,
                title: text,
                hue,
                isCanceled,
                href: href ?? dayPath(date),
              }))
        }
      />
      {failed && (
        <ErrorPanel level={2} onRetry={retry} isRetrying={isRetrying}>
          {describeError(intl, failed.error)}
        </ErrorPanel>
      )}
    </Stack>
  );
}
