import { onDeviceClock } from '@institute/api-schema';
import { Button, Countdown, DescriptionList, MoneyValue, Text } from '@institute/design-system';
import { CheckAndPay, type CheckAndPayProps } from '@institute/design-system/cards';
import { useState } from 'react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { AddCard } from '../payment-methods/AddCard.tsx';
import { useUsableCards } from '../payment-methods/payment-methods.ts';
import { type PaymentQuote, type PaymentSchedule, usePaymentRows } from './payments.ts';
import { rowName } from './row-messages.ts';

interface ReviewPaymentProps
  extends Pick<CheckAndPayProps, 'cardId' | 'onChooseCard' | 'isNextStep' | 'refusal'> {
  schedule: PaymentSchedule;
  quote: PaymentQuote;
  onBack: () => void;
  onPay: (paymentMethodId: string) => void;
}

/** What is paid, which payments it's applied to, how long the quote is good, and the card to charge. */
export function ReviewPayment({ schedule, quote, onBack, onPay, ...payment }: ReviewPaymentProps) {
  const intl = useIntl();
  const cards = useUsableCards();
  const [isOver, setIsOver] = useState(false);
  const { amount, currency, interestSaved } = quote;
  const paid = usePaymentRows(schedule.id).filter(({ id }) => quote.rowIds.includes(id));
  return (
    <CheckAndPay
      {...payment}
      amount={amount}
      currency={currency}
      cards={cards}
      addCard={(props) => <AddCard {...props} />}
      expired={
        isOver && (
          <FormattedMessage defaultMessage="This quote has expired and nothing was paid. Please get a new one." />
        )
      }
      onPay={(cardId) => cardId && onPay(cardId)}
      actions={
        <Button variant="secondary" onPress={onBack}>
          {isOver ? (
            <FormattedMessage defaultMessage="Ask again" />
          ) : (
            <FormattedMessage defaultMessage="Change what you pay" />
          )}
        </Button>
      }
    >
      <DescriptionList
        layout="between"
        items={[
          {
            term: <FormattedMessage defaultMessage="Amount" />,
            value: (
              <strong>
                <MoneyValue amount={amount} currency={currency} />
              </strong>
            ),
          },
          interestSaved > 0 && {
            term: <FormattedMessage defaultMessage="Interest you save" />,
            value: <MoneyValue amount={interestSaved} currency={currency} />,
          },
        ]}
      />
      {paid.length > 0 && (
        <Text tone="muted">
          <FormattedMessage
            defaultMessage="Applied to: {payments}."
            values={{ payments: <FormattedList value={paid.map((row) => rowName(intl, row))} /> }}
          />
        </Text>
      )}
      {!isOver && <QuoteCountdown quote={quote} onEnd={() => setIsOver(true)} />}
    </CheckAndPay>
  );
}

function QuoteCountdown({ quote, onEnd }: { quote: PaymentQuote; onEnd: () => void }) {
  const intl = useIntl();
  return (
    <Text size="s" tone="muted" as="div">
      <FormattedMessage
        defaultMessage="This amount holds for {time}, unless you make another payment."
        values={{
          time: (
            <Countdown
              endsAt={onDeviceClock(quote.expiresAt)}
              announceAt={[120, 60]}
              announcement={(seconds) =>
                intl.formatMessage(
                  {
                    defaultMessage:
                      'This amount holds for {minutes, plural, one {1 more minute} other {# more minutes}}.',
                  },
                  { minutes: Math.ceil(seconds / 60) },
                )
              }
              onEnd={onEnd}
            />
          ),
        }}
      />
    </Text>
  );
}
