import {
  ChevronLeftIcon,
  ChevronRightIcon,
  DateField,
  FactLine,
  Heading,
  IconButton,
  Inline,
  Link,
  Popover,
  QueryPart,
  SectionCard,
  SelectField,
  Stack,
  Text,
  TimeZoneName,
  useNavigate,
} from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import {
  addDays,
  formatDay,
  formatInstantTime,
  isDate,
  parseInstant,
  today,
} from '@institute/values/formats';
import { date, minDate, required, rules } from '@institute/values/rules';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearch } from 'wouter';
import { z } from 'zod/mini';
import { useCoachId, useTimeZone } from '../coach.ts';
import { useList } from '../lists.ts';
import { paths } from '../places.ts';
import { useProducts } from '../services/products.ts';
import { slotsByDay } from './slots-by-day.ts';
import type { Schedule } from './values.ts';

const daysShown = 7;

/** The times that clients can still book: the schedule minus booked sessions. */
export function FreeTimes({ schedule }: { schedule: Schedule }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const timeZone = useTimeZone();
  const search = new URLSearchParams(useSearch());
  const services = useProducts().filter(
    ({ serviceSpecification }) => serviceSpecification?.session.type === 'INDIVIDUAL',
  );
  const service = services.find(({ id }) => id === search.get('service')) ?? services[0];
  const from = search.get('from');
  const earliest = today(timeZone);
  const first = isDate(from) && from > earliest ? from : earliest;
  const show = (change: Record<string, string>) =>
    navigate(
      paths.myCoachSchedule({
        schedule: schedule.id,
        service: service?.id,
        from: first,
        ...change,
      }),
      { replace: true },
    );

  return (
    <SectionCard
      title={<FormattedMessage defaultMessage="Available times" />}
      lead={
        <FormattedMessage
          defaultMessage="What clients can book now, in {zone}. Save your hours to see changes."
          values={{ zone: <TimeZoneName timeZone={timeZone} /> }}
        />
      }
    >
      {service ? (
        <>
          <SelectField
            isRequired
            width="medium"
            label={intl.formatMessage({ defaultMessage: 'Service' })}
            value={service.id}
            onChange={(id) => show({ service: id })}
            options={services.map(({ id, title }) => ({ value: id, label: title }))}
          />
          <Week first={first} earliest={earliest} onChange={(from) => show({ from })} />
          <Slots productId={service.id} schedule={schedule} first={first} timeZone={timeZone} />
        </>
      ) : (
        <Text tone="muted">
          <FormattedMessage
            defaultMessage="Add a service for one client first. <link>Add a service</link>"
            values={{ link: (text) => <Link href={paths.newService()}>{text}</Link> }}
          />
        </Text>
      )}
    </SectionCard>
  );
}

interface WeekProps {
  first: string;
  /** Today, for the coach. */
  earliest: string;
  onChange: (first: string) => void;
}

/** The days that are shown, with the way to those before and after, and to any other. */
function Week({ first, earliest, onChange }: WeekProps) {
  const intl = useIntl();
  const [from, to] = [first, addDays(first, daysShown - 1)].map((day) => parseInstant(`${day}T00:00:00Z`)!);
  const days = intl.formatDateTimeRange(from!, to!, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const earlier = addDays(first, -daysShown);
  return (
    <Inline gap="none" justify="between" isWrapping={false}>
      <Popover
        variant="quiet"
        label={days}
        aria-label={intl.formatMessage({ defaultMessage: 'Change the days: {days}' }, { days })}
      >
        {(close) => (
          <FirstDayForm
            first={first}
            earliest={earliest}
            onChange={(day) => {
              onChange(day);
              close();
            }}
          />
        )}
      </Popover>
      <Inline gap="none" isWrapping={false} isLineEnd>
        <IconButton
          label={intl.formatMessage({ defaultMessage: 'Days before' })}
          isWaiting={first <= earliest}
          onPress={() => onChange(earlier < earliest ? earliest : earlier)}
        >
          <ChevronLeftIcon />
        </IconButton>
        <IconButton
          label={intl.formatMessage({ defaultMessage: 'Days after' })}
          onPress={() => onChange(addDays(first, daysShown))}
        >
          <ChevronRightIcon />
        </IconButton>
      </Inline>
    </Inline>
  );
}

/** Shows other days once a date is whole: a date on the way to it may be one too. */
function FirstDayForm({ first, earliest, onChange }: WeekProps) {
  const intl = useIntl();
  const form = useForm({
    draft: { none: 'The address says which days are shown.' },
    schema: z.object({ firstDay: z.string().check(rules(required(), date(), minDate(earliest))) }),
    defaultValues: { firstDay: first },
    onSubmit: ({ value: { firstDay } }) => onChange(firstDay),
  });
  return (
    <form.Form hasErrorSummary={false}>
      <form.Field
        name="firstDay"
        as={DateField}
        isRequired
        example={addDays(earliest, 30)}
        label={intl.formatMessage({ defaultMessage: 'First day' })}
      />
      <form.SubmitButton variant="secondary">
        <FormattedMessage
          defaultMessage="Show these days"
          description="Button that shows the free times of other days"
        />
      </form.SubmitButton>
    </form.Form>
  );
}

interface SlotsProps {
  first: string;
  productId: string;
  schedule: Schedule;
  timeZone: string;
}

function Slots({ productId, schedule, first, timeZone }: SlotsProps) {
  const coachId = useCoachId();
  const slots = useList('/coaches/{coachId}/products/{productId}/available_schedules/{scheduleId}', {
    path: { coachId, productId, scheduleId: schedule.id },
    query: { startDate: first, endDate: addDays(first, daysShown - 1), timeZone },
  });
  return (
    <QueryPart query={slots} lines={6}>
      {({ content }) => <DayTimes days={slotsByDay(content, timeZone)} timeZone={timeZone} />}
    </QueryPart>
  );
}

interface DayTimesProps {
  days: ReturnType<typeof slotsByDay>;
  timeZone: string;
}

function DayTimes({ days, timeZone }: DayTimesProps) {
  const intl = useIntl();
  if (days.length === 0)
    return (
      <Text tone="muted">
        <FormattedMessage defaultMessage="No available times on these days. Check your hours, your minimum notice and how far ahead clients can book." />
      </Text>
    );
  return (
    <Stack as="ul" role="list" gap="m">
      {days.map(({ date, starts }) => (
        <Stack as="li" key={date} gap="xxs">
          <Heading level={3} size="s">
            {formatDay(date, intl.locale, today(timeZone))}
          </Heading>
          <FactLine>
            {starts.map((start) => (
              <time key={start} dateTime={start}>
                {formatInstantTime(start, { locale: intl.locale, timeZone })}
              </time>
            ))}
          </FactLine>
        </Stack>
      ))}
    </Stack>
  );
}
