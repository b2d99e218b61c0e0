import { onDeviceClock } from '@institute/api-schema';
import {
  Banner,
  Button,
  DateTimeValue,
  DescriptionList,
  FactLine,
  MoneyValue,
  OutcomePending,
  Stack,
  soldLines,
  Text,
} from '@institute/design-system';
import { CheckAndPay } from '@institute/design-system/cards';
import { useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { AddCard } from '../payment-methods/AddCard.tsx';
import { useUsableCards } from '../payment-methods/payment-methods.ts';
import { useTimeZone } from '../time-zone.ts';
import { CancellationRule } from './CancellationRule.tsx';
import { type Coach, type CoachProduct, coachName } from './coaches.ts';
import { GroupDates } from './GroupDates.tsx';
import { groupPlace } from './groups.ts';
import { HoldCountdown, HoldOver } from './HoldOver.tsx';
import { OverlapQuestion } from './OverlapQuestion.tsx';
import { otherSessionOf } from './overlap.ts';
import { PolicyLink } from './PolicyLink.tsx';
import { choiceItems } from './ProductDelivery.tsx';
import { hasChoices } from './product-choice.ts';
import { isSameQuote, newQuoteOf, type Quote, useQuote } from './quote.ts';
import { sessionTimes } from './SessionTimes.tsx';
import type { Booking } from './use-booking.ts';

interface PayBookingProps {
  coach: Coach;
  product: CoachProduct;
  booking: Booking;
}

interface QuotedBookingProps extends PayBookingProps {
  /** What it costs and includes. */
  quote: Quote;
}

/** The last step, with the quote of the reserved time, or one for a product that isn't booked by time. */
export function PayBooking(props: PayBookingProps) {
  const { hold, purchase } = props.booking;
  const quote = hold?.quote;
  return (
    <OutcomePending of={purchase} isRefusalShown {...outcomeTexts(purchase.pending?.sent)}>
      {quote ? <CheckBooking {...props} quote={quote} /> : <WithQuote {...props} />}
    </OutcomePending>
  );
}

/** What is said while the outcome of a purchase isn't clear. A page that was reloaded doesn't know the amount at first. */
function outcomeTexts(sent: { amount: number; currency: string } | null = null) {
  return {
    checking: {
      title: <FormattedMessage defaultMessage="We’re booking this for you" />,
      text: (
        <FormattedMessage defaultMessage="This page updates as soon as we know. You can close or reload it; you won’t be charged twice." />
      ),
    },
    ...(sent && {
      lost: {
        title: <FormattedMessage defaultMessage="Your booking didn’t reach us" />,
        text: (
          <FormattedMessage
            defaultMessage="Nothing was booked, and {amount} wasn’t charged. You can send it again; you’ll pay only once."
            values={{ amount: <MoneyValue amount={sent.amount} currency={sent.currency} /> }}
          />
        ),
      },
    }),
    giveUpLabel: <FormattedMessage defaultMessage="Don’t pay" />,
  };
}

function WithQuote(props: PayBookingProps) {
  return <CheckBooking {...props} quote={useQuote(props.coach.id, props.product.id)} />;
}

/** Shows the booking, the end of the reservation, and the card to charge. */
function CheckBooking({ coach, product, booking, quote: firstQuote }: QuotedBookingProps) {
  const { hold, group, purchase } = booking;
  const { refusal } = purchase;
  const [quotes, setQuotes] = useState({ old: null as Quote | null, now: firstQuote });
  const newQuote = newQuoteOf(refusal);
  if (newQuote && newQuote.id !== quotes.now.id) setQuotes({ old: quotes.now, now: newQuote });
  const { old, now: quote } = quotes;
  /** The reserved time has the length of the earlier offer. */
  const fits = !hold?.quote || quote.duration === hold.quote.duration;
  const endsAt = hold ? onDeviceClock(hold.expiresAt) : null;
  const [isOver, setIsOver] = useState(endsAt !== null && endsAt <= Date.now());
  const cards = useUsableCards();
  const choice = hasChoices(product) ? booking.choice : null;
  const other = otherSessionOf(refusal);
  const isFree = quote.amount === 0;
  const pay = (cardId: string | null, allowOverlap: boolean) =>
    purchase.buy({
      quote,
      hold,
      choice: booking.choice,
      group,
      paymentMethodId: isFree ? null : cardId,
      allowOverlap,
    });
  const back = () => booking.chooseAgain(fits && !isOver);
  return (
    <Stack gap="l">
      {newQuote && old && <ChangedOffer coach={coach} old={old} quote={quote} />}
      {other && (
        <OverlapQuestion
          other={other}
          onClose={(isConfirmed) => {
            if (!isConfirmed) back();
          }}
          onConfirm={() => pay(booking.cardId ?? null, true)}
        />
      )}
      <CheckAndPay
        isNextStep
        amount={quote.amount}
        currency={quote.currency}
        cards={cards}
        cardId={booking.cardId}
        onChooseCard={booking.setCardId}
        addCard={(props) => <AddCard {...props} />}
        refusal={newQuote || other ? null : refusal}
        expired={isOver ? <HoldOver /> : !fits && <OtherLength />}
        {...(isFree && {
          title: <FormattedMessage defaultMessage="Check and book" />,
          payLabel: <FormattedMessage defaultMessage="Book this time" />,
        })}
        onPay={(cardId) => pay(cardId, false)}
        actions={<BackButtons hold={hold} choice={choice} group={group} onPress={back} />}
      >
        <BookingFacts quote={quote} hold={hold} choice={choice} group={group} />
        {quote.sessionCount === 0 && !quote.isShipped && !group && (
          <ContactByCoach coach={coach} quote={quote} />
        )}
        {endsAt !== null && !isOver && (
          <Text as="div">
            <FormattedMessage
              defaultMessage="We’re holding this time for you: {time} left."
              values={{ time: <HoldCountdown endsAt={endsAt} onEnd={() => setIsOver(true)} /> }}
            />
          </Text>
        )}
        {(hold || quote.sessionCount > 0) && <FreeCancellation hold={hold} quote={quote} />}
        <PolicyLink />
      </CheckAndPay>
    </Stack>
  );
}

const OtherLength = () => (
  <FormattedMessage defaultMessage="The time you chose has another length, so choose a new one." />
);

const whatYouGet = (intl: IntlShape, quote: Quote): string[] => {
  const lines = soldLines(intl, quote);
  return lines.length > 0 ? lines : [quote.title];
};

interface ChangedOfferProps {
  coach: Coach;
  old: Quote;
  quote: Quote;
}

/** Why nothing was charged: the quote expired, or the coach changed the offer. */
function ChangedOffer({ coach, old, quote }: ChangedOfferProps) {
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

interface BookingFactsProps extends Pick<Booking, 'hold' | 'choice' | 'group'> {
  quote: Quote;
}

/** When it is, what it includes, and its price. */
function BookingFacts({ quote, hold, choice, group }: BookingFactsProps) {
  const timeZone = useTimeZone();
  const intl = useIntl();
  return (
    <DescriptionList
      items={[
        ...(hold ? sessionTimes({ time: hold, timeZone }) : []),
        {
          term: <FormattedMessage defaultMessage="What you get" />,
          value: <FactLine>{whatYouGet(intl, quote)}</FactLine>,
        },
        ...(choice ? choiceItems(intl, choice) : []),
        group && { term: <FormattedMessage defaultMessage="Dates" />, value: <GroupDates group={group} /> },
        group && { term: <FormattedMessage defaultMessage="Place" />, value: groupPlace(intl, group, quote) },
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
const ContactByCoach = ({ coach, quote }: Pick<QuotedBookingProps, 'coach' | 'quote'>) => (
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

/** Until when the reserved time can be canceled for free, or that it no longer can. Without a time, the rule. */
function FreeCancellation({ hold, quote }: Pick<BookingFactsProps, 'hold' | 'quote'>) {
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

interface BackButtonsProps extends Pick<Booking, 'hold' | 'choice' | 'group'> {
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
