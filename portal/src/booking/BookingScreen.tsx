import { Link, Loading, MoneyValue, OutcomePending, Page, useNavigate } from '@institute/design-system';
import { lazy, type ReactNode, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearch } from 'wouter';
import { client } from '../client.ts';
import { useOnce } from '../once.ts';
import { paths } from '../paths.ts';
import { useSignedInSession } from '../session.ts';
import { useTimeZone } from '../time-zone.ts';
import { ChooseTime, type ChosenTime } from './ChooseTime.tsx';
import { type CoachProduct, coachName, useCoach, useProduct } from './coaches.ts';
import { type Hold, useHold } from './hold.ts';
import { usePurchase } from './use-purchase.ts';

// Prefetches the code of the steps after choosing a time.
const PayBooking = lazy(async () => ({ default: (await import('./paying.ts')).PayBooking }));
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
  const { studentId } = useSignedInSession();
  const coach = useCoach(coachId);
  const product = useProduct(coachId, productId);
  const timeZone = useTimeZone();
  const [hold, setHold] = useHold(studentId, productId);
  const purchase = usePurchase({ studentId, coachId, productId, onEnd: () => setHold(null) });
  /** Another session that is already paid. */
  const book = useOnce<{ reservationId: string }, string>({
    name: `book.${of}`,
    async send(body, key) {
      const { data } = await client.POST('/coach_product_purchases/{id}/coaching_sessions', {
        params: { path: { id: of ?? '' }, header: { 'Idempotency-Key': key } },
        body,
      });
      return data!.content.id;
    },
    onDone(sessionId) {
      navigate(paths.session({ sessionId }));
    },
  });
  const reserve = useOnce<{ startTime: string; timeZone: string; allowOverlap: boolean }, Hold>({
    name: `reservation.${studentId}.${productId}.${of}`,
    async send(body, key) {
      const { data } = await client.POST('/coaches/{coachId}/products/{productId}/slot_reservations', {
        params: { path: { coachId, productId }, header: { 'Idempotency-Key': key } },
        body,
      });
      return data!.content;
    },
    onDone: (reserved) => (of ? book.send({ reservationId: reserved.id }) : setHold(reserved)),
  });
  const choose = ({ start, allowOverlap }: ChosenTime) => {
    purchase.reset();
    book.reset();
    return reserve.sendAsync({ startTime: start, timeZone, allowOverlap });
  };

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
  if (of)
    return shell(
      <OutcomePending of={book} isRefusalShown>
        <OutcomePending of={reserve}>
          <ChooseTime
            {...times}
            refusal={book.refusal}
            onChoose={choose}
            submitLabel={
              <FormattedMessage defaultMessage="Book this time" description="Button: books a session" />
            }
          />
        </OutcomePending>
      </OutcomePending>,
    );
  if (product.purchaseTerms.isBookable && !hold && !purchase.pending)
    return shell(
      <OutcomePending of={reserve}>
        <ChooseTime
          {...times}
          refusal={purchase.refusal}
          onChoose={choose}
          submitLabel={<FormattedMessage defaultMessage="Continue" description="Button to the next step" />}
        />
      </OutcomePending>,
    );
  const sent = purchase.pending?.sent;
  return shell(
    <OutcomePending
      of={purchase}
      isRefusalShown
      checking={{
        title: (
          <FormattedMessage
            defaultMessage="We’re booking this for you"
            description="Heading: it is not known yet whether something was booked and paid"
          />
        ),
        text: (
          <FormattedMessage
            defaultMessage="This page updates as soon as we know. You can close or reload it; you won’t be charged twice."
            description="While it is not known whether an application was submitted and paid"
          />
        ),
      }}
      lost={{
        title: (
          <FormattedMessage
            defaultMessage="Your booking didn’t reach us"
            description="Heading: a booking was sent, and the server does not know of it"
          />
        ),
        text: (
          <FormattedMessage
            defaultMessage="Nothing was booked, and {amount} wasn’t charged. You can send it again; you’ll pay only once."
            description="A booking was sent, and the server does not know of it"
            values={{ amount: <MoneyValue amount={sent?.amount ?? 0} currency={sent?.currency ?? ''} /> }}
          />
        ),
      }}
      giveUpLabel={
        <FormattedMessage
          defaultMessage="Don’t pay"
          description="Button: gives up a payment that did not arrive"
        />
      }
    >
      <PayBooking
        coach={coach}
        product={product}
        hold={product.purchaseTerms.isBookable ? hold : null}
        timeZone={timeZone}
        refusal={purchase.refusal}
        onBack={() => {
          purchase.reset();
          setHold(null);
        }}
        onPay={(paymentMethodId) =>
          purchase.send({
            reservationId: product.purchaseTerms.isBookable ? (hold?.id ?? null) : null,
            paymentMethodId,
            amount: product.purchaseTerms.amount,
            currency: product.currency,
            knownIds: purchase.knownIds,
          })
        }
      />
    </OutcomePending>,
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
      product.purchaseTerms.isBookable && (
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
