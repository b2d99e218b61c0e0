import { PayBooking, type PayBookingProps } from './PayBooking.tsx';
import { useQuote } from './quote.ts';

interface QuotedBookingProps extends Omit<PayBookingProps, 'quote'> {
  coachId: string;
  productId: string;
}

/** The last step, with the quote of the reserved time, or one for a product that isn't booked by time. */
export function QuotedBooking({ coachId, productId, ...props }: QuotedBookingProps) {
  const quote = props.hold?.quote;
  return quote ? (
    <PayBooking {...props} quote={quote} />
  ) : (
    <WithQuote coachId={coachId} productId={productId} {...props} />
  );
}

function WithQuote({ coachId, productId, ...props }: QuotedBookingProps) {
  return <PayBooking {...props} quote={useQuote(coachId, productId)} />;
}
