import {
  Columns,
  ConfirmButton,
  DateOverrides,
  DurationField,
  Inline,
  LinkButton,
  SectionCard,
  SelectField,
  Stack,
  TextField,
  toast,
  useNavigate,
  WeekSchedule,
} from '@institute/design-system';
import { hoursProblem } from '@institute/design-system/availability';
import { listTimeZones } from '@institute/design-system/formats';
import { type Form, UnsavedChangesGuard, useForm } from '@institute/design-system/forms';
import { lengthMax, required, rules, textCap } from '@institute/design-system/rules';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import { useCoachId, useTimeZone } from '../coach.ts';
import { describeError } from '../messages.ts';
import { paths } from '../paths.ts';
import { describeSaveError } from '../VersionConflict.tsx';
import { UpcomingHours } from './UpcomingHours.tsx';
import { inputOf, type Schedule, type ScheduleInput, type ScheduleValues, valuesOf } from './values.ts';

const schema = z.object({
  name: z.string().check(rules(required(), lengthMax(textCap))),
  timeZone: z.string().check(rules(required())),
  weekly: z.custom<ScheduleValues['weekly']>(),
  overrides: z.custom<ScheduleValues['overrides']>(),
  bufferMinutes: z.custom<number | null>(),
  minimumNoticeMinutes: z.custom<number | null>(),
  horizonDays: z.custom<number | null>(),
});

/** Minutes. */
const buffers = [0, 5, 10, 15, 30, 45, 60];
const notices = [0, 60, 120, 240, 720, 1440, 2880, 10_080];
/** Days. */
const horizons = [7, 14, 30, 60, 90, 180, 365];

/** Invalid hours show their own errors. */
class HoursError extends Error {}

/** An existing schedule. */
export function EditSchedule({ schedule }: { schedule: Schedule }) {
  const intl = useIntl();
  const coachId = useCoachId();
  const save = api.useMutation('put', '/coaches/{coachId}/schedules/{scheduleId}');
  return (
    <ScheduleForm
      values={valuesOf(schedule)}
      version={schedule.version}
      onSave={async (body) => {
        const { content } = await save.mutateAsync({
          params: { path: { coachId, scheduleId: schedule.id } },
          body,
        });
        toast.success(
          intl.formatMessage({
            defaultMessage: 'Your hours were saved.',
            description: 'After saving a schedule',
          }),
        );
        return content.version;
      }}
      actions={<DeleteSchedule schedule={schedule} />}
    />
  );
}

export function NewSchedule({ values }: { values: ScheduleValues }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const coachId = useCoachId();
  const create = api.useMutation('post', '/coaches/{coachId}/schedules');
  return (
    <ScheduleForm
      values={values}
      version={null}
      onSave={async (body) => {
        const { content } = await create.mutateAsync({ params: { path: { coachId } }, body });
        toast.success(
          intl.formatMessage({
            defaultMessage: 'Your hours were saved.',
            description: 'After saving a schedule',
          }),
        );
        navigate(paths.myCoachSchedule({ schedule: content.id }), { replace: true });
        return content.version;
      }}
      actions={
        <LinkButton variant="quiet" href={paths.myCoachSchedule()}>
          <FormattedMessage defaultMessage="Cancel" description="Leaves a form without saving" />
        </LinkButton>
      }
    />
  );
}

interface ScheduleFormProps {
  values: ScheduleValues;
  /** The version being edited; null for a new schedule. */
  version: number | null;
  /** Saves it and resolves to its new version. */
  onSave: (input: ScheduleInput) => Promise<number>;
  actions: ReactNode;
}

function ScheduleForm({ values, version, onSave, actions }: ScheduleFormProps) {
  const intl = useIntl();
  // The version that editing started from, so that a newer one loaded in the meantime isn't overwritten unseen.
  const [start, setStart] = useState({ values, version });
  const latest = useRef({ values, version });
  useEffect(() => {
    latest.current = { values, version };
  });
  const send = async (next: ScheduleValues, over: number | null) => {
    if (hoursProblem(next)) throw new HoursError();
    const saved = await onSave(inputOf(next, over));
    setStart({ values: next, version: saved });
  };
  const form: Form<ScheduleValues> = useForm({
    schema,
    defaultValues: start.values,
    describeError: (error) =>
      error instanceof HoursError
        ? hoursText(intl, form.state.values)
        : describeSaveError(intl, error, {
            onOverwrite: () => send(form.state.values, null),
            onTakeTheirs: () => {
              setStart(latest.current);
              form.reset(latest.current.values);
            },
          }),
    onSubmit: ({ value }) => send(value, start.version),
  });
  return (
    <>
      <form.Form isWide>
        <Stack gap="l">
          <WeekFields form={form} />
          <Columns min="xl" gap="l" align="start">
            <DateFields form={form} />
            <Stack gap="l">
              <GeneralFields form={form} />
              <RuleFields form={form} />
            </Stack>
          </Columns>
          <form.Subscribe selector={({ values }) => values}>
            {(current) => <UpcomingHours values={current} />}
          </form.Subscribe>
        </Stack>
        <form.SubmitButton>
          <FormattedMessage defaultMessage="Save hours" description="Button that saves a schedule" />
        </form.SubmitButton>
        <Inline gap="s">{actions}</Inline>
      </form.Form>
      <UnsavedChangesGuard isUnsaved={form.isUnsaved} />
    </>
  );
}

const hoursText = (intl: IntlShape, values: ScheduleValues): string =>
  hoursProblem(values) === 'overlap'
    ? intl.formatMessage({
        defaultMessage: 'Some hours overlap others of the same day. Change or remove one of them.',
        description: 'Error: a schedule cannot be saved because hours overlap',
      })
    : intl.formatMessage({
        defaultMessage: 'Start time must be less than end time',
        description: 'Error: hours or a session that end before they start',
      });

type FieldsProps = { form: Form<ScheduleValues> };

function GeneralFields({ form }: FieldsProps) {
  const intl = useIntl();
  return (
    <SectionCard
      title={<FormattedMessage defaultMessage="This schedule" description="Heading: name and time zone" />}
    >
      <form.Field
        name="name"
        as={TextField}
        isRequired
        label={intl.formatMessage({ defaultMessage: 'Name', description: 'Label of a field' })}
        description={intl.formatMessage({
          defaultMessage: 'Only you see it.',
          description: 'Hint of the name of a schedule',
        })}
      />
      <form.Field
        name="timeZone"
        as={SelectField}
        isRequired
        width="medium"
        label={intl.formatMessage({ defaultMessage: 'Time zone', description: 'Label of a field' })}
        description={intl.formatMessage({
          defaultMessage: 'Your hours are in this time zone. Clients see times in their own.',
          description: 'Hint of the time zone of a schedule',
        })}
        options={listTimeZones(form.state.values.timeZone, intl.locale)}
      />
    </SectionCard>
  );
}

function WeekFields({ form }: FieldsProps) {
  const intl = useIntl();
  const here = useTimeZone();
  const label = intl.formatMessage({ defaultMessage: 'Weekly hours', description: 'Hours of every week' });
  return (
    <SectionCard
      title={label}
      lead={
        <FormattedMessage
          defaultMessage="Hours end at midnight at the latest. To go on after midnight, add hours to the next day."
          description="Hint over the weekly hours"
        />
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

function DateFields({ form }: FieldsProps) {
  const intl = useIntl();
  const label = intl.formatMessage({
    defaultMessage: 'Dates with other hours',
    description: 'Days on which the hours are not those of the week',
  });
  return (
    <SectionCard
      title={label}
      lead={
        <FormattedMessage
          defaultMessage="Time off, a trip, an extra morning: on these dates, these hours replace the weekly ones."
          description="Hint over the dates with other hours"
        />
      }
    >
      <form.Subscribe selector={({ values }) => values}>
        {({ overrides, timeZone }) => (
          <DateOverrides
            label={label}
            overrides={overrides}
            onChange={(next) => form.setFieldValue('overrides', next)}
            timeZone={timeZone}
          />
        )}
      </form.Subscribe>
    </SectionCard>
  );
}

function RuleFields({ form }: FieldsProps) {
  const intl = useIntl();
  return (
    <SectionCard
      title={
        <FormattedMessage defaultMessage="Booking rules" description="Heading: buffer, notice, horizon" />
      }
    >
      <form.Field
        name="bufferMinutes"
        as={DurationField}
        isRequired
        width="medium"
        options={buffers}
        label={intl.formatMessage({
          defaultMessage: 'Break between sessions',
          description: 'Label of a field',
        })}
        description={intl.formatMessage({
          defaultMessage: 'Kept free before and after each session.',
          description: 'Hint of the break between sessions',
        })}
      />
      <form.Field
        name="minimumNoticeMinutes"
        as={DurationField}
        isRequired
        width="medium"
        options={notices}
        label={intl.formatMessage({ defaultMessage: 'Minimum notice', description: 'Label of a field' })}
        description={intl.formatMessage({
          defaultMessage: 'The latest clients can book before a session starts.',
          description: 'Hint of the minimum notice',
        })}
      />
      <form.Field
        name="horizonDays"
        as={DurationField}
        isRequired
        unit="day"
        width="medium"
        options={horizons}
        label={intl.formatMessage({ defaultMessage: 'How far ahead', description: 'Label of a field' })}
        description={intl.formatMessage({
          defaultMessage: 'Clients can book this far in advance.',
          description: 'Hint of how far ahead clients can book',
        })}
      />
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
      title={intl.formatMessage(
        {
          defaultMessage: 'Delete {name}?',
          description: 'Title of the question before a schedule is deleted',
        },
        { name },
      )}
      message={
        <FormattedMessage
          defaultMessage="Clients can no longer book these hours. Sessions that are already booked stay as they are."
          description="What deleting a schedule means"
        />
      }
      confirmLabel={<FormattedMessage defaultMessage="Delete" description="Button that deletes" />}
      onConfirm={async () => {
        await remove.mutateAsync({ params: { path: { coachId, scheduleId: id } } });
        navigate(paths.myCoachSchedule(), { replace: true });
        toast.success(
          intl.formatMessage({
            defaultMessage: 'Your schedule was deleted.',
            description: 'After deleting a schedule',
          }),
        );
      }}
      errorText={(error) => describeError(intl, error)}
    >
      <FormattedMessage defaultMessage="Delete this schedule" description="Button that deletes a schedule" />
    </ConfirmButton>
  );
}
