import { ApiError } from '@institute/api-schema';
import {
  Banner,
  Button,
  Card,
  Countdown,
  DescriptionList,
  Heading,
  Inline,
  MoneyValue,
  Stack,
  Text,
} from '@institute/design-system';
import { formatMoney, parseInstant } from '@institute/values/formats';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { describeError } from '../messages.ts';
import { CardChoice, useCardChoice } from '../payment-methods/CardChoice.tsx';
import { type PaymentQuote, type PaymentSchedule, usePaymentRows } from './payments.ts';
import { rowName } from './row-messages.ts';

interface ReviewPaymentProps {
  schedule: PaymentSchedule;
  quote: PaymentQuote;
  /** Why the last attempt failed. */
  refusal: unknown;
  paymentMethodId: string | undefined;
  /** Whether it follows a choice on the same page, so that its heading gets the focus. */
  isNextStep: boolean;
  onChooseMethod: (id: string) => void;
  onBack: () => void;
  onPay: (paymentMethodId: string) => void;
}

/** The amount and the card to charge. The button shows the amount. */
export function ReviewPayment({
  schedule,
  quote,
  refusal,
  paymentMethodId,
  isNextStep,
  onChooseMethod,
  onBack,
  onPay,
}: ReviewPaymentProps) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const { charged, choice } = useCardChoice(paymentMethodId, onChooseMethod);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (isNextStep) heading.current?.focus();
  }, [isNextStep]);

  const { amount, currency } = quote;
  const isOfCard = refusal instanceof ApiError && refusal.key === 'invalidPaymentMethodDetails';
  return (
    <Stack gap="l">
      <QuoteCard
        schedule={schedule}
        quote={quote}
        heading={heading}
        isOver={isOver}
        onEnd={() => setIsOver(true)}
      />
      <CardChoice choice={choice} errorMessage={isOfCard ? describeError(intl, refusal) : undefined} />
      {refusal && !isOfCard ? (
        <Banner tone="critical" isAnnounced>
          {describeError(intl, refusal)}
        </Banner>
      ) : null}
      {isOver && (
        <Banner tone="caution" isAnnounced>
          <FormattedMessage defaultMessage="This quote has expired and nothing was paid. Please get a new one." />
        </Banner>
      )}
      <Inline gap="s">
        {charged && !isOver && (
          <Button onPress={() => onPay(charged.id)}>
            <FormattedMessage
              defaultMessage="Pay {amount}"
              values={{ amount: formatMoney({ amount, currency }, { locale: intl.locale }) }}
            />
          </Button>
        )}
        <Button variant="secondary" onPress={onBack}>
          {isOver ? (
            <FormattedMessage defaultMessage="Ask again" />
          ) : (
            <FormattedMessage defaultMessage="Change what you pay" />
          )}
        </Button>
      </Inline>
    </Stack>
  );
}

interface QuoteCardProps extends Pick<ReviewPaymentProps, 'schedule' | 'quote'> {
  heading: RefObject<HTMLHeadingElement | null>;
  /** Whether the quote has expired. */
  isOver: boolean;
  onEnd: () => void;
}

/** What is paid, which payments it's applied to, and how long the quote is good. */
function QuoteCard({ schedule, quote, heading, isOver, onEnd }: QuoteCardProps) {
  const intl = useIntl();
  const { amount, currency, interestSaved } = quote;
  const paid = usePaymentRows(schedule.id).filter(({ id }) => quote.rowIds.includes(id));
  return (
    <Card padding="l">
      <Stack gap="m">
        <Heading level={2} ref={heading} isFocusTarget>
          <FormattedMessage defaultMessage="Check and pay" />
        </Heading>
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
            ...(interestSaved > 0
              ? [
                  {
                    term: <FormattedMessage defaultMessage="Interest you save" />,
                    value: <MoneyValue amount={interestSaved} currency={currency} />,
                  },
                ]
              : []),
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
        {!isOver && (
          <Text size="s" tone="muted" as="div">
            <FormattedMessage
              defaultMessage="This quote is good for {time}, unless you make another payment."
              values={{
                time: (
                  <Countdown
                    endsAt={parseInstant(quote.expiresAt) ?? 0}
                    announceAt={[120, 60]}
                    announcement={(seconds) =>
                      intl.formatMessage(
                        {
                          defaultMessage:
                            'This quote is good for {minutes, plural, one {1 more minute} other {# more minutes}}.',
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
        )}
      </Stack>
    </Card>
  );
}
