import { DateValue, LinkButton, Price, SectionCard, Text } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { AccountStatusBadge } from '../payments/AccountStatusBadge.tsx';
import { useFinancialSummary } from '../payments/payments.ts';
import { paths, places } from '../places.ts';

/** What has to be paid before an enrollment can be transferred, since when, and the way to pay it. */
export function PastDue({ scheduleId }: { scheduleId: string }) {
  const summary = useFinancialSummary({ id: scheduleId });
  const { amountOverdue, currency, nextPayment } = summary;
  return (
    <SectionCard
      tone="accent"
      title={<FormattedMessage defaultMessage="Past due" description="Heading: payments that are late" />}
      status={<AccountStatusBadge summary={summary} />}
    >
      <Price
        amount={amountOverdue}
        currency={currency}
        size="l"
        unit={
          nextPayment && (
            <FormattedMessage
              defaultMessage="was due {date}"
              values={{ date: <DateValue value={nextPayment.dueDate} /> }}
            />
          )
        }
      />
      <Text>
        <FormattedMessage defaultMessage="You can transfer once you’ve paid it." />
      </Text>
      <div>
        <LinkButton href={paths.pay({ schedule: scheduleId })}>
          <FormattedMessage {...places.pay.title} />
        </LinkButton>
      </div>
    </SectionCard>
  );
}
