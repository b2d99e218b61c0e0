import { slotWeeks } from '@institute/values/availability/slot-weeks';
import { today } from '@institute/values/formats/dates';
import { useState } from 'react';
import { useIntl } from 'react-intl';

interface ShownDayOptions {
  /** The days with free times, in order. */
  days: readonly string[];
  chosenDay: string | undefined;
  startDay: string | undefined;
  onWeeksChange: ((firstDay: string) => void) | undefined;
  timeZone: string;
}

/** The weeks and the day that are shown: the day looked at, that of the selected time, or the first free one from a given day on. */
export function useShownDay({ days, chosenDay, startDay: given, onWeeksChange, timeZone }: ShownDayOptions) {
  const { locale } = useIntl();
  const here = today(timeZone);
  const min = [here, ...days].toSorted()[0]!;
  const startDay = given ?? chosenDay ?? days[0] ?? here;
  const weeksOf = (day: string) => slotWeeks(day, min, locale);
  const isTogether = (day: string, other: string) => weeksOf(day).from === weeksOf(other).from;
  // Empty until the focus has moved in the calendar.
  const [looked, setLooked] = useState({ given: startDay, focused: '', day: '' });
  if (!isTogether(looked.given, startDay))
    setLooked(
      looked.focused && isTogether(looked.focused, startDay)
        ? { ...looked, given: startDay }
        : { given: startDay, focused: '', day: '' },
    );
  const { day } = looked;
  const weeks = weeksOf(looked.focused || startDay);
  const inWeeks = days.filter((date) => date >= weeks.from && date <= weeks.to);
  const shownDay =
    [day, chosenDay].find((date) => date !== undefined && inWeeks.includes(date)) ??
    inWeeks.find((date) => date >= startDay) ??
    inWeeks[0] ??
    '';
  const focused = looked.focused || shownDay || startDay;
  const show = (next: string, change: Partial<typeof looked>) => {
    // A press of a day both focuses and chooses it, before anything renders.
    setLooked((before) => ({ ...before, focused: next, ...change }));
    if (!isTogether(next, focused)) onWeeksChange?.(weeksOf(next).from);
  };
  return {
    here,
    min,
    focused,
    shownDay,
    weeks,
    weeksOf,
    showDay: (date: string) => show(date, { day: date }),
    /** Other weeks don't keep the day, so that their first free one is shown. */
    showWeeksOf: (date: string) => show(date, isTogether(date, focused) ? {} : { day: '' }),
  };
}
