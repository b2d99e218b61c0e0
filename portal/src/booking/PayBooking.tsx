import { ApiError } from '@institute/api-schema';
import { freeCancellationHours, slotHoldMinutes } from '@institute/api-schema/policy';
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
import { formatMoney, parseInstant } from '@institute/design-system/formats';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { describeError } from '../messages.ts';
import { CardChoice, useChosenCard } from '../payment-methods/CardChoice.tsx';
import type { Coach, CoachProduct } from './coaches.ts';
import type { Hold } from './hold.ts';
import { offerLines } from './offer-messages.ts';
import { sessionTimes } from './SessionTimes.tsx';

interface PayBookingProps {
  coach: Coach;
  product: CoachProduct;
  /** The reserved time; null for products that aren't booked by time. */
  hold: Hold | null;
  timeZone: string;
  /** Why the last attempt failed. */
  refusal: unknown;
  onBack: () => void;
  onPay: (paymentMethodId: string | null) => void;
}

/** Shows the booking, the end of the reservation, and the card to charge. The button shows the amount. */
export function PayBooking({ coach, product, hold, timeZone, refusal, onBack, onPay }: PayBookingProps) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const [methodId, setMethodId] = useState<string>();
  const chosen = useChosenCard(methodId);
  const endsAt = hold ? (parseInstant(hold.expiresAt) ?? 0) : null;
  const [isOver, setIsOver] = useState(endsAt !== null && endsAt <= Date.now());
  useEffect(() => heading.current?.focus(), []);
  const { amount } = product.purchaseTerms;
  const { currency } = product;
  const isFree = amount === 0;
  const isOfCard = refusal instanceof ApiError && refusal.key === 'invalidPaymentMethodDetails';
  return (
    <Stack gap="l">
      <Card padding="l">
        <Stack gap="m">
          <Heading level={2} ref={heading} isFocusTarget>
            {isFree ? (
              <FormattedMessage
                defaultMessage="Check and book"
                description="Heading of the last step of booking something that is free"
              />
            ) : (
              <FormattedMessage
                defaultMessage="Check and pay"
                description="Heading of the last step of a payment"
              />
            )}
          </Heading>
          <DescriptionList
            items={[
              ...(hold ? sessionTimes({ time: hold, timeZone, coachTimeZone: coach.user.timeZone }) : []),
              {
                term: <FormattedMessage defaultMessage="What you get" description="What is booked" />,
                value: offerLines(intl, product).join(' · '),
              },
              {
                term: <FormattedMessage defaultMessage="Price" description="What something costs" />,
                value: (
                  <strong>
                    <MoneyValue amount={amount} currency={currency} isFreeNamed />
                  </strong>
                ),
              },
            ]}
          />
          {endsAt !== null && !isOver && (
            <Text as="div">
              <FormattedMessage
                defaultMessage="We’re holding this time for you: {time} left."
                description="How long a time is held, as minutes and seconds"
                values={{
                  time: (
                    <Countdown
                      endsAt={endsAt}
                      announceAt={[120, 60]}
                      announcement={(seconds) =>
                        intl.formatMessage(
                          {
                            defaultMessage:
                              'We’re holding this time for {minutes, plural, one {1 more minute} other {# more minutes}}.',
                            description: 'Read out shortly before a time is no longer held',
                          },
                          { minutes: Math.ceil(seconds / 60) },
                        )
                      }
                      onEnd={() => setIsOver(true)}
                    />
                  ),
                }}
              />
            </Text>
          )}
          {hold && (
            <Text tone="muted" size="s">
              <FormattedMessage
                defaultMessage="You can change the time or cancel for free until {hours, plural, one {# hour} other {# hours}} before it starts."
                description="The policy for a session, before it is booked"
                values={{ hours: freeCancellationHours }}
              />
            </Text>
          )}
        </Stack>
      </Card>
      {!isFree && !isOver && (
        <CardChoice
          chosen={chosen}
          onChoose={setMethodId}
          errorMessage={isOfCard ? describeError(intl, refusal) : undefined}
        />
      )}
      {refusal && !isOfCard ? (
        <Banner tone="critical" isAnnounced>
          {describeError(intl, refusal)}
        </Banner>
      ) : null}
      {isOver && (
        <Banner tone="caution" isAnnounced>
          <FormattedMessage
            defaultMessage="We held this time for {minutes, plural, one {# minute} other {# minutes}}, and that’s over now. Nothing was charged. Choose a time again."
            description="In the last step of a booking, when the time is no longer held"
            values={{ minutes: slotHoldMinutes }}
          />
        </Banner>
      )}
      <Inline gap="s">
        {!isOver && (isFree || chosen) && (
          <Button onPress={() => onPay(isFree ? null : chosen!.id)}>
            {isFree ? (
              <FormattedMessage defaultMessage="Book this time" description="Button: books a session" />
            ) : (
              <FormattedMessage
                defaultMessage="Pay {amount}"
                description="Button that charges the card"
                values={{ amount: formatMoney({ amount, currency }, { locale: intl.locale }) }}
              />
            )}
          </Button>
        )}
        {hold && (
          <Button variant="secondary" onPress={onBack}>
            <FormattedMessage
              defaultMessage="Choose another time"
              description="Button: back to the free times of a coach"
            />
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
