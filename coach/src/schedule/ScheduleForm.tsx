import { currentVersionOf, mergePatch } from '@institute/api-schema';
import {
  Columns,
  ConfirmButton,
  DateOverrides,
  LinkButton,
  SectionCard,
  Stack,
  toast,
  useNavigate,
  WeekSchedule,
} from '@institute/design-system';
import {
  type Form,
  SubmitBar,
  UnsavedChangesGuard,
  useForm,
  useRecordForm,
} from '@institute/design-system/forms';
import { hoursProblem } from '@institute/values/availability';
import { formatDate, formatDuration, formatTime } from '@institute/values/formats';
import { type ReactNode, useRef, useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId, useTimeZone } from '../coach.ts';
import { describeError } from '../messages.ts';
import { paths } from '../places.ts';
import { queryClient } from '../query-client.ts';
import { exceptionsId, NextExceptions } from './NextExceptions.tsx';
import { type FieldsProps, GeneralFields, RuleFields } from './ScheduleFields.tsx';
import { UpcomingHours } from './UpcomingHours.tsx';
import { inputOf, type Schedule, type ScheduleValues, schema, valuesOf } from './values.ts';

const minutesOfDay = 24 * 60;

/** Invalid hours show their own errors. */
class HoursError extends Error {}

/** A day was typed and not added to the list, which shows its own error. */
class TypedDayError extends Error {}

interface TypedDay {
  onTyped: (text: string) => void;
  isRefused: boolean;
  /** Throws if a day was typed and not added. */
  requireNone: () => void;
}

/** Keeps a form from being saved without a day off that was typed and not added. */
function useTypedDay(): TypedDay {
  const text = useRef('');
  const [isRefused, setIsRefused] = useState(false);
  return {
    isRefused,
    onTyped(next) {
      text.current = next;
      setIsRefused(false);
    },
    requireNone() {
      if (text.current.trim() === '') return;
      setIsRefused(true);
      throw new TypedDayError();
    },
  };
}

const typedDayText = (intl: IntlShape) =>
  intl.formatMessage({ defaultMessage: 'Add the day you typed, or clear the box. Then save.' });

function requireValidHours(values: ScheduleValues): void {
  if (hoursProblem(values)) throw new HoursError();
}

const announceSave = (intl: IntlShape) =>
  toast.success(intl.formatMessage({ defaultMessage: 'Your hours were saved.' }));

/** An existing schedule. */
export function EditSchedule({ schedule }: { schedule: Schedule }) {
  const intl = useIntl();
  const coachId = useCoachId();
  const save = api.useMutation('patch', '/coaches/{coachId}/schedules/{scheduleId}');
  const params = { path: { coachId, scheduleId: schedule.id } };
  const typedDay = useTypedDay();
  const form: Form<ScheduleValues> = useRecordForm({
    draft: `schedule.${schedule.id}`,
    record: schedule,
    schema,
    valuesOf,
    toBody: inputOf,
    async save(body, values) {
      typedDay.requireNone();
      requireValidHours(values);
      return (await save.mutateAsync({ params, headers: mergePatch, body })).content;
    },
    currentOf: currentVersionOf,
    describe: (values) => describeSchedule(intl, values),
    describeError: (error) => describeScheduleError(intl, error, form.state.values),
    onTakeTheirs: () => void queryClient.invalidateQueries(),
    onSaved: () => announceSave(intl),
  });
  return <ScheduleForm form={form} typedDay={typedDay} remove={<DeleteSchedule schedule={schedule} />} />;
}

export function NewSchedule({ values }: { values: ScheduleValues }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const coachId = useCoachId();
  const create = api.useMutation('post', '/coaches/{coachId}/schedules');
  const typedDay = useTypedDay();
  const form: Form<ScheduleValues> = useForm({
    draft: 'schedule.new',
    schema,
    defaultValues: values,
    describeError: (error) => describeScheduleError(intl, error, form.state.values),
    async onSubmit({ value }) {
      typedDay.requireNone();
      requireValidHours(value);
      const body = { ...inputOf(value), version: null };
      const { content } = await create.mutateAsync({ params: { path: { coachId } }, body });
      announceSave(intl);
      navigate(paths.myCoachSchedule({ schedule: content.id }), { replace: true });
    },
  });
  return (
    <ScheduleForm
      form={form}
      typedDay={typedDay}
      cancel={
        <LinkButton variant="quiet" href={paths.myCoachSchedule()}>
          <FormattedMessage defaultMessage="Cancel" />
        </LinkButton>
      }
    />
  );
}

interface ScheduleFormProps {
  form: Form<ScheduleValues>;
  typedDay: TypedDay;
  /** Deletes an existing schedule. */
  remove?: ReactNode;
  /** Leaves a new one. */
  cancel?: ReactNode;
}

function ScheduleForm({ form, typedDay, remove, cancel }: ScheduleFormProps) {
  return (
    <>
      <form.Form isWide>
        <Stack gap="l">
          <form.Subscribe selector={({ values }) => values.overrides}>
            {(overrides) => <NextExceptions overrides={overrides} />}
          </form.Subscribe>
          <WeekFields form={form} />
          <Columns min="xl" gap="l" align="start">
            <DateFields form={form} typedDay={typedDay} />
            <Stack gap="l">
              <GeneralFields form={form} remove={remove} />
              <RuleFields form={form} />
            </Stack>
          </Columns>
          <form.Subscribe selector={({ values }) => values}>
            {(current) => <UpcomingHours values={current} />}
          </form.Subscribe>
        </Stack>
        <SubmitBar before={cancel} isNew={!remove}>
          <FormattedMessage defaultMessage="Save hours" />
        </SubmitBar>
      </form.Form>
      <UnsavedChangesGuard isUnsaved={form.isUnsaved} />
    </>
  );
}

const describeScheduleError = (intl: IntlShape, error: unknown, values: ScheduleValues) =>
  error instanceof TypedDayError
    ? typedDayText(intl)
    : error instanceof HoursError
      ? hoursText(intl, values)
      : describeError(intl, error);

/** The hours as they read beside those of another version. */
function describeSchedule(intl: IntlShape, values: ScheduleValues) {
  const { weekly, overrides, bufferMinutes, minimumNoticeMinutes, horizonDays } = values;
  const { locale } = intl;
  const rangeText = ({ startTime, endTime }: { startTime: string; endTime: string }) =>
    `${formatTime(startTime, locale)} – ${formatTime(endTime === '24:00' ? '00:00' : endTime, locale)}`;
  // January 4, 1970, was a Sunday.
  const weekdayName = (weekday: number) =>
    intl.formatDate((3 + weekday) * minutesOfDay * 60_000, { weekday: 'long', timeZone: 'UTC' });
  const noHours = intl.formatMessage({ defaultMessage: 'no hours' });
  return {
    weekly: {
      label: weeklyLabel(intl),
      value: intl.formatList(weekly.map((range) => `${weekdayName(range.weekday)} ${rangeText(range)}`)),
    },
    overrides: {
      label: overridesLabel(intl),
      value: intl.formatList(
        overrides.map(
          ({ date, ranges }) =>
            `${formatDate(date, 'medium', locale)}: ${ranges.map(rangeText).join(', ') || noHours}`,
        ),
      ),
    },
    bufferMinutes: formatDuration(bufferMinutes ?? 0, locale),
    minimumNoticeMinutes: formatDuration(minimumNoticeMinutes ?? 0, locale),
    horizonDays: formatDuration((horizonDays ?? 0) * minutesOfDay, locale),
  };
}

const weeklyLabel = (intl: IntlShape) => intl.formatMessage({ defaultMessage: 'Weekly hours' });
const overridesLabel = (intl: IntlShape) =>
  intl.formatMessage({
    defaultMessage: 'Exceptions',
    description: 'Days on which the hours are not those of the week',
  });

const hoursText = (intl: IntlShape, values: ScheduleValues): string =>
  hoursProblem(values) === 'overlap'
    ? intl.formatMessage({
        defaultMessage: 'Some hours overlap others of the same day. Change or remove one of them.',
      })
    : intl.formatMessage({ defaultMessage: 'Start time must be less than end time' });

function WeekFields({ form }: FieldsProps) {
  const intl = useIntl();
  const here = useTimeZone();
  const label = weeklyLabel(intl);
  return (
    <SectionCard
      title={label}
      lead={
        <FormattedMessage defaultMessage="Hours end at midnight at the latest. To go on after midnight, add hours to the next day." />
      }
    >
      <form.Subscribe selector={({ values }) => values}>
        {({ weekly, timeZone }) => (
          <WeekSchedule
            label={label}
            ranges={weekly}
            onChange={(ranges) => form.setFieldValue('weekly', ranges)}
            timeZone={timeZone}
            {...(here !== timeZone && { otherTimeZone: here })}
          />
        )}
      </form.Subscribe>
    </SectionCard>
  );
}

function DateFields({ form, typedDay }: FieldsProps & { typedDay: TypedDay }) {
  const intl = useIntl();
  const label = overridesLabel(intl);
  return (
    <SectionCard
      id={exceptionsId}
      title={label}
      lead={
        <FormattedMessage defaultMessage="A shorter day, an extra morning: on these dates, these hours replace the weekly ones of this schedule." />
      }
    >
      <form.Subscribe selector={({ values }) => values}>
        {({ overrides, timeZone }) => (
          <DateOverrides
            label={label}
            overrides={overrides}
            onChange={(next) => form.setFieldValue('overrides', next)}
            onTyped={typedDay.onTyped}
            errorMessage={typedDay.isRefused ? typedDayText(intl) : undefined}
            timeZone={timeZone}
          />
        )}
      </form.Subscribe>
    </SectionCard>
  );
}

function DeleteSchedule({ schedule: { id, name } }: { schedule: Schedule }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const coachId = useCoachId();
  const remove = api.useMutation('delete', '/coaches/{coachId}/schedules/{scheduleId}');
  return (
    <ConfirmButton
      variant="quiet"
      title={intl.formatMessage({ defaultMessage: 'Delete {name}?' }, { name })}
      message={
        <FormattedMessage defaultMessage="Clients can no longer book these hours. Sessions that are already booked stay as they are." />
      }
      keepLabel={<FormattedMessage defaultMessage="Keep schedule" />}
      confirmLabel={<FormattedMessage defaultMessage="Delete" />}
      onConfirm={async () => {
        await remove.mutateAsync({ params: { path: { coachId, scheduleId: id } } });
        navigate(paths.myCoachSchedule(), { replace: true });
      }}
      successMessage={intl.formatMessage({ defaultMessage: 'Your schedule was deleted.' })}
    >
      <FormattedMessage defaultMessage="Delete this schedule" />
    </ConfirmButton>
  );
}
