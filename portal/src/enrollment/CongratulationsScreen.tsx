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
import { paths } from '../paths.ts';
import { isPayable, openAmount, paymentPath, paymentRowsQuery } from '../payments/payments.ts';
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
      title={
        <FormattedMessage
          defaultMessage="Congratulations!"
          description="Heading after an application was submitted"
        />
      }
      lead={
        <FormattedMessage
          defaultMessage="We received your application {number} for {program}."
          description="Sentence after an application was submitted"
          values={{ number, program: program.title }}
        />
      }
    >
      <Stack gap="l">
        <ConfirmPayment application={application} />
        <Paid application={application} />
        <Split aside={<CongratulationIllustration />} asideSize="s">
          <SectionCard
            title={
              <FormattedMessage
                defaultMessage="What happens next"
                description="Heading after an application was submitted"
              />
            }
          >
            <Stack as="ol" gap="s">
              <Text as="li">{expectationText({ status, expectation })}</Text>
              {status === 'SUBMITTED' && (
                <Text as="li">
                  <FormattedMessage
                    defaultMessage="Admissions then replies within {hours, plural, one {# hour} other {# hours}}."
                    description="What happens after the advisor has looked at an application"
                    values={{ hours: admissionsReplyHours }}
                  />
                </Text>
              )}
              <Text as="li">
                <FormattedMessage
                  defaultMessage="Once you’re approved, we’ll send you the last documents to sign."
                  description="What happens after an application was approved"
                />
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
                    description="The first day of the class"
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
            <FormattedMessage
              defaultMessage="Follow your application"
              description="Link to how far an application has come"
            />
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
          description="After an application was submitted: what was paid"
          values={{ amount: <MoneyValue amount={payment.amount} currency={payment.currency} /> }}
        />
      }
      actions={
        <LinkButton variant="secondary" href={paymentPath(payment.id)}>
          <FormattedMessage defaultMessage="See the receipt" description="Link to the receipt of a payment" />
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
      description="The next payment after an application was submitted"
      values={values}
    />
  ) : (
    <FormattedMessage
      defaultMessage="Your next payment of {amount} is due on {date}. Autopay is off, so you need to make it yourself."
      description="The next payment after an application was submitted"
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
      title: intl.formatMessage(
        { defaultMessage: 'First class: {program}', description: 'Title of a day in a calendar' },
        { program: program.title },
      ),
      url: absoluteUrl(`/enrollment/${id}/status`),
    },
    ...(next
      ? [
          {
            id: `next-payment.${id}`,
            day: next.dueDate,
            title: intl.formatMessage(
              {
                defaultMessage: 'Payment due: {amount}, {program}',
                description: 'Title of a day in a calendar',
              },
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
      name={intl.formatMessage({
        defaultMessage: 'Add to your calendar',
        description: 'Name of a file with the first class and the next payment',
      })}
      fileName="enrollment.ics"
      entries={days}
    />
  );
}
