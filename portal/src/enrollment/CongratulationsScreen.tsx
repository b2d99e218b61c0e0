import { admissionsReplyHours } from '@institute/api-schema/policy';
import {
  CalendarButton,
  CongratulationIllustration,
  DateValue,
  Inline,
  Link,
  LinkButton,
  MoneyValue,
  Page,
  SectionCard,
  Split,
  Stack,
  Timeline,
  type TimelineEvent,
  useNavigate,
} from '@institute/design-system';
import { absoluteUrl } from '@institute/design-system/app';
import { formatMoney } from '@institute/values/formats';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { paymentPath, paymentRowsQuery } from '../payments/payments.ts';
import { paths, places, type ScreenProps } from '../places.ts';
import { ApplicationNumber } from './ApplicationNumber.tsx';
import { type Application, resumeHref, useApplication } from './applications.ts';
import { ConfirmPayment } from './ConfirmPayment.tsx';
import { expectationText } from './expectation.tsx';
import { eventTitles, waitingForAdvisor } from './status-messages.ts';

/** Shown once, right after submitting. Read-only, so reloading sends nothing again. */
export default function CongratulationsScreen({ params: { applicationId } }: ScreenProps<'congratulations'>) {
  const intl = useIntl();
  const navigate = useNavigate();
  const application = useApplication(applicationId);
  const { id, number, program } = application;
  // A decision that arrives later doesn't change the page while it is being read.
  const [{ status }] = useState(application);
  const next = useNextPayment(application);
  const isJustSubmitted = status === 'SUBMITTED' || status === 'IN_REVIEW';
  const current = resumeHref(application);
  useEffect(() => {
    if (!isJustSubmitted) navigate(current, { replace: true });
  }, [isJustSubmitted, current, navigate]);
  if (!isJustSubmitted) return null;
  return (
    <Page
      title={<FormattedMessage {...places.congratulations.title} />}
      lead={
        <FormattedMessage
          defaultMessage="We received your application {number} for {program}."
          values={{ number: <ApplicationNumber>{number}</ApplicationNumber>, program: program.title }}
        />
      }
    >
      <Stack gap="l">
        <ConfirmPayment application={application} />
        <Split aside={<CongratulationIllustration />} asideSize="l">
          <SectionCard title={<FormattedMessage defaultMessage="What happens next" />}>
            <Stack gap="l">
              <Timeline
                label={intl.formatMessage({ defaultMessage: 'What happens next' })}
                events={eventsOf(intl, { ...application, status }, next)}
              />
              <Inline gap="s">
                <LinkButton href={paths.applicationStatus({ applicationId: id })}>
                  <FormattedMessage defaultMessage="Follow your application" />
                </LinkButton>
                <AddToCalendar application={application} next={next} />
              </Inline>
            </Stack>
          </SectionCard>
        </Split>
      </Stack>
    </Page>
  );
}

/** What happens until the first class, each on its day where that is known. */
function eventsOf(intl: IntlShape, application: Application, next: NextPayment | undefined): TimelineEvent[] {
  const { status, expectation, cohort, timeline, payment } = application;
  const dated: TimelineEvent[] = [
    ...(next
      ? [
          {
            id: 'payment',
            title: intl.formatMessage({ defaultMessage: 'Next payment' }),
            state: 'upcoming' as const,
            at: next.dueDate,
            children: <NextPaymentText next={next} application={application} />,
          },
        ]
      : []),
    ...(cohort
      ? [
          {
            id: 'class',
            title: intl.formatMessage({ defaultMessage: 'First class' }),
            state: 'upcoming' as const,
            at: cohort.startDate,
          },
        ]
      : []),
  ];
  const submittedAt = timeline.findLast((one) => one.status === 'SUBMITTED')?.occurredAt;
  return [
    {
      id: 'submitted',
      title: intl.formatMessage(eventTitles.SUBMITTED),
      state: 'done',
      ...(submittedAt && { at: submittedAt }),
      children: payment?.status === 'ACCEPTED' && <Paid {...payment} />,
    },
    {
      id: 'review',
      title: intl.formatMessage(status === 'SUBMITTED' ? waitingForAdvisor : eventTitles.IN_REVIEW),
      state: 'current',
      children: expectationText({ status, expectation }),
    },
    {
      id: 'approved',
      title: intl.formatMessage(eventTitles.APPROVED),
      state: 'upcoming',
      children: (
        <Stack gap="xs">
          {status === 'SUBMITTED' && (
            <span>
              <FormattedMessage
                defaultMessage="Admissions then replies within {hours, plural, one {# hour} other {# hours}}."
                values={{ hours: admissionsReplyHours }}
              />
            </span>
          )}
          <span>
            <FormattedMessage defaultMessage="Once you’re approved, we’ll send you the last documents to sign." />
          </span>
        </Stack>
      ),
    },
    ...dated.toSorted((a, b) => a.at!.localeCompare(b.at!)),
  ];
}

/** The payment made on submitting, with its receipt. */
const Paid = ({ id, amount, currency }: NonNullable<Application['payment']>) => (
  <Stack gap="xxs" align="start">
    <span>
      <FormattedMessage
        defaultMessage="We received your payment of {amount}"
        values={{ amount: <MoneyValue amount={amount} currency={currency} /> }}
      />
    </span>
    <Link href={paymentPath(id)} isStandalone>
      <FormattedMessage defaultMessage="See the receipt" />
    </Link>
  </Stack>
);

function NextPaymentText({
  next,
  application: { program },
}: {
  next: NextPayment;
  application: Application;
}) {
  const values = {
    amount: <MoneyValue amount={next.amount} currency={program.currency} />,
    date: <DateValue value={next.dueDate} />,
  };
  return next.isAutomatic ? (
    <FormattedMessage
      defaultMessage="Autopay is on. We’ll charge your next payment of {amount} to your card on {date}."
      values={values}
    />
  ) : (
    <FormattedMessage
      defaultMessage="Your next payment of {amount} is due on {date}. Autopay is off, so you need to make it yourself."
      values={values}
    />
  );
}

interface NextPayment {
  /** In minor units. */
  amount: number;
  dueDate: string;
  isAutomatic: boolean;
}

/** The next payment after the one made on submitting. The page doesn't wait for it. */
function useNextPayment({ paymentScheduleId }: Application): NextPayment | undefined {
  const { data } = useQuery({
    ...paymentRowsQuery(paymentScheduleId ?? ''),
    enabled: paymentScheduleId !== null,
  });
  const row = data?.find((one) => one.installment > 0 && one.isPayable);
  return row && { amount: row.openAmount, dueDate: row.dueDate, isAutomatic: row.nextAttemptOn !== null };
}

function AddToCalendar({ application, next }: { application: Application; next: NextPayment | undefined }) {
  const intl = useIntl();
  const { id, program, cohort } = application;
  if (!cohort) return null;
  const days = () => [
    {
      id: `first-class.${id}`,
      day: cohort.startDate,
      title: intl.formatMessage({ defaultMessage: 'First class: {program}' }, { program: program.title }),
      url: absoluteUrl(paths.applicationStatus({ applicationId: id })),
    },
    ...(next
      ? [
          {
            id: `next-payment.${id}`,
            day: next.dueDate,
            title: intl.formatMessage(
              { defaultMessage: 'Payment due: {amount}, {program}' },
              {
                amount: formatMoney(
                  { amount: next.amount, currency: program.currency },
                  { locale: intl.locale, isGrouped: true },
                ),
                program: program.title,
              },
            ),
            url: absoluteUrl(paths.paymentInformation()),
          },
        ]
      : []),
  ];
  return (
    <CalendarButton fileName="enrollment.ics" entries={days}>
      <FormattedMessage defaultMessage="Add to your calendar" />
    </CalendarButton>
  );
}
