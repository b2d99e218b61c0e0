import { Columns, Stack, toast, useNavigateWhileHere } from '@institute/design-system';
import { SubmitBar, useForm } from '@institute/design-system/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { paths } from '../places.ts';
import { requireValidHours, WeekFields } from './HoursForm.tsx';
import { GeneralFields, RuleFields } from './ScheduleFields.tsx';
import { describeRefusal } from './use-part-form.ts';
import { inputOf, type ScheduleValues, schema } from './values.ts';

/** A schedule that doesn't exist yet: everything but its exceptions, in one form. */
export default function NewSchedule({ values }: { values: ScheduleValues }) {
  const intl = useIntl();
  const navigate = useNavigateWhileHere();
  const coachId = useCoachId();
  const form = useForm({
    draft: 'schedule.new',
    schema,
    defaultValues: values,
    describeError: (error) => describeRefusal(intl, error),
    async onSubmit({ value }) {
      requireValidHours(value);
      const body = { ...inputOf(value), version: null };
      const created = await api.send('post', '/coaches/{coachId}/schedules', { path: { coachId }, body });
      toast.success(intl.formatMessage({ defaultMessage: 'Your hours were saved.' }));
      navigate(paths.myCoachSchedule({ schedule: created.id }), { replace: true });
    },
  });
  return (
    <form.Form isWide>
      <Stack gap="l">
        <form.Subscribe selector={({ values: { timeZone } }) => timeZone}>
          {(timeZone) => <WeekFields form={form} timeZone={timeZone} />}
        </form.Subscribe>
        <Columns min="xl" gap="l" align="start">
          <RuleFields form={form} />
          <GeneralFields form={form} />
        </Columns>
      </Stack>
      <SubmitBar isNew cancelHref={paths.myCoachSchedule()}>
        <FormattedMessage defaultMessage="Save hours" />
      </SubmitBar>
    </form.Form>
  );
}
