import { today } from '@institute/values/formats/dates';
import { useState } from 'react';

const isSameMonth = (date: string, other: string) => date.slice(0, 7) === other.slice(0, 7);

interface ShownDayOptions {
  /** The days with free times, in order. */
  days: readonly string[];
  chosenDay: string | undefined;
  month: string | undefined;
  onMonthChange: ((firstDay: string) => void) | undefined;
  timeZone: string;
}

/** The month and the day that are shown: the day looked at, that of the selected time, or the first free one from a given day on. */
export function useShownDay({ days, chosenDay, month, onMonthChange, timeZone }: ShownDayOptions) {
  const here = today(timeZone);
  const startDay = month ?? chosenDay ?? days[0] ?? here;
  // Empty until the focus has moved in the calendar.
  const [looked, setLooked] = useState({ given: startDay, focused: '', day: '' });
  if (!isSameMonth(looked.given, startDay))
    setLooked(
      isSameMonth(looked.focused, startDay)
        ? { ...looked, given: startDay }
        : { given: startDay, focused: '', day: '' },
    );
  const { day } = looked;
  const inMonth = days.filter((date) => isSameMonth(date, looked.focused || startDay));
  const shownDay =
    [day, chosenDay].find((date) => date !== undefined && inMonth.includes(date)) ??
    inMonth.find((date) => date >= startDay) ??
    inMonth[0] ??
    '';
  const focused = looked.focused || shownDay || startDay;
  const show = (next: string, change: Partial<typeof looked>) => {
    // A press of a day both focuses and chooses it, before anything renders.
    setLooked((before) => ({ ...before, focused: next, ...change }));
    if (!isSameMonth(next, focused)) onMonthChange?.(`${next.slice(0, 7)}-01`);
  };
  return {
    here,
    focused,
    shownDay,
    showDay: (date: string) => show(date, { day: date }),
    /** Another month doesn't keep the day, so that its first free one is shown. */
    showMonthOf: (date: string) => show(date, isSameMonth(date, focused) ? {} : { day: '' }),
  };
}
