import type { Schemas } from '@institute/api-schema';
import { CoachScheduleInput } from '@institute/api-schema/limits';
import { type DateOverride, fromWeekly, toWeekly, type WeeklyRange } from '@institute/values/availability';
import { lengthMax, required, rules } from '@institute/values/rules';
import { z } from 'zod/mini';

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

/** A part of a schedule that is edited and saved separately. */
export interface SchedulePart<Values, Body extends Partial<ScheduleInput> = Partial<ScheduleInput>> {
  name: string;
  schema: z.ZodMiniType<Values, Values>;
  valuesOf: (schedule: Schedule) => Values;
  /** The request body. A rule that was left open uses the server's default. */
  bodyOf: (values: Values) => Body;
}

export type HoursValues = Pick<ScheduleValues, 'weekly'>;
/** With the day that was typed and not added yet. */
export type ExceptionsValues = Pick<ScheduleValues, 'overrides'> & { typedDay: string };
export type RulesValues = Omit<ScheduleValues, 'weekly' | 'overrides'>;

const hoursShape = { weekly: z.custom<ScheduleValues['weekly']>() };
const exceptionsShape = { overrides: z.custom<ScheduleValues['overrides']>() };
const rulesShape = {
  name: z.string().check(rules(required(), lengthMax(CoachScheduleInput.name.maxLength))),
  timeZone: z.string().check(rules(required())),
  bufferMinutes: z.custom<number | null>(),
  minimumNoticeMinutes: z.custom<number | null>(),
  horizonDays: z.custom<number | null>(),
};

export const hoursPart: SchedulePart<HoursValues, Pick<ScheduleInput, 'weekly'>> = {
  name: 'hours',
  schema: z.object(hoursShape),
  valuesOf: ({ weekly }) => ({ weekly: toWeekly(weekly) }),
  bodyOf: ({ weekly }) => ({ weekly: fromWeekly(weekly) }),
};

const exceptionsBody = ({ overrides }: Pick<ScheduleValues, 'overrides'>) => ({
  overrides: overrides.map(({ date, ranges }) => ({
    date,
    ranges: ranges.map(({ startTime, endTime }) => ({ startTime, endTime })),
  })),
});

export const exceptionsPart: SchedulePart<ExceptionsValues, Pick<ScheduleInput, 'overrides'>> = {
  name: 'exceptions',
  schema: z.object({ ...exceptionsShape, typedDay: z.string() }),
  valuesOf: ({ overrides }) => ({
    overrides: overrides.map(({ date, ranges }) => ({ date, ranges })),
    typedDay: '',
  }),
  bodyOf: exceptionsBody,
};

export const rulesPart: SchedulePart<RulesValues, Pick<ScheduleInput, keyof RulesValues>> = {
  name: 'rules',
  schema: z.object(rulesShape),
  valuesOf: ({ name, timeZone, bufferMinutes, minimumNoticeMinutes, horizonDays }) => ({
    name,
    timeZone,
    bufferMinutes,
    minimumNoticeMinutes,
    horizonDays,
  }),
  bodyOf: (values) => ({
    name: values.name.trim(),
    timeZone: values.timeZone,
    bufferMinutes: values.bufferMinutes ?? 0,
    minimumNoticeMinutes: values.minimumNoticeMinutes ?? 720,
    horizonDays: values.horizonDays ?? 60,
  }),
};

export const schema = z.object({ ...rulesShape, ...hoursShape, ...exceptionsShape });

export const inputOf = (values: ScheduleValues): Omit<ScheduleInput, 'version'> => ({
  ...rulesPart.bodyOf(values),
  ...hoursPart.bodyOf(values),
  ...exceptionsBody(values),
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
