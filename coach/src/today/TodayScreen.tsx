import {
  AppointmentDay,
  AppointmentTime,
  Card,
  DescriptionList,
  Inline,
  Link,
  Loading,
  MoneyValue,
  Page,
  Price,
  SectionCard,
  Skeleton,
  Split,
  Stack,
  Text,
  useNavigate,
} from '@institute/design-system';
import { defaultTimeZone, timeZonePlace, today } from '@institute/values/formats';
import { Suspense, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../places.ts';
import { CompletionMeter } from '../profile/CompletionBanner.tsx';
import { useSignedInSession } from '../session.ts';
import { Participants, pathOf } from './appointments.tsx';
import { NextAppointment, NoAppointment } from './NextAppointment.tsx';
import { FirstTask, TaskList } from './TaskList.tsx';
import { type Appointment, type Today, useToday } from './today.ts';

/** A coach's day: the next client, what needs the coach, the days ahead, this month's earnings. */
export default function TodayScreen() {
  const { coachId } = useSignedInSession();
  if (!coachId) return <WithoutCoach />;
  return (
    <Page lead={<DayAndZone />}>
      <Suspense fallback={<DaySkeleton />}>
        <Day />
      </Suspense>
    </Page>
  );
}

/** An account without a coach record has only a profile here. */
function WithoutCoach() {
  const navigate = useNavigate();
  useEffect(() => navigate(paths.profile(), { replace: true }), [navigate]);
  return null;
}

function DayAndZone() {
  const intl = useIntl();
  const timeZone = defaultTimeZone(intl.timeZone);
  const place = timeZonePlace(timeZone, intl.locale);
  const date = <AppointmentDay date={today(timeZone)} timeZone={timeZone} isRelative={false} />;
  return place === 'UTC' ? (
    <FormattedMessage
      defaultMessage="{date}. Times are in UTC."
      description="Under the heading of the start page, for a coach without a city; date is such as Friday, November 27"
      values={{ date }}
    />
  ) : (
    <FormattedMessage
      defaultMessage="{date}. Times are in {place} time."
      description="Under the heading of the start page; date is such as Friday, November 27, and place the city of a time zone"
      values={{ date, place }}
    />
  );
}

function Day() {
  const { next, lastNote, tasks, taskCount, days, timeZone, sales, profile } = useToday();
  const first = next ? undefined : tasks.find(({ isSetUp }) => isSetUp);
  return (
    <Split
      aside={
        <Stack gap="l">
          <Earnings sales={sales} />
          {profile.missing.length > 0 && <Profile missing={profile.missing} />}
        </Stack>
      }
    >
      <Stack gap="l">
        {next ? (
          <NextAppointment appointment={next} {...{ lastNote, timeZone }} />
        ) : first ? (
          <FirstTask task={first} timeZone={timeZone} />
        ) : (
          <NoAppointment />
        )}
        <TaskList
          tasks={tasks.filter((task) => task !== first)}
          {...{ timeZone }}
          count={taskCount - (first ? 1 : 0)}
        />
        <DaysAhead {...{ days, timeZone }} />
      </Stack>
    </Split>
  );
}

/** What the institute owes the coach, as on the page of sales, and how much of it is from this month. */
function Earnings({ sales }: Pick<Today, 'sales'>) {
  return (
    <SectionCard title={<FormattedMessage defaultMessage="Owed to you" />}>
      {sales.length === 0 ? (
        <Text tone="muted">
          <FormattedMessage defaultMessage="When clients buy from you, their payments appear here." />
        </Text>
      ) : (
        sales.map(({ currency, month, total }) => (
          <Stack key={currency} gap="none">
            <Price size="l" isFreeNamed={false} amount={total.owed} currency={currency} />
            {month.owed !== 0 && (
              <Text tone="muted">
                <FormattedMessage
                  defaultMessage="{amount} from this month"
                  description="The part of what is owed to a coach that is from sales of the calendar month"
                  values={{ amount: <MoneyValue amount={month.owed} currency={currency} /> }}
                />
              </Text>
            )}
          </Stack>
        ))
      )}
      <Link href={paths.sales()} isStandalone>
        <FormattedMessage defaultMessage="See your sales" />
      </Link>
    </SectionCard>
  );
}

function Profile({ missing }: Pick<Today['profile'], 'missing'>) {
  return (
    <Card padding="l">
      <Stack gap="s">
        <CompletionMeter missing={missing} />
        <Link href={paths.completeProfileInformation()} isStandalone>
          <FormattedMessage defaultMessage="See what’s missing" />
        </Link>
      </Stack>
    </Card>
  );
}

/** In the grid of the day. */
function DaySkeleton() {
  return (
    <Loading>
      <Split aside={<Skeleton shape="block" />}>
        <Stack gap="l">
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      </Split>
    </Loading>
  );
}

/** Today, and those of the days after it on which something is. */
function DaysAhead({ days, timeZone }: Pick<Today, 'days' | 'timeZone'>) {
  const [today, ...later] = days;
  const busyDays = later.filter(({ isOff, appointments }) => isOff || appointments.length > 0);
  const shownDays = today ? [today, ...busyDays] : busyDays;
  const isEmpty = days.every(({ isOff, appointments }) => !isOff && appointments.length === 0);
  return (
    <SectionCard
      title={<FormattedMessage defaultMessage="Next 7 days" />}
      actions={
        <Link href={paths.mySessions({ view: 'calendar' })} isStandalone>
          <FormattedMessage defaultMessage="Open calendar" />
        </Link>
      }
    >
      {isEmpty ? (
        <NoSessions />
      ) : (
        <DescriptionList
          items={shownDays.map(({ date, isOff, appointments }) => ({
            term: <AppointmentDay date={date} timeZone={timeZone} />,
            value: <DayContent {...{ isOff, appointments, timeZone }} />,
          }))}
        />
      )}
    </SectionCard>
  );
}

const NoSessions = () => (
  <Text as="span" tone="muted">
    <FormattedMessage defaultMessage="No sessions" />
  </Text>
);

interface DayContentProps extends Pick<Today['days'][number], 'isOff' | 'appointments'> {
  timeZone: string;
}

function DayContent({ isOff, appointments, timeZone }: DayContentProps) {
  if (appointments.length > 0)
    return (
      <Stack as="ul" role="list" gap="xs">
        {appointments.map((appointment) => (
          <Entry key={appointment.id} {...{ appointment, timeZone }} />
        ))}
      </Stack>
    );
  if (!isOff) return <NoSessions />;
  return (
    <Text as="span" tone="muted">
      <FormattedMessage defaultMessage="Day off" />
    </Text>
  );
}

function Entry({ appointment, timeZone }: { appointment: Appointment; timeZone: string }) {
  const { client, title, startTime, endTime } = appointment;
  return (
    <Stack as="li" gap="none">
      <Text as="span" weight="medium">
        <AppointmentTime start={startTime} end={endTime} timeZone={timeZone} hasDay={false} />
      </Text>
      <Inline gap="xs" align="baseline">
        <Link href={pathOf(appointment)}>{client?.name ?? title}</Link>
        {client ? (
          <Text as="span" tone="muted" size="s">
            {title}
          </Text>
        ) : (
          <Participants appointment={appointment} />
        )}
      </Inline>
    </Stack>
  );
}
