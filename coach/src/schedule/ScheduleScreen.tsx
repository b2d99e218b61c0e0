import {
  AddIcon,
  EmptyState,
  Inline,
  LinkButton,
  Loading,
  Page,
  ScheduleIllustration,
  SegmentedControl,
  Skeleton,
  Stack,
  useNavigate,
} from '@institute/design-system';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearch } from 'wouter';
import { useTimeZone } from '../coach.ts';
import { paths, places } from '../places.ts';
import { FreeTimes } from './FreeTimes.tsx';
import { EditSchedule, NewSchedule } from './ScheduleForm.tsx';
import { useSchedules } from './schedules.ts';
import { TimeOff } from './TimeOff.tsx';
import { newSchedule, type Schedule } from './values.ts';

/** The URL value for a schedule that doesn't exist yet. */
const adding = 'new';

/** When clients can book the coach. */
export default function ScheduleScreen() {
  return (
    <Page
      title={<FormattedMessage {...places.myCoachSchedule.title} />}
      lead={<FormattedMessage defaultMessage="The hours when clients can book you." />}
    >
      <Suspense
        fallback={
          <Loading>
            <Stack gap="l">
              <Skeleton shape="button" />
              <Skeleton shape="block" />
              <Skeleton shape="block" />
            </Stack>
          </Loading>
        }
      >
        <Schedules />
      </Suspense>
    </Page>
  );
}

function Schedules() {
  const intl = useIntl();
  const timeZone = useTimeZone();
  const schedules = useSchedules();
  const wanted = new URLSearchParams(useSearch()).get('schedule');
  const current = schedules.find(({ id }) => id === wanted) ?? schedules[0];
  if (wanted === adding) {
    const name = intl.formatMessage({ defaultMessage: 'Weekdays', description: 'Name of a new schedule' });
    return <NewSchedule values={newSchedule(name, timeZone)} />;
  }
  if (!current)
    return (
      <EmptyState
        picture={<ScheduleIllustration />}
        title={<FormattedMessage defaultMessage="No hours yet" />}
        action={
          <LinkButton variant="primary" href={paths.myCoachSchedule({ schedule: adding })}>
            <FormattedMessage defaultMessage="Set my hours" />
          </LinkButton>
        }
      >
        <FormattedMessage defaultMessage="Clients can’t book one-on-one sessions until you say when you’re available." />
      </EmptyState>
    );
  return (
    <Stack gap="l">
      <ScheduleChoice schedules={schedules} current={current} />
      <EditSchedule key={current.id} schedule={current} />
      <TimeOff />
      <FreeTimes key={`free ${current.id}`} schedule={current} />
    </Stack>
  );
}

/** Shows the selected schedule and switches to others. */
function ScheduleChoice({ schedules, current }: { schedules: readonly Schedule[]; current: Schedule }) {
  const intl = useIntl();
  const navigate = useNavigate();
  return (
    <Inline gap="s">
      {schedules.length > 1 && (
        <SegmentedControl
          label={intl.formatMessage({ defaultMessage: 'Schedule' })}
          value={current.id}
          onChange={(id) => navigate(paths.myCoachSchedule({ schedule: id }), { replace: true })}
          options={schedules.map(({ id, name }) => ({ value: id, children: name }))}
        />
      )}
      <LinkButton
        variant="quiet"
        icon={<AddIcon size="s" />}
        href={paths.myCoachSchedule({ schedule: adding })}
      >
        <FormattedMessage defaultMessage="Add another schedule" />
      </LinkButton>
    </Inline>
  );
}
