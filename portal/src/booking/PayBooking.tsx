import { ApiError } from '@institute/api-schema';
import {
  Banner,
  Button,
  Card,
  Countdown,
  DateTimeValue,
  DescriptionList,
  FactLine,
  Heading,
  Inline,
  MoneyValue,
  Stack,
  soldLines,
  Text,
} from '@institute/design-system';
import { formatMoney, parseInstant } from '@institute/values/formats';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { describeError } from '../messages.ts';
import { CardChoice, useCardChoice } from '../payment-methods/CardChoice.tsx';
import { CancellationRule } from './CancellationRule.tsx';
import { type Coach, coachName } from './coaches.ts';
import { GroupDates } from './GroupDates.tsx';
import { type CoachingGroup, groupPlace } from './groups.ts';
import { HoldOver } from './HoldOver.tsx';
import type { Hold } from './hold.ts';
import { OverlapQuestion } from './OverlapQuestion.tsx';
import { otherSessionOf } from './overlap.ts';
import { PolicyLink } from './PolicyLink.tsx';
import { choiceItems } from './ProductDelivery.tsx';
import type { ProductChoice } from './product-choice.ts';
import { isSameQuote, newQuoteOf, type Quote } from './quote.ts';
import { sessionTimes } from './SessionTimes.tsx';

export interface PayBookingProps {
  coach: Coach;
  /** What it costs and includes. */
  quote: Quote;
  /** The reserved time; null for products that aren't booked by time. */
  hold: Hold | null;
  /** The color and the address of a product; null if there is nothing to choose. */
  choice: ProductChoice | null;
  /** The group in which a seat is bought. */
  group: CoachingGroup | null;
  timeZone: string;
  /** The card of the last attempt, which stays chosen. */
  paidWith: string | null;
  /** Why the last attempt failed. */
  refusal: unknown;
  /** Called to choose again. `isHoldKept` is false if the reserved time is of no use anymore. */
  onBack: (isHoldKept: boolean) => void;
  onPay: (quote: Quote, paymentMethodId: string | null, allowOverlap: boolean) => unknown;
}

/** Shows the booking, the end of the reservation, and the card to charge. The button shows the amount. */
export function PayBooking({
  coach,
  quote: firstQuote,
  hold,
  choice,
  group,
  timeZone,
  paidWith,
  refusal,
  onBack,
  onPay,
}: PayBookingProps) {
  const intl = useIntl();
  const [quotes, setQuotes] = useState({ old: null as Quote | null, now: firstQuote });
  const newQuote = newQuoteOf(refusal);
  if (newQuote && newQuote.id !== quotes.now.id) setQuotes({ old: quotes.now, now: newQuote });
  const { old, now: quote } = quotes;
  /** The reserved time has the length of the earlier offer. */
  const fits = !hold?.quote || quote.duration === hold.quote.duration;
  const heading = useRef<HTMLHeadingElement>(null);
  const [methodId, setMethodId] = useState(paidWith ?? undefined);
  const card = useCardChoice(methodId, setMethodId);
  const endsAt = hold ? (parseInstant(hold.expiresAt) ?? 0) : null;
  const [isOver, setIsOver] = useState(endsAt !== null && endsAt <= Date.now());
  useEffect(() => heading.current?.focus(), []);
  const { amount, currency } = quote;
  const isFree = amount === 0;
  const isOfCard = refusal instanceof ApiError && refusal.key === 'invalidPaymentMethodDetails';
  const other = otherSessionOf(refusal);
  const pay = (allowOverlap: boolean) => onPay(quote, isFree ? null : card.charged!.id, allowOverlap);
  const back = () => onBack(fits && !isOver);
  const whatYouGet = (one: Quote) => {
    const lines = soldLines(intl, one);
    return lines.length > 0 ? lines : [one.title];
  };
  return (
    <Stack gap="l">
      {newQuote && old && (
        <Banner tone="caution" isAnnounced>
          {isSameQuote(old, quote) ? (
            <FormattedMessage defaultMessage="Your quote expired, so nothing was charged. The price is still the same. Check it and try again." />
          ) : (
            <FormattedMessage
              defaultMessage="{coach} has just changed this offer, so nothing was charged. Before: {before}. Now: {now}. Check the new one before you go on."
              values={{
                coach: coachName(coach),
                before: <OfferInShort quote={old} lines={whatYouGet(old)} />,
                now: <OfferInShort quote={quote} lines={whatYouGet(quote)} />,
              }}
            />
          )}
          {!fits && (
            <Text>
              <FormattedMessage defaultMessage="The time you chose has another length, so choose a new one." />
            </Text>
          )}
        </Banner>
      )}
      <Card padding="l">
        <Stack gap="m">
          <Heading level={2} ref={heading} isFocusTarget>
            {isFree ? (
              <FormattedMessage defaultMessage="Check and book" />
            ) : (
              <FormattedMessage defaultMessage="Check and pay" />
            )}
          </Heading>
          <DescriptionList
            items={[
              ...(hold ? sessionTimes({ time: hold, timeZone }) : []),
              {
                term: <FormattedMessage defaultMessage="What you get" />,
                value: <FactLine facts={whatYouGet(quote)} />,
              },
              ...(choice ? choiceItems(choice) : []),
              ...(group
                ? [
                    {
                      term: <FormattedMessage defaultMessage="Dates" />,
                      value: <GroupDates group={group} />,
                    },
                    {
                      term: <FormattedMessage defaultMessage="Place" />,
                      value: groupPlace(intl, group),
                    },
                  ]
                : []),
              {
                term: <FormattedMessage defaultMessage="Price" />,
                value: (
                  <strong>
                    <MoneyValue amount={amount} currency={currency} isFreeNamed />
                  </strong>
                ),
              },
            ]}
          />
          {quote.sessionCount === 0 && !quote.isShipped && !group && (
            <Text tone="muted">
              {quote.groupSessionCount > 0 ? (
                <FormattedMessage
                  defaultMessage="{coach} sets the dates of the group and e-mails or calls you about them. We’ll share your e-mail address and phone number."
                  values={{ coach: coachName(coach) }}
                />
              ) : (
                <FormattedMessage
                  defaultMessage="{coach} contacts you to arrange delivery. We’ll share your e-mail address and phone number."
                  values={{ coach: coachName(coach) }}
                />
              )}
            </Text>
          )}
          {endsAt !== null && !isOver && (
            <Text as="div">
              <FormattedMessage
                defaultMessage="We’re holding this time for you: {time} left."
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
          {hold && <FreeCancellation hold={hold} quote={quote} />}
          {!hold && quote.sessionCount > 0 && (
            <Text tone="muted" size="s">
              <CancellationRule hours={quote.freeCancellationHours} />
            </Text>
          )}
          <PolicyLink />
        </Stack>
      </Card>
      {!isFree && !isOver && fits && (
        <CardChoice choice={card.choice} errorMessage={isOfCard ? describeError(intl, refusal) : undefined} />
      )}
      {other && <OverlapQuestion other={other} onClose={back} onConfirm={async () => void pay(true)} />}
      {refusal && !isOfCard && !newQuote && !other ? (
        <Banner tone="critical" isAnnounced>
          {describeError(intl, refusal)}
        </Banner>
      ) : null}
      {isOver && (
        <Banner tone="caution" isAnnounced>
          <HoldOver />
        </Banner>
      )}
      <Inline gap="s">
        {!isOver && fits && (isFree || card.charged) && (
          <Button onPress={() => pay(false)}>
            {isFree ? (
              <FormattedMessage defaultMessage="Book this time" />
            ) : (
              <FormattedMessage
                defaultMessage="Pay {amount}"
                values={{ amount: formatMoney({ amount, currency }, { locale: intl.locale }) }}
              />
            )}
          </Button>
        )}
        {choice && (
          <Button variant="secondary" onPress={back}>
            <FormattedMessage defaultMessage="Change your choice" />
          </Button>
        )}
        {group && (
          <Button variant="secondary" onPress={back}>
            <FormattedMessage defaultMessage="Choose other dates" />
          </Button>
        )}
        {hold && (
          <Button variant="secondary" onPress={back}>
            <FormattedMessage defaultMessage="Choose another time" />
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

const OfferInShort = ({ quote: { amount, currency }, lines }: { quote: Quote; lines: string[] }) => (
  <strong>
    <span>{`${lines.join(' · ')}, `}</span>
    <MoneyValue amount={amount} currency={currency} isFreeNamed />
  </strong>
);

/** Until when the reserved time can be canceled for free, or that it no longer can. */
function FreeCancellation({ hold, quote }: { hold: Hold; quote: Quote }) {
  if (!hold.freeCancellationUntil)
    return (
      <Banner tone="caution">
        <FormattedMessage
          defaultMessage="This session starts in less than {hours, plural, one {# hour} other {# hours}}. Once it’s booked, you can’t change the time, and if you cancel, it counts as used."
          values={{ hours: quote.freeCancellationHours }}
        />
      </Banner>
    );
  return (
    <Text tone="muted" size="s">
      <FormattedMessage
        defaultMessage="You can change the time or cancel for free until {time}."
        values={{ time: <DateTimeValue value={hold.freeCancellationUntil} /> }}
      />
    </Text>
  );
}
