import { type LocalTime, readLocal } from '@institute/values/availability/local-time';
import { parseInstant } from '@institute/values/formats/dates';
import { type RefObject, useState } from 'react';
import { useEarlyRadio } from '../fields/early-input.ts';
import { useFormReset } from '../fields/field-ids.ts';
import { isSameClock } from './clock-text.ts';
import { useShownDay } from './shown-day.ts';

export interface Slot {
  start: string;
  end: string;
}

export type Entry = Slot & { from: number; local: LocalTime };

export interface SlotOptions {
  /**
   * Available times as RFC 3339 timestamps: those of the weeks shown, and of those of the selected one. Those with an
   * offset, such as `2026-03-04T12:00:00-05:00`, are shown as they read, so they don't depend on the browser's time-zone
   * data.
   */
  slots: readonly Slot[];
  /**
   * The `start` of the selected slot, or an empty string. A slot that is not available (anymore) is kept and reported.
   */
  value?: string;
  defaultValue?: string;
  onChange?: (start: string) => void;
  /** IANA name of the user's time zone, used for days and times. */
  timeZone: string;
  /** The coach's time zone. If its clocks differ, its times can be shown too. */
  otherTimeZone?: string | undefined;
  /**
   * A day of the weeks to show; the first free day from then on is shown. By default, the day of the selected slot, or of
   * the first one. `slotWeeks` says which weeks those are.
   */
  startDay?: string;
  /** Called with the first day (`YYYY-MM-DD`) when other weeks are shown, so that their times can be loaded. */
  onWeeksChange?: (firstDay: string) => void;
}

/** The free times in order, with the chosen one, and those of the day that is shown. */
export function useSlotChoice(
  group: RefObject<HTMLFieldSetElement | null>,
  {
    slots,
    timeZone,
    value,
    defaultValue = '',
    onChange,
    startDay,
    onWeeksChange,
    otherTimeZone,
  }: SlotOptions,
) {
  const [followed, setFollowed] = useState(defaultValue);
  const isControlled = value !== undefined;
  const current = isControlled ? value : followed;
  // After the browser, which resets the radios to what they were when they appeared.
  useFormReset(group, isControlled ? null : () => setTimeout(() => setFollowed(defaultValue)));
  const choose = (start: string) => {
    if (!isControlled) setFollowed(start);
    onChange?.(start);
  };
  useEarlyRadio(group, current, choose);

  const inOrder: Entry[] = slots
    .map((slot) => ({
      ...slot,
      from: parseInstant(slot.start) ?? 0,
      local: readLocal(slot.start, timeZone),
    }))
    .toSorted((a, b) => a.from - b.from);
  const dates = [...new Set(inOrder.map(({ local }) => local.date))];
  const timesOn = (date: string) => inOrder.filter(({ local }) => local.date === date);
  const chosenMoment = parseInstant(current);
  const chosenTime = chosenMoment === null ? null : readLocal(current, timeZone);
  const shownWeeks = useShownDay({
    days: dates,
    chosenDay: chosenTime?.date,
    startDay,
    onWeeksChange,
    timeZone,
  });
  const entries = timesOn(shownWeeks.shownDay);
  // Before the first times have loaded, as they will most likely be.
  const moments = inOrder.length > 0 ? inOrder.map(({ from }) => from) : [Date.now()];
  const isOtherClock = (moment: number) => !isSameClock(timeZone, otherTimeZone!, moment);
  return {
    ...shownWeeks,
    timeZone,
    current,
    choose,
    inOrder,
    dates,
    timesOn,
    chosen: chosenMoment,
    chosenTime,
    chosenSlot: inOrder.find(({ from }) => from === chosenMoment),
    entries,
    isShown: entries.some(({ from }) => from === chosenMoment),
    /** The other zone, if its clocks differ. */
    otherZone: otherTimeZone && moments.some(isOtherClock) ? otherTimeZone : undefined,
  };
}

export type SlotChoice = ReturnType<typeof useSlotChoice>;
