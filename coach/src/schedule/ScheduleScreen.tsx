import {
  AddIcon,
  EmptyState,
  LinkButton,
  Loading,
  lazyPart,
  Page,
  ScheduleIllustration,
  SegmentedControl,
  Skeleton,
  Stack,
  Tabs,
  useNavigate,
} from '@institute/design-system';
import { type ReactNode, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearch } from 'wouter';
import { useTimeZone } from '../coach.ts';
import { paths } from '../places.ts';
import { HoursForm } from './HoursForm.tsx';
import { useSchedules } from './schedules.ts';
import { newSchedule, type Schedule } from './values.ts';

// Behind a tab or a link.
const DaysOff = lazyPart(async () => (await import('./DaysOff.tsx')).default);
const RulesForm = lazyPart(async () => (await import('./RulesForm.tsx')).default);
const NewSchedule = lazyPart(async () => (await import('./NewSchedule.tsx')).default);

/** The URL value for a schedule that doesn't exist yet. */
const adding = 'new';

export default function ScheduleScreen() {
  return (
    <Page
      actions={
        <Suspense fallback={<Skeleton shape="button" />}>
          <ScheduleChoice />
        </Suspense>
      }
    >
      <Suspense fallback={<PartSkeleton />}>
        <Schedules />
      </Suspense>
    </Page>
  );
}

const PartSkeleton = () => (
  <Loading>
    <Stack gap="l">
      <Skeleton shape="button" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Stack>
  </Loading>
);

/** The schedules, the one in the URL or else the first, and whether another one is added. */
function useShownSchedule() {
  const schedules = useSchedules();
  const scheduleId = new URLSearchParams(useSearch()).get('schedule');
  const current = schedules.find(({ id }) => id === scheduleId) ?? schedules[0];
  return { schedules, current, isAdding: scheduleId === adding };
}

function Schedules() {
  const intl = useIntl();
  const timeZone = useTimeZone();
  const { current, isAdding } = useShownSchedule();
  if (isAdding) {
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
  return <ScheduleParts key={current.id} schedule={current} />;
}

const late = (part: ReactNode) => <Suspense fallback={<PartSkeleton />}>{part}</Suspense>;

const parts = ['hours', 'days', 'rules'] as const;

/** The parts of a schedule. Each is saved on its own. */
function ScheduleParts({ schedule }: { schedule: Schedule }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const linkedPart = new URLSearchParams(useSearch()).get('part');
  return (
    <Tabs<(typeof parts)[number]>
      label={intl.formatMessage({ defaultMessage: 'Parts of the schedule' })}
      value={parts.find((part) => part === linkedPart) ?? 'hours'}
      onChange={(part) => navigate(paths.myCoachSchedule({ schedule: schedule.id, part }), { replace: true })}
      tabs={[
        {
          value: 'hours',
          label: <FormattedMessage defaultMessage="Hours" />,
          content: <HoursForm schedule={schedule} />,
        },
        {
          value: 'days',
          label: <FormattedMessage defaultMessage="Days off" />,
          content: late(<DaysOff schedule={schedule} />),
        },
        {
          value: 'rules',
          label: <FormattedMessage defaultMessage="Booking rules" />,
          content: late(<RulesForm schedule={schedule} />),
        },
      ]}
    />
  );
}

/** Shows the selected schedule, switches to others, and adds one. */
function ScheduleChoice() {
  const intl = useIntl();
  const navigate = useNavigate();
  const part = new URLSearchParams(useSearch()).get('part') ?? undefined;
  const { schedules, current, isAdding } = useShownSchedule();
  if (!current || isAdding) return null;
  return (
    <>
      {schedules.length > 1 && (
        <SegmentedControl
          label={intl.formatMessage({ defaultMessage: 'Schedule' })}
          value={current.id}
          onChange={(id) => navigate(paths.myCoachSchedule({ schedule: id, part }), { replace: true })}
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
    </>
  );
}
