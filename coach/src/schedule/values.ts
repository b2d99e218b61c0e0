import type { components } from '@institute/api-schema';
import { CoachScheduleInput } from '@institute/api-schema/limits';
import { type DateOverride, fromWeekly, toWeekly, type WeeklyRange } from '@institute/values/availability';
import { lengthMax, required, rules } from '@institute/values/rules';
import { z } from 'zod/mini';

type Schemas = components['schemas'];
export type Schedule = Schemas['CoachSchedule'];
export type ScheduleInput = Schemas['CoachScheduleInput'];

/** The values of a schedule form: named like the contract, with weekdays numbered like the library's. */
export interface ScheduleValues {
  name: string;
  timeZone: string;
  weekly: WeeklyRange[];
  overrides: DateOverride[];
  bufferMinutes: number | null;
  minimumNoticeMinutes: number | null;
  horizonDays: number | null;
}

export const schema = z.object({
  name: z.string().check(rules(required(), lengthMax(CoachScheduleInput.name.maxLength))),
  timeZone: z.string().check(rules(required())),
  weekly: z.custom<ScheduleValues['weekly']>(),
  overrides: z.custom<ScheduleValues['overrides']>(),
  bufferMinutes: z.custom<number | null>(),
  minimumNoticeMinutes: z.custom<number | null>(),
  horizonDays: z.custom<number | null>(),
});

export const valuesOf = ({
  id: _id,
  version: _version,
  weekly,
  overrides,
  ...rest
}: Schedule): ScheduleValues => ({
  ...rest,
  weekly: toWeekly(weekly),
  overrides: overrides.map(({ date, ranges }) => ({ date, ranges })),
});

/** The request body. A rule that was left open uses the server's default. */
export const inputOf = (values: ScheduleValues): Omit<ScheduleInput, 'version'> => ({
  name: values.name.trim(),
  timeZone: values.timeZone,
  weekly: fromWeekly(values.weekly),
  overrides: values.overrides.map(({ date, ranges }) => ({
    date,
    ranges: ranges.map(({ startTime, endTime }) => ({ startTime, endTime })),
  })),
  bufferMinutes: values.bufferMinutes ?? 0,
  minimumNoticeMinutes: values.minimumNoticeMinutes ?? 720,
  horizonDays: values.horizonDays ?? 60,
});

/** A common working week to start from. */
export const newSchedule = (name: string, timeZone: string): ScheduleValues => ({
  name,
  timeZone,
  weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, startTime: '09:00', endTime: '17:00' })),
  overrides: [],
  bufferMinutes: 10,
  minimumNoticeMinutes: 720,
  horizonDays: 60,
});
