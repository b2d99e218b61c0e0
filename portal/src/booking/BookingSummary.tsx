import { freeCancellationHours } from '@institute/api-schema/policy';
import { Avatar, Card, FactLine, Inline, Price, Stack, soldLines, Text } from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { CancellationRule } from './CancellationRule.tsx';
import { type Coach, type CoachProduct, coachName } from './coaches.ts';

interface BookingSummaryProps {
  coach: Coach;
  product: CoachProduct;
}

/** Beside the free times: with whom, what, for how much, and until when it can be canceled. */
export function BookingSummary({ coach, product }: BookingSummaryProps) {
  const intl = useIntl();
  const { currency, purchaseTerms, deliveryMode } = product;
  const { amount } = purchaseTerms;
  const name = coachName(coach);
  return (
    <Card padding="s">
      <Stack gap="s">
        <Inline gap="s" isWrapping={false} align="start">
          <Avatar name={name} src={coach.photo} isDecorative />
          <Stack gap="none">
            <strong>{name}</strong>
            <Text tone="muted" size="s">
              <FactLine facts={soldLines(intl, { ...purchaseTerms, deliveryMode })} />
            </Text>
          </Stack>
        </Inline>
        <Price
          amount={amount}
          currency={currency}
          unit={amount > 0 && <FormattedMessage defaultMessage="due when you book" />}
        />
        <Text tone="muted" size="s">
          <CancellationRule hours={freeCancellationHours} />
        </Text>
      </Stack>
    </Card>
  );
}
