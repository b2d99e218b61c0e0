import { type LocalTime, readLocal } from '@institute/values/availability/local-time';
import { parseInstant } from '@institute/values/formats/dates';
import { type RefObject, useState } from 'react';
import { useEarlyRadio } from '../fields/early-input.ts';
import { useFormReset } from '../fields/field-ids.ts';
import { isSameClock } from './clock-text.ts';
import type { SlotPickerProps } from './SlotPicker.tsx';
import { useShownDay } from './shown-day.ts';

export interface Slot {
  start: string;
  end: string;
}

export type Entry = Slot & { from: number; local: LocalTime };

type SlotOptions = Pick<
  SlotPickerProps,
  'slots' | 'timeZone' | 'value' | 'defaultValue' | 'onChange' | 'month' | 'onMonthChange' | 'otherTimeZone'
>;

/** The free times in order, with the chosen one, and those of the day that is shown. */
export function useSlotChoice(
  group: RefObject<HTMLFieldSetElement | null>,
  { slots, timeZone, value, defaultValue = '', onChange, month, onMonthChange, otherTimeZone }: SlotOptions,
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
  const chosen = parseInstant(current);
  const chosenTime = chosen === null ? null : readLocal(current, timeZone);
  const shown = useShownDay({
    days: dates,
    chosenDay: chosenTime?.date,
    month,
    onMonthChange,
    timeZone,
  });
  const entries = timesOn(shown.shownDay);
  const isOtherClock = ({ from }: Entry) => !isSameClock(timeZone, otherTimeZone!, from);
  return {
    ...shown,
    timeZone,
    current,
    choose,
    inOrder,
    dates,
    timesOn,
    chosen,
    chosenTime,
    chosenSlot: inOrder.find(({ from }) => from === chosen),
    entries,
    isShown: entries.some(({ from }) => from === chosen),
    /** The other zone, if its clocks differ. */
    otherZone: otherTimeZone && inOrder.some(isOtherClock) ? otherTimeZone : undefined,
  };
}

export type SlotChoice = ReturnType<typeof useSlotChoice>;
