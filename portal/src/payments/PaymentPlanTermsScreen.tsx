import {
  Button,
  DescriptionList,
  EmptyState,
  FileButton,
  MoneyValue,
  Page,
  PaymentsIllustration,
  PercentValue,
  PrintIcon,
  SectionCard,
  Stack,
  Text,
} from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useSignedInSession } from '../session.ts';
import { type PaymentSchedule, useChosenSchedule, usePaymentSchedules } from './payments.ts';

/** The figures of the contract, with explanations. */
export default function PaymentPlanTermsScreen() {
  const schedule = useChosenSchedule(usePaymentSchedules());
  return (
    <Page
      width="text"
      lead={<FormattedMessage defaultMessage="What you agreed to when you enrolled." />}
      actions={schedule && <Papers schedule={schedule} />}
    >
      {schedule ? (
        <Terms schedule={schedule} />
      ) : (
        <EmptyState
          picture={<PaymentsIllustration />}
          title={<FormattedMessage defaultMessage="No payment plan yet" />}
        >
          <FormattedMessage defaultMessage="Your plan terms will appear here once you’ve enrolled." />
        </EmptyState>
      )}
    </Page>
  );
}

const useTermsParams = ({ id }: PaymentSchedule) => ({
  path: { id: useSignedInSession().studentId },
  query: { paymentScheduleId: id },
});

/** The terms on paper. */
function Papers({ schedule }: { schedule: PaymentSchedule }) {
  const intl = useIntl();
  const params = useTermsParams(schedule);
  return (
    <>
      <FileButton
        name={intl.formatMessage({ defaultMessage: 'Payment plan terms' })}
        kind="PDF"
        isIconOnPhones
        label={<FormattedMessage defaultMessage="Download PDF" />}
        fileName={`payment-plan-terms-${schedule.id}.pdf`}
        load={() => api.download('/students/{id}/payment_plan_terms/document', params)}
      />
      <Button variant="secondary" isIconOnPhones icon={<PrintIcon />} onPress={() => window.print()}>
        <FormattedMessage defaultMessage="Print" />
      </Button>
    </>
  );
}

function Terms({ schedule }: { schedule: PaymentSchedule }) {
  const terms = api.useContent('/students/{id}/payment_plan_terms', useTermsParams(schedule));
  const money = (amount: number) => <MoneyValue amount={amount} currency={terms.currency} />;
  return (
    <Stack gap="l">
      <SectionCard tone="sunken" title={<FormattedMessage defaultMessage="In plain words" />}>
        <Text>
          <FormattedMessage
            defaultMessage="You paid {deposit} when you enrolled, then pay {count, plural, =0 {nothing more} one {1 installment} other {# monthly installments}}. The last one may be a few cents more."
            values={{ deposit: money(terms.depositAmount), count: terms.installmentCount }}
          />
        </Text>
        <Text>
          <FormattedMessage defaultMessage="Interest is simple and was set at the start. It doesn’t grow when a payment is late. When you pay early, you skip the interest that hasn’t accrued yet: each month’s interest accrues when the month begins." />
        </Text>
        <Text>
          <FormattedMessage defaultMessage="“Amount due” is what was due by today and isn’t paid yet." />
        </Text>
      </SectionCard>
      <SectionCard title={schedule.paymentPlan.name} lead={schedule.programTitle}>
        <DescriptionList
          items={[
            { term: <FormattedMessage defaultMessage="Total owed" />, value: money(terms.totalOwed) },
            { term: <FormattedMessage defaultMessage="Deposit amount" />, value: money(terms.depositAmount) },
            {
              term: <FormattedMessage defaultMessage="Installment amount" />,
              value: money(terms.installmentAmount),
            },
            {
              term: <FormattedMessage defaultMessage="Number of installments" />,
              value: terms.installmentCount,
            },
            {
              term: <FormattedMessage defaultMessage="Amount financed" />,
              value: money(terms.amountFinanced),
            },
            {
              term: <FormattedMessage defaultMessage="Annual percentage rate (APR)" />,
              value: <PercentValue value={terms.annualPercentageRate / 100} />,
            },
            {
              term: <FormattedMessage defaultMessage="Interest rate" />,
              value: <PercentValue value={terms.interestRate / 100} />,
            },
            { term: <FormattedMessage defaultMessage="Amount due" />, value: money(terms.amountDue) },
          ]}
        />
      </SectionCard>
    </Stack>
  );
}
