import type { Coach, CoachProduct } from './coaches.ts';
import { PayBooking } from './PayBooking.tsx';
import { hasChoices } from './product-choice.ts';
import { type Quote, useQuote } from './quote.ts';
import type { Booking } from './use-booking.ts';

interface QuotedBookingProps {
  coach: Coach;
  product: CoachProduct;
  booking: Booking;
}

/** The last step, with the quote of the reserved time, or one for a product that isn't booked by time. */
export function QuotedBooking(props: QuotedBookingProps) {
  const quote = props.booking.hold?.quote;
  return quote ? <Payment {...props} quote={quote} /> : <WithQuote {...props} />;
}

function WithQuote(props: QuotedBookingProps) {
  return <Payment {...props} quote={useQuote(props.coach.id, props.product.id)} />;
}

function Payment({ coach, product, booking, quote }: QuotedBookingProps & { quote: Quote }) {
  const { hold, choice, group, timeZone, purchase, paidWith, setPaidWith, chooseAgain } = booking;
  return (
    <PayBooking
      coach={coach}
      quote={quote}
      hold={hold}
      group={group}
      choice={hasChoices(product) ? choice : null}
      timeZone={timeZone}
      refusal={purchase.refusal}
      onBack={chooseAgain}
      paidWith={paidWith}
      onPay={({ id: quoteId, amount, currency }, paymentMethodId, allowOverlap) => {
        setPaidWith(paymentMethodId);
        purchase.send({
          quoteId,
          reservationId: hold?.id ?? null,
          paymentMethodId,
          color: choice?.color ?? null,
          deliveryAddress: choice?.deliveryAddress ?? null,
          group: group && { id: group.id, version: group.version, allowOverlap },
          amount,
          currency,
          knownIds: purchase.knownIds,
        });
      }}
    />
  );
}
