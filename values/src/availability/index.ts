export {
  copyDay,
  type DateOverride,
  freeShare,
  type Hours,
  hoursProblem,
  mergeRanges,
  nextRange,
  paint,
  type RangeProblem,
  rangeProblems,
  type TimeOff,
  type TimeRange,
  type WeeklyRange,
  weeklyMinutes,
} from './hours.ts';
export { type LocalTime, readLocal } from './local-time.ts';
export { hoursOn, type Interval, intervalOfDays, occurrences } from './occurrences.ts';
export { parseWallTime, type Reading, readingOf } from './reading.ts';
export { slotWeeks } from './slot-weeks.ts';
export { type BookingRules, bookableSlots, bookableUntil, commitmentsBefore } from './slots.ts';
export { timeOnClocks } from './time-on-clocks.ts';
export {
  type ClockChange,
  instantOf,
  nextClockChange,
  readingsOf,
  spellLocal,
  type WallTime,
  wallTimeOf,
} from './wall-time.ts';
export { fromWeekly, type NamedRange, toWeekly, type WeekdayName } from './weekdays.ts';
