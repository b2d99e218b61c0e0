// What the choice of a payment needs on demand, in one chunk.
import { ApiError } from '@institute/api-schema';
import {
  Banner,
  CheckboxGroup,
  DateValue,
  DescriptionList,
  Link,
  MoneyField,
  MoneyValue,
  SectionCard,
} from '@institute/design-system';
import { formatDate } from '@institute/values/formats';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { describeError } from '../messages.ts';
import { paths } from '../places.ts';
import type { QuoteForm } from './ChoosePayment.tsx';
import { nextPaymentTitles } from './next-payment.ts';
import type { FinancialSummary, PaymentSchedule, PaymentScheduleRow } from './payments.ts';
import { rowName } from './row-messages.ts';

interface PaymentsAheadProps {
  form: QuoteForm;
  payable: readonly PaymentScheduleRow[];
  /** Formats an amount of the schedule. */
  money: (amount: number) => string;
}

/** The payments to make ahead, each with the interest saved by paying it now. */
export function PaymentsAhead({ form, payable, money }: PaymentsAheadProps) {
  const intl = useIntl();
  const dueDate = (row: PaymentScheduleRow) => formatDate(row.dueDate, 'medium', intl.locale);
  return (
    <form.Field
      name="rowIds"
      as={CheckboxGroup}
      isRequired
      label={intl.formatMessage({ defaultMessage: 'Which payments?' })}
      options={payable.map((row) => ({
        value: row.id,
        label: `${rowName(intl, row)}, ${money(row.amountToday)}`,
        description:
          row.interestSaved > 0
            ? intl.formatMessage(
                { defaultMessage: 'due {date}. You save {saved} in interest' },
                { date: dueDate(row), saved: money(row.interestSaved) },
              )
            : intl.formatMessage({ defaultMessage: 'due {date}' }, { date: dueDate(row) }),
      }))}
    />
  );
}

interface OtherAmountProps {
  form: QuoteForm;
  /** In minor units. */
  payOffAmount: number;
  currency: string;
}

export function OtherAmount({ form, payOffAmount, currency }: OtherAmountProps) {
  const intl = useIntl();
  return (
    <form.Field
      name="amount"
      as={MoneyField}
      isRequired
      currency={currency}
      label={intl.formatMessage({ defaultMessage: 'Amount' })}
      description={
        <FormattedMessage
          defaultMessage="We apply it to your oldest payments first. {amount} pays off everything today."
          values={{ amount: <MoneyValue amount={payOffAmount} currency={currency} /> }}
        />
      }
    />
  );
}

interface ScheduleFactsProps {
  schedule: PaymentSchedule;
  summary: FinancialSummary;
}

/** What is owed, beside the choice of what to pay. */
export function ScheduleFacts({ schedule, summary }: ScheduleFactsProps) {
  const { nextPayment, totalRemaining, paymentsMade, paymentCount, currency } = summary;
  return (
    <SectionCard title={schedule.programTitle}>
      <DescriptionList
        items={[
          nextPayment && {
            term: <FormattedMessage {...nextPaymentTitles[nextPayment.kind]} />,
            value: <MoneyValue amount={nextPayment.amount} currency={currency} />,
          },
          nextPayment && {
            term: <FormattedMessage defaultMessage="Due" />,
            value: <DateValue value={nextPayment.dueDate} />,
          },
          paymentCount > 1 && {
            term: <FormattedMessage defaultMessage="Payments made" />,
            value: (
              <FormattedMessage
                defaultMessage="{made, number} of {all, number}"
                values={{ made: paymentsMade, all: paymentCount }}
              />
            ),
          },
          {
            term: <FormattedMessage defaultMessage="Balance" />,
            value: (
              <strong>
                <MoneyValue amount={totalRemaining} currency={currency} />
              </strong>
            ),
          },
        ]}
      />
    </SectionCard>
  );
}

/** Seconds until the next check, if the server doesn't say. */
const pollSeconds = 3;

/** Why a payment isn't possible. Checks again if the reason is temporary. */
export function StateProblem({ error }: { error: unknown }) {
  const intl = useIntl();
  const queries = useQueryClient();
  const isPassing =
    error instanceof ApiError &&
    (error.key === 'paymentStatusInProgress' || error.key === 'paymentStatusAccepted');
  const seconds = error instanceof ApiError ? (error.retryAfter ?? pollSeconds) : pollSeconds;
  useEffect(() => {
    if (!isPassing) return;
    const timer = setInterval(() => void queries.invalidateQueries(), seconds * 1000);
    return () => clearInterval(timer);
  }, [isPassing, seconds, queries]);
  return (
    <Banner
      tone={isPassing ? 'info' : 'critical'}
      isAnnounced
      actions={
        <Link isStandalone href={paths.paymentInformation()}>
          <FormattedMessage defaultMessage="See your payments" />
        </Link>
      }
    >
      {describeError(intl, error)}
    </Banner>
  );
}
