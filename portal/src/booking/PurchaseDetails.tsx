import {
  DateTimeValue,
  type Description,
  DescriptionList,
  FactLine,
  MoneyValue,
  soldLines,
} from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { choiceItems } from './ProductDelivery.tsx';
import type { Purchase } from './sessions.ts';

interface PurchaseDetailsProps {
  purchase: Purchase;
  /** Shown before the others. */
  before?: Description[];
}

/** What was bought, for how much, and what was refunded. */
export function PurchaseDetails({ purchase, before = [] }: PurchaseDetailsProps) {
  const intl = useIntl();
  const { coach, createdAt, amount, currency, refundedAmount, sessionCount, bookableSessionCount } = purchase;
  const lines = soldLines(intl, purchase);
  return (
    <DescriptionList
      items={[
        ...before,
        {
          term: (
            <FormattedMessage defaultMessage="Sold by" description="The coach of whom something was bought" />
          ),
          value: coach.label,
        },
        ...(lines.length > 0
          ? [
              {
                term: <FormattedMessage defaultMessage="Includes" description="What was bought" />,
                value: <FactLine facts={lines} />,
              },
            ]
          : []),
        ...choiceItems({ color: purchase.color, deliveryAddress: purchase.delivery?.address ?? null }),
        ...(sessionCount > 0
          ? [
              {
                term: (
                  <FormattedMessage
                    defaultMessage="Left to book"
                    description="How many sessions of a purchase can still be booked"
                  />
                ),
                value: (
                  <FormattedMessage
                    defaultMessage="{left} of {count}"
                    description="How many sessions of a purchase can still be booked, of how many"
                    values={{ left: bookableSessionCount, count: sessionCount }}
                  />
                ),
              },
            ]
          : []),
        {
          term: <FormattedMessage defaultMessage="Bought on" description="When something was bought" />,
          value: <DateTimeValue value={createdAt} />,
        },
        {
          term: <FormattedMessage defaultMessage="Amount" description="What a purchase cost" />,
          value: <MoneyValue amount={amount} currency={currency} isFreeNamed />,
        },
        ...(refundedAmount > 0
          ? [
              {
                term: (
                  <FormattedMessage
                    defaultMessage="Refunded"
                    description="How much of a purchase went back"
                  />
                ),
                value: <MoneyValue amount={refundedAmount} currency={currency} />,
              },
            ]
          : []),
        ...(purchase.refundedAt
          ? [
              {
                term: (
                  <FormattedMessage defaultMessage="Refunded on" description="When the money went back" />
                ),
                value: <DateTimeValue value={purchase.refundedAt} />,
              },
            ]
          : []),
      ]}
    />
  );
}
