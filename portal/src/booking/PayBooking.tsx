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
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
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

interface PayBookingProps {
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
  const isFree = quote.amount === 0;
  const isOfCard = refusal instanceof ApiError && refusal.key === 'invalidPaymentMethodDetails';
  const other = otherSessionOf(refusal);
  const pay = (allowOverlap: boolean) => onPay(quote, isFree ? null : card.charged!.id, allowOverlap);
  const back = () => onBack(fits && !isOver);
  return (
    <Stack gap="l">
      {newQuote && old && <ChangedOffer coach={coach} old={old} quote={quote} isSameLength={fits} />}
      <Card padding="l">
        <Stack gap="m">
          <Heading level={2} ref={heading} isFocusTarget>
            {isFree ? (
              <FormattedMessage defaultMessage="Check and book" />
            ) : (
              <FormattedMessage defaultMessage="Check and pay" />
            )}
          </Heading>
          <BookingFacts quote={quote} hold={hold} choice={choice} group={group} timeZone={timeZone} />
          {quote.sessionCount === 0 && !quote.isShipped && !group && (
            <ContactByCoach coach={coach} quote={quote} />
          )}
          {endsAt !== null && !isOver && <HoldCountdown endsAt={endsAt} onEnd={() => setIsOver(true)} />}
          {(hold || quote.sessionCount > 0) && <FreeCancellation hold={hold} quote={quote} />}
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
          <PayButton quote={quote} onPress={() => pay(false)} />
        )}
        <BackButtons hold={hold} choice={choice} group={group} onPress={back} />
      </Inline>
    </Stack>
  );
}

const whatYouGet = (intl: IntlShape, quote: Quote): string[] => {
  const lines = soldLines(intl, quote);
  return lines.length > 0 ? lines : [quote.title];
};

interface ChangedOfferProps {
  coach: Coach;
  old: Quote;
  quote: Quote;
  /** Whether the reserved time has the length of the new quote. */
  isSameLength: boolean;
}

/** Why nothing was charged: the quote expired, or the coach changed the offer. */
function ChangedOffer({ coach, old, quote, isSameLength }: ChangedOfferProps) {
  return (
    <Banner tone="caution" isAnnounced>
      {isSameQuote(old, quote) ? (
        <FormattedMessage defaultMessage="Your quote expired, so nothing was charged. The price is still the same. Check it and try again." />
      ) : (
        <FormattedMessage
          defaultMessage="{coach} has just changed this offer, so nothing was charged. Before: {before}. Now: {now}. Check the new one before you go on."
          values={{
            coach: coachName(coach),
            before: <OfferInShort quote={old} />,
            now: <OfferInShort quote={quote} />,
          }}
        />
      )}
      {!isSameLength && (
        <Text>
          <FormattedMessage defaultMessage="The time you chose has another length, so choose a new one." />
        </Text>
      )}
    </Banner>
  );
}

function OfferInShort({ quote }: { quote: Quote }) {
  const intl = useIntl();
  return (
    <strong>
      <span>{`${whatYouGet(intl, quote).join(' · ')}, `}</span>
      <MoneyValue amount={quote.amount} currency={quote.currency} isFreeNamed />
    </strong>
  );
}

type BookingFactsProps = Pick<PayBookingProps, 'quote' | 'hold' | 'choice' | 'group' | 'timeZone'>;

/** When it is, what it includes, and its price. */
function BookingFacts({ quote, hold, choice, group, timeZone }: BookingFactsProps) {
  const intl = useIntl();
  return (
    <DescriptionList
      items={[
        ...(hold ? sessionTimes({ time: hold, timeZone }) : []),
        {
          term: <FormattedMessage defaultMessage="What you get" />,
          value: <FactLine facts={whatYouGet(intl, quote)} />,
        },
        ...(choice ? choiceItems(choice) : []),
        ...(group
          ? [
              { term: <FormattedMessage defaultMessage="Dates" />, value: <GroupDates group={group} /> },
              { term: <FormattedMessage defaultMessage="Place" />, value: groupPlace(intl, group) },
            ]
          : []),
        {
          term: <FormattedMessage defaultMessage="Price" />,
          value: (
            <strong>
              <MoneyValue amount={quote.amount} currency={quote.currency} isFreeNamed />
            </strong>
          ),
        },
      ]}
    />
  );
}

/** That the coach arranges the rest, and what they need for that. */
const ContactByCoach = ({ coach, quote }: Pick<PayBookingProps, 'coach' | 'quote'>) => (
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
);

/** How long the time is still reserved; `endsAt` is in milliseconds since 1970. */
function HoldCountdown({ endsAt, onEnd }: { endsAt: number; onEnd: () => void }) {
  const intl = useIntl();
  return (
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
              onEnd={onEnd}
            />
          ),
        }}
      />
    </Text>
  );
}

/** Until when the reserved time can be canceled for free, or that it no longer can. Without a time, the rule. */
function FreeCancellation({ hold, quote }: Pick<PayBookingProps, 'hold' | 'quote'>) {
  if (!hold)
    return (
      <Text tone="muted" size="s">
        <CancellationRule hours={quote.freeCancellationHours} />
      </Text>
    );
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

function PayButton({ quote: { amount, currency }, onPress }: { quote: Quote; onPress: () => void }) {
  const { locale } = useIntl();
  return (
    <Button onPress={onPress}>
      {amount === 0 ? (
        <FormattedMessage defaultMessage="Book this time" />
      ) : (
        <FormattedMessage
          defaultMessage="Pay {amount}"
          values={{ amount: formatMoney({ amount, currency }, { locale }) }}
        />
      )}
    </Button>
  );
}

interface BackButtonsProps extends Pick<PayBookingProps, 'hold' | 'choice' | 'group'> {
  onPress: () => void;
}

/** The ways back to what was chosen before. */
const BackButtons = ({ hold, choice, group, onPress }: BackButtonsProps) => (
  <>
    {choice && (
      <Button variant="secondary" onPress={onPress}>
        <FormattedMessage defaultMessage="Change your choice" />
      </Button>
    )}
    {group && (
      <Button variant="secondary" onPress={onPress}>
        <FormattedMessage defaultMessage="Choose other dates" />
      </Button>
    )}
    {hold && (
      <Button variant="secondary" onPress={onPress}>
        <FormattedMessage defaultMessage="Choose another time" />
      </Button>
    )}
  </>
);
