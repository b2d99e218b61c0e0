import {
  DateTimeValue,
  type Description,
  DescriptionList,
  type DescriptionListProps,
  FactLine,
  MoneyValue,
  soldLines,
  Text,
} from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { choiceItems } from './ProductDelivery.tsx';
import type { Purchase } from './sessions.ts';

interface PurchaseDetailsProps {
  purchase: Purchase;
  /** Shown before the others. */
  before?: Description[];
  layout?: DescriptionListProps['layout'];
}

export const SessionsLeft = ({
  purchase: { sessionCount, bookableSessionCount },
}: {
  purchase: Purchase;
}) => (
  <Text as="span" weight="semibold">
    <FormattedMessage
      defaultMessage="{left} of {count, plural, one {# session} other {# sessions}} left to book"
      values={{ left: bookableSessionCount, count: sessionCount }}
    />
  </Text>
);

/** What was bought, for how much, and what was refunded. */
export function PurchaseDetails({ purchase, before = [], layout = 'beside' }: PurchaseDetailsProps) {
  const intl = useIntl();
  const { createdAt, amount, currency, refundedAmount } = purchase;
  const lines = soldLines(intl, purchase);
  return (
    <DescriptionList
      layout={layout}
      items={[
        ...before,
        lines.length > 0 && {
          term: <FormattedMessage defaultMessage="Includes" description="What was bought" />,
          value: <FactLine>{lines}</FactLine>,
        },
        ...choiceItems(intl, { color: purchase.color, deliveryAddress: purchase.delivery?.address ?? null }),
        {
          term: <FormattedMessage defaultMessage="Bought on" />,
          value: <DateTimeValue value={createdAt} hasTime={false} />,
        },
        {
          term: <FormattedMessage defaultMessage="Amount" />,
          value: <MoneyValue amount={amount} currency={currency} isFreeNamed />,
        },
        refundedAmount > 0 && {
          term: <FormattedMessage defaultMessage="Refunded" description="How much of a purchase went back" />,
          value: <MoneyValue amount={refundedAmount} currency={currency} />,
        },
        purchase.refundedAt && {
          term: <FormattedMessage defaultMessage="Refunded on" />,
          value: <DateTimeValue value={purchase.refundedAt} hasTime={false} />,
        },
      ]}
    />
  );
}
