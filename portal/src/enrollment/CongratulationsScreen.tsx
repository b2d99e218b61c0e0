import { admissionsReplyHours } from '@institute/api-schema/policy';
import {
  Banner,
  CongratulationIllustration,
  DateValue,
  LinkButton,
  MoneyValue,
  Page,
  SectionCard,
  Split,
  Stack,
  Text,
  useNavigate,
} from '@institute/design-system';
import { absoluteUrl } from '@institute/design-system/app';
import { formatMoney } from '@institute/design-system/formats';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CalendarButton } from '../CalendarButton.tsx';
import { isPayable, openAmount, paymentPath, paymentRowsQuery } from '../payments/payments.ts';
import { paths, places } from '../places.ts';
import { type Application, resumeHref, useApplication } from './applications.ts';
import { ConfirmPayment } from './ConfirmPayment.tsx';
import { expectationText } from './expectation.tsx';

/** Shown once, right after submitting. Read-only, so reloading sends nothing again. */
export default function CongratulationsScreen({ params }: { params: Record<string, string> }) {
  const navigate = useNavigate();
  const application = useApplication(params.applicationId ?? '');
  const { id, number, program, cohort, expectation } = application;
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
      width="text"
      title={<FormattedMessage {...places.congratulations.title} />}
      lead={
        <FormattedMessage
          defaultMessage="We received your application {number} for {program}."
          values={{ number, program: program.title }}
        />
      }
    >
      <Stack gap="l">
        <ConfirmPayment application={application} />
        <Paid application={application} />
        <Split aside={<CongratulationIllustration />} asideSize="s">
          <SectionCard title={<FormattedMessage defaultMessage="What happens next" />}>
            <Stack as="ol" gap="s">
              <Text as="li">{expectationText({ status, expectation })}</Text>
              {status === 'SUBMITTED' && (
                <Text as="li">
                  <FormattedMessage
                    defaultMessage="Admissions then replies within {hours, plural, one {# hour} other {# hours}}."
                    values={{ hours: admissionsReplyHours }}
                  />
                </Text>
              )}
              <Text as="li">
                <FormattedMessage defaultMessage="Once you’re approved, we’ll send you the last documents to sign." />
              </Text>
              {next && (
                <Text as="li">
                  <NextPaymentText next={next} application={application} />
                </Text>
              )}
              {cohort && (
                <Text as="li">
                  <FormattedMessage
                    defaultMessage="Your class starts on {date}."
                    values={{ date: <DateValue value={cohort.startDate} /> }}
                  />
                </Text>
              )}
            </Stack>
          </SectionCard>
        </Split>
        <AddToCalendar application={application} next={next} />
        <div>
          <LinkButton href={paths.applicationStatus({ applicationId: id })}>
            <FormattedMessage defaultMessage="Follow your application" />
          </LinkButton>
        </div>
      </Stack>
    </Page>
  );
}

/** The payment made on submitting, with its receipt. */
function Paid({ application: { payment } }: { application: Application }) {
  if (payment?.status !== 'ACCEPTED') return null;
  return (
    <Banner
      tone="positive"
      title={
        <FormattedMessage
          defaultMessage="We received your payment of {amount}"
          values={{ amount: <MoneyValue amount={payment.amount} currency={payment.currency} /> }}
        />
      }
      actions={
        <LinkButton variant="secondary" href={paymentPath(payment.id)}>
          <FormattedMessage defaultMessage="See the receipt" />
        </LinkButton>
      }
    />
  );
}

function NextPaymentText({
  next,
  application: { autoPay, program },
}: {
  next: NextPayment;
  application: Application;
}) {
  const values = {
    amount: <MoneyValue amount={next.amount} currency={program.currency} />,
    date: <DateValue value={next.dueDate} />,
  };
  return autoPay ? (
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
}

/** The next payment after the one made on submitting. The page doesn't wait for it. */
function useNextPayment({ paymentScheduleId }: Application): NextPayment | undefined {
  const { data } = useQuery({
    ...paymentRowsQuery(paymentScheduleId ?? ''),
    enabled: paymentScheduleId !== null,
  });
  const row = data?.find((one) => one.installment > 0 && isPayable(one));
  return row && { amount: openAmount(row), dueDate: row.dueDate };
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
      url: absoluteUrl(`/enrollment/${id}/status`),
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
            url: absoluteUrl('/settings/payment-information'),
          },
        ]
      : []),
  ];
  return (
    <CalendarButton
      name={intl.formatMessage({ defaultMessage: 'Add to your calendar' })}
      fileName="enrollment.ics"
      entries={days}
    />
  );
}
