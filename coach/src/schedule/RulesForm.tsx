import { Columns, ConfirmButton, useNavigateWhileHere } from '@institute/design-system';
import { SubmitBar } from '@institute/design-system/forms';
import { formatDuration } from '@institute/values/formats';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { paths } from '../places.ts';
import { GeneralFields, RuleFields } from './ScheduleFields.tsx';
import { usePartForm } from './use-part-form.ts';
import { rulesPart, type Schedule } from './values.ts';

const minutesOfDay = 24 * 60;

/** How clients book these hours, and what the schedule is called. */
export default function RulesForm({ schedule }: { schedule: Schedule }) {
  const intl = useIntl();
  const duration = (minutes: number | null) => formatDuration(minutes ?? 0, intl.locale);
  const form = usePartForm(schedule, rulesPart, {
    savedText: intl.formatMessage({ defaultMessage: 'Your booking rules were saved.' }),
    describe: ({ bufferMinutes, minimumNoticeMinutes, horizonDays }) => ({
      bufferMinutes: duration(bufferMinutes),
      minimumNoticeMinutes: duration(minimumNoticeMinutes),
      horizonDays: duration((horizonDays ?? 0) * minutesOfDay),
    }),
  });
  return (
    <form.Form isWide>
      <Columns min="xl" gap="l" align="start">
        <RuleFields form={form} />
        <GeneralFields form={form} remove={<DeleteSchedule schedule={schedule} />} />
      </Columns>
      <SubmitBar />
    </form.Form>
  );
}

function DeleteSchedule({ schedule: { id, name } }: { schedule: Schedule }) {
  const intl = useIntl();
  const navigate = useNavigateWhileHere();
  const coachId = useCoachId();
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
        await api.send('delete', '/coaches/{coachId}/schedules/{scheduleId}', {
          path: { coachId, scheduleId: id },
        });
        navigate(paths.myCoachSchedule(), { replace: true });
      }}
      successMessage={intl.formatMessage({ defaultMessage: 'Your schedule was deleted.' })}
    >
      <FormattedMessage defaultMessage="Delete this schedule" />
    </ConfirmButton>
  );
}
