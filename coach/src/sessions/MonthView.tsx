import { AgendaList, Calendar, ErrorPanel, ListSkeleton, Stack, Text } from '@institute/design-system';
import { clockOf, formatDate, formatTime, today } from '@institute/values/formats';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTimeZone } from '../coach.ts';
import { describeError } from '../messages.ts';
import { type CalendarView, useCalendarEntries } from './calendar-entries.ts';

/** A month of sessions, and the agenda of the selected day, which stays while the user browses other months. */
export function MonthView({ day, onDay }: CalendarView) {
  const intl = useIntl();
  const timeZone = useTimeZone();
  const chosenDay = day ?? today(timeZone);
  const [viewedMonth, setViewedMonth] = useState<string | null>(null);
  const month = useCalendarEntries(viewedMonth ?? chosenDay);
  const { entries, isPending, ...ofChosen } = useCalendarEntries(chosenDay);
  const { failed, retry, isRetrying } = month.failed ? month : ofChosen;
  const ofDay = entries.filter(({ date }) => date === chosenDay);
  return (
    <Stack gap="l">
      <Calendar
        label={intl.formatMessage({ defaultMessage: 'My sessions' })}
        value={chosenDay}
        onChange={(date) => {
          setViewedMonth(null);
          onDay(date);
        }}
        onMonthChange={setViewedMonth}
        timeZone={timeZone}
        events={month.entries.map(({ id, date, minutes, text, hue, isCanceled }) => ({
          id,
          date,
          title: `${formatTime(clockOf(minutes), intl.locale)} ${text}`,
          hue,
          isCanceled,
        }))}
      />
      {failed ? (
        <ErrorPanel level={2} onRetry={retry} isRetrying={isRetrying}>
          {describeError(intl, failed.error)}
        </ErrorPanel>
      ) : isPending ? (
        <ListSkeleton count={2} />
      ) : ofDay.length > 0 ? (
        <AgendaList level={2} timeZone={timeZone} events={ofDay.map(({ event }) => event)} />
      ) : (
        <Text tone="muted">
          <FormattedMessage
            defaultMessage="No sessions on {date}"
            values={{ date: formatDate(chosenDay, 'medium', intl.locale) }}
          />
        </Text>
      )}
    </Stack>
  );
}
