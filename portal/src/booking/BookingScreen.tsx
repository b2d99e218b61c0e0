import {
  BackLink,
  Loading,
  lazyPart,
  MoneyValue,
  OutcomePending,
  Page,
  SlotPickerSkeleton,
  Split,
  useNavigate,
} from '@institute/design-system';
import { parseInstant } from '@institute/values/formats';
import { type ReactNode, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearch } from 'wouter';
import { client } from '../client.ts';
import { useOnce } from '../once.ts';
import { paths } from '../places.ts';
import { useSignedInSession } from '../session.ts';
import { useTimeZone } from '../time-zone.ts';
import { BookingSummary } from './BookingSummary.tsx';
import { ChooseTime, type ChosenTime } from './ChooseTime.tsx';
import { CoachText } from './CoachWords.tsx';
import { type Coach, type CoachProduct, coachName, useCoach, useProduct } from './coaches.ts';
import type { CoachingGroup } from './groups.ts';
import { HoldOver, isHoldOver } from './HoldOver.tsx';
import { type Hold, isHeld } from './hold.ts';
import { useKeptInTab } from './kept-in-tab.ts';
import { hasChoices, type ProductChoice } from './product-choice.ts';
import { usePurchase } from './use-purchase.ts';

// Prefetches the code of the steps after choosing a time.
const QuotedBooking = lazyPart(async () => (await import('./paying.ts')).QuotedBooking);
const BookingOutcome = lazyPart(async () => (await import('./paying.ts')).BookingOutcome);

const HeldTime = lazyPart(async () => (await import('./HeldTime.tsx')).default);
const ChooseGroup = lazyPart(async () => (await import('./ChooseGroup.tsx')).default);
const ProductChoices = lazyPart(async () => (await import('./ProductChoices.tsx')).default);

/**
 * Books a service or buys a product. `?step=pay` is its last step, so that Back leads to choosing. `?purchase=` shows the
 * outcome, so that a reload buys nothing again.
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
  return <Booking key={productId} coachId={coachId} productId={productId} />;
}

interface BookingProps {
  coachId: string;
  productId: string;
}

function Booking({ coachId, productId }: BookingProps) {
  const coach = useCoach(coachId);
  const product = useProduct(coachId, productId);
  const booking = useBooking({ coachId, productId });
  const { hold, choice, group, purchase, isLastStep } = booking;
  const { isBookable, groupSessionCount } = product.purchaseTerms;
  const isUndecided = (part: unknown) => !(part && isLastStep) && !purchase.pending;
  const isOfTimes = isBookable && isUndecided(hold);
  const step = () => {
    if (isOfTimes) return <TimeStep coach={coach} productId={productId} booking={booking} />;
    if (hasChoices(product) && isUndecided(choice))
      return <ProductChoices product={product} chosen={choice} onChoose={booking.chooseProduct} />;
    if (groupSessionCount > 0 && isUndecided(group))
      return (
        <ChooseGroup
          coachId={coachId}
          productId={productId}
          chosen={group}
          refusal={purchase.refusal}
          onChoose={booking.chooseGroup}
        />
      );
    return <LastStep coach={coach} product={product} booking={booking} />;
  };
  return (
    <BookingPage product={product} coach={coach} isOfTimes={isOfTimes}>
      {step()}
    </BookingPage>
  );
}

/** What is decided so far, kept in this tab, and what was sent. */
function useBooking({ coachId, productId }: BookingProps) {
  const { studentId } = useSignedInSession();
  const timeZone = useTimeZone();
  const [hold, setHold] = useKeptInTab('hold', studentId, productId);
  const [choice, setChoice] = useKeptInTab('choice', studentId, productId);
  const [group, setGroup] = useKeptInTab('group', studentId, productId);
  const [paidWith, setPaidWith] = useState<string | null>(null);
  const purchase = usePurchase({
    studentId,
    coachId,
    productId,
    onEnd() {
      setHold(null);
      setChoice(null);
      setGroup(null);
    },
    onFull: () => setGroup(null),
  });
  const reserve = useOnce<{ startTime: string; timeZone: string; allowOverlap: boolean }, Hold>({
    name: `reservation.${studentId}.${productId}`,
    async send(body, key) {
      const { data } = await client.POST('/coaches/{coachId}/products/{productId}/slot_reservations', {
        params: { path: { coachId, productId }, header: { 'Idempotency-Key': key } },
        body,
      });
      return data!.content;
    },
    onDone(next) {
      setHold(next);
      goToLastStep();
    },
  });
  const navigate = useNavigate();
  const isLastStep = new URLSearchParams(useSearch()).get('step') === 'pay' || purchase.pending !== null;
  const goToLastStep = () => {
    if (!isLastStep) navigate(paths.bookSession({ coachId, productId }, { step: 'pay' }));
  };
  const chooseTime = async ({ start, allowOverlap }: ChosenTime) => {
    purchase.reset();
    // Holding the same time again would count as another attempt.
    if (hold && isHeld(hold) && parseInstant(hold.startTime) === parseInstant(start)) return goToLastStep();
    await reserve.sendAsync({ startTime: start, timeZone, allowOverlap });
  };
  const chooseProduct = (next: ProductChoice) => {
    purchase.reset();
    setChoice(next);
    goToLastStep();
  };
  const chooseGroup = (next: CoachingGroup) => {
    purchase.reset();
    setGroup(next);
    goToLastStep();
  };
  const chooseAgain = (isHoldKept: boolean) => {
    purchase.reset();
    if (!isHoldKept) setHold(null);
    navigate(paths.bookSession({ coachId, productId }));
  };
  const decided = { hold, choice, group, paidWith, timeZone, isLastStep };
  const changes = { setHold, setPaidWith, chooseTime, chooseProduct, chooseGroup, chooseAgain };
  return { ...decided, ...changes, purchase, reserve };
}

interface StepProps {
  coach: Coach;
  booking: ReturnType<typeof useBooking>;
}

function TimeStep({ coach, productId, booking }: StepProps & { productId: string }) {
  const { hold, setHold, timeZone, purchase, reserve } = booking;
  const at = { coachId: coach.id, productId };
  return (
    <OutcomePending of={reserve}>
      {hold && isHeld(hold) && (
        <HeldTime
          hold={hold}
          timeZone={timeZone}
          continueHref={paths.bookSession(at, { step: 'pay' })}
          onEnd={() => setHold(null)}
        />
      )}
      <ChooseTime
        bookedFor={at}
        draft={`product.${productId}.time`}
        timeZone={timeZone}
        coachTimeZone={coach.user.timeZone}
        hrefFrom={(from) => paths.bookSession(at, { from })}
        refusal={purchase.refusal}
        refusalText={isHoldOver(purchase.refusal) && <HoldOver />}
        onChoose={booking.chooseTime}
        submitLabel={<FormattedMessage defaultMessage="Continue" />}
      />
    </OutcomePending>
  );
}

function LastStep({ coach, product, booking }: StepProps & { product: CoachProduct }) {
  const { hold, choice, group, timeZone, purchase, paidWith, setPaidWith } = booking;
  const sent = purchase.pending?.sent;
  return (
    <OutcomePending
      of={purchase}
      isRefusalShown
      checking={{
        title: <FormattedMessage defaultMessage="We’re booking this for you" />,
        text: (
          <FormattedMessage defaultMessage="This page updates as soon as we know. You can close or reload it; you won’t be charged twice." />
        ),
      }}
      lost={{
        title: <FormattedMessage defaultMessage="Your booking didn’t reach us" />,
        text: (
          <FormattedMessage
            defaultMessage="Nothing was booked, and {amount} wasn’t charged. You can send it again; you’ll pay only once."
            values={{ amount: <MoneyValue amount={sent?.amount ?? 0} currency={sent?.currency ?? ''} /> }}
          />
        ),
      }}
      giveUpLabel={<FormattedMessage defaultMessage="Don’t pay" />}
    >
      <QuotedBooking
        coach={coach}
        coachId={coach.id}
        productId={product.id}
        hold={hold}
        group={group}
        choice={hasChoices(product) ? choice : null}
        timeZone={timeZone}
        refusal={purchase.refusal}
        onBack={booking.chooseAgain}
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
    </OutcomePending>
  );
}

interface BookingPageProps {
  product: CoachProduct;
  coach: Coach;
  /** Whether a time is being chosen, beside a summary of what is booked. */
  isOfTimes: boolean;
  children: ReactNode;
}

const BookingPage = ({ product, coach, isOfTimes, children }: BookingPageProps) => (
  <Page
    width={isOfTimes ? 'wide' : 'narrow'}
    above={<BackLink href={paths.coachPublicProfile({ coachId: coach.id })}>{coachName(coach)}</BackLink>}
    title={<CoachText coach={coach}>{product.title}</CoachText>}
  >
    {isOfTimes ? (
      <Split aside={<BookingSummary coach={coach} product={product} />} asideAt="start" asideSize="s">
        <Suspense
          fallback={
            <Loading>
              <SlotPickerSkeleton />
            </Loading>
          }
        >
          {children}
        </Suspense>
      </Split>
    ) : (
      <Suspense fallback={<Loading />}>{children}</Suspense>
    )}
  </Page>
);
