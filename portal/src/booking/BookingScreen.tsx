import { Link, Loading, Page, useNavigate } from '@institute/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearch } from 'wouter';
import { useAttempt } from '../attempt.ts';
import { client } from '../client.ts';
import { paths } from '../paths.ts';
import { useSignedInSession } from '../session.ts';
import { useTimeZone } from '../time-zone.ts';
import { ChooseTime, type ChosenTime } from './ChooseTime.tsx';
import { type CoachProduct, coachName, useCoach, useProduct } from './coaches.ts';
import { type Hold, useHold } from './hold.ts';
import { isBookable, termsOf } from './terms.ts';
import { usePurchase } from './use-purchase.ts';

// Prefetches the code of the steps after choosing a time.
const PayBooking = lazy(async () => ({ default: (await import('./paying.ts')).PayBooking }));
const PurchaseUnderWay = lazy(async () => ({ default: (await import('./paying.ts')).PurchaseUnderWay }));
const BookingOutcome = lazy(async () => ({ default: (await import('./paying.ts')).BookingOutcome }));

/**
 * Books a service or buys a product. `?purchase=` shows the outcome, so that a reload buys nothing again. `?of=`
 * books another session of an earlier purchase.
 */
export default function BookingScreen({ params }: { params: Record<string, string> }) {
  const coachId = params.coachId ?? '';
  const productId = params.productId ?? '';
  const wanted = new URLSearchParams(useSearch());
  const purchaseId = wanted.get('purchase');
  const coach = useCoach(coachId);
  const at = { coachId, productId };
  if (purchaseId)
    return <BookingOutcome purchaseId={purchaseId} coach={coach} bookPath={paths.bookSession(at)} />;
  return <Booking key={productId} coachId={coachId} productId={productId} of={wanted.get('of')} />;
}

interface BookingProps {
  coachId: string;
  productId: string;
  /** The purchase for which another session is booked. */
  of: string | null;
}

function Booking({ coachId, productId, of }: BookingProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { studentId } = useSignedInSession();
  const coach = useCoach(coachId);
  const product = useProduct(coachId, productId);
  const timeZone = useTimeZone();
  const [hold, setHold] = useHold(studentId, productId);
  const reserve = useAttempt(`reserve.${productId}`);
  const book = useAttempt(`book.${of}`);
  const purchase = usePurchase({ studentId, coachId, productId, onEnd: () => setHold(null) });

  async function reserveTime({ start }: ChosenTime): Promise<Hold> {
    purchase.reset();
    const { data } = await reserve((key) =>
      client.POST('/coaches/{coachId}/products/{productId}/slot_reservations', {
        params: { path: { coachId, productId }, header: { 'Idempotency-Key': key } },
        body: { startTime: start, timeZone },
      }),
    );
    return data!.content;
  }
  /** Another session that is already paid. */
  async function bookAnother(time: ChosenTime, id: string) {
    const { id: reservationId } = await reserveTime(time);
    const { data } = await book((key) =>
      client.POST('/coach_product_purchases/{id}/coaching_sessions', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body: { reservationId },
      }),
    );
    void queries.invalidateQueries();
    navigate(paths.session({ sessionId: data!.content.id }));
  }

  const times = {
    coachId,
    productId,
    timeZone,
    coachTimeZone: coach.user.timeZone,
    hrefFrom: (from: string | null) => paths.bookSession({ coachId, productId }, { of, from }),
  };
  const shell = (children: ReactNode) => (
    <BookingPage product={product} coachId={coachId} coachLabel={coachName(coach)}>
      {children}
    </BookingPage>
  );
  if (purchase.attempt) return shell(<PurchaseUnderWay attempt={purchase.attempt} purchase={purchase} />);
  if (of)
    return shell(
      <ChooseTime
        {...times}
        onChoose={(time) => bookAnother(time, of)}
        submitLabel={
          <FormattedMessage defaultMessage="Book this time" description="Button: books a session" />
        }
      />,
    );
  if (isBookable(product) && !hold)
    return shell(
      <ChooseTime
        {...times}
        refusal={purchase.refusal}
        onChoose={async (time) => setHold(await reserveTime(time))}
        submitLabel={<FormattedMessage defaultMessage="Continue" description="Button to the next step" />}
      />,
    );
  const { amount } = termsOf(product);
  return shell(
    <PayBooking
      coach={coach}
      product={product}
      hold={isBookable(product) ? hold : null}
      timeZone={timeZone}
      refusal={purchase.refusal}
      onBack={() => {
        purchase.reset();
        setHold(null);
      }}
      onPay={(paymentMethodId) =>
        purchase.send({
          key: crypto.randomUUID(),
          sentAt: 0,
          reservationId: isBookable(product) ? (hold?.id ?? null) : null,
          paymentMethodId,
          amount,
          currency: product.currency,
          knownIds: purchase.knownIds,
        })
      }
    />,
  );
}

interface BookingPageProps {
  product: CoachProduct;
  coachId: string;
  coachLabel: string;
  children: ReactNode;
}

const BookingPage = ({ product, coachId, coachLabel, children }: BookingPageProps) => (
  <Page
    width="narrow"
    above={
      <Link isStandalone href={paths.coachPublicProfile({ coachId })}>
        {coachLabel}
      </Link>
    }
    title={product.title}
    lead={
      isBookable(product) && (
        <FormattedMessage
          defaultMessage="{minutes} minutes with {coach}"
          description="Under the title of a service that is booked"
          values={{ minutes: product.serviceSpecification?.session.duration, coach: coachLabel }}
        />
      )
    }
  >
    <Suspense fallback={<Loading />}>{children}</Suspense>
  </Page>
);
