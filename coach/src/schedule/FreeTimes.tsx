import {
  DateRangeField,
  FactLine,
  Heading,
  Link,
  QueryPart,
  SectionCard,
  SelectField,
  Stack,
  Text,
  TimeZoneName,
  useNavigate,
} from '@institute/design-system';
import {
  addDays,
  daysBetween,
  formatDate,
  formatInstantTime,
  isDate,
  today,
} from '@institute/values/formats';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearch } from 'wouter';
import { useCoachId, useTimeZone } from '../coach.ts';
import { useList } from '../lists.ts';
import { paths } from '../places.ts';
import { useProducts } from '../services/products.ts';
import { slotsByDay } from './slots-by-day.ts';
import type { Schedule } from './values.ts';

/** Days shown at first, and the maximum per request. */
const usualDays = 7;
const mostDays = 31;

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
  const first = dateOr(search.get('from'), today(timeZone));
  const last = dateOr(search.get('to'), addDays(first, usualDays - 1));
  const show = (change: Record<string, string>) =>
    navigate(
      paths.myCoachSchedule({
        schedule: schedule.id,
        service: service?.id,
        from: first,
        to: last,
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
          <Days
            earliest={today(timeZone)}
            first={first}
            last={last}
            onChange={(from, to) => show({ from, to })}
          />
          <Slots productId={service.id} schedule={schedule} first={first} last={last} timeZone={timeZone} />
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

const dateOr = (text: string | null, otherwise: string) => (isDate(text) ? text : otherwise);

interface DaysProps {
  /** Today, for the coach. */
  earliest: string;
  first: string;
  last: string;
  onChange: (first: string, last: string) => void;
}

/** The date range. An entry counts once both dates are valid, in order and not too far apart. */
function Days({ earliest, first, last, onChange }: DaysProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState({ start: first, end: last });
  const count = isDate(typed.start) && isDate(typed.end) ? daysBetween(typed.start, typed.end) + 1 : null;
  return (
    <DateRangeField
      isRequired
      calendar={{ min: earliest }}
      label={intl.formatMessage({ defaultMessage: 'Dates' })}
      partLabels={{
        start: intl.formatMessage({ defaultMessage: 'First day' }),
        end: intl.formatMessage({ defaultMessage: 'Last day' }),
      }}
      value={typed}
      onChange={(next) => {
        setTyped(next);
        if (!isDate(next.start) || !isDate(next.end)) return;
        const days = daysBetween(next.start, next.end) + 1;
        if (days >= 1 && days <= mostDays) onChange(next.start, next.end);
      }}
      errorMessage={
        count !== null && count < 1 ? (
          <FormattedMessage defaultMessage="The last day must not be before the first." />
        ) : count !== null && count > mostDays ? (
          <FormattedMessage defaultMessage="Choose {days} days or fewer." values={{ days: mostDays }} />
        ) : undefined
      }
    />
  );
}

interface SlotsProps extends Omit<DaysProps, 'onChange' | 'earliest'> {
  productId: string;
  schedule: Schedule;
  timeZone: string;
}

function Slots({ productId, schedule, first, last, timeZone }: SlotsProps) {
  const coachId = useCoachId();
  const slots = useList('/coaches/{coachId}/products/{productId}/available_schedules/{scheduleId}', {
    path: { coachId, productId, scheduleId: schedule.id },
    query: { startDate: first, endDate: last, timeZone },
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
            {formatDate(date, 'long', intl.locale)}
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
