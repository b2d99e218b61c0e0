import { freeCancellationHours } from '@institute/api-schema/policy';
import {
  BackLink,
  FactLine,
  Loading,
  lazyExtra,
  lazyPart,
  OutcomePending,
  Page,
  Price,
  soldLines,
  Text,
} from '@institute/design-system';
import { type ReactNode, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearch } from 'wouter';
import { paths, type ScreenProps } from '../places.ts';
import { CancellationRule } from './CancellationRule.tsx';
import { ChooseTime } from './ChooseTime.tsx';
import { CoachText } from './CoachText.tsx';
import { type Coach, type CoachProduct, coachName, useCoach, useProduct } from './coaches.ts';
import { isHoldOver } from './hold.ts';
import { hasChoices } from './product-choice.ts';
import { type BookingOptions, useBooking } from './use-booking.ts';

// Prefetches the code of the steps after choosing a time.
const PayBooking = lazyPart(async () => (await import('./paying.ts')).PayBooking);
const BookingOutcome = lazyPart(async () => (await import('./paying.ts')).BookingOutcome);
const HoldOver = lazyExtra(async () => (await import('./paying.ts')).HoldOver);

const HeldTime = lazyPart(async () => (await import('./HeldTime.tsx')).default);
const ChooseGroup = lazyPart(async () => (await import('./ChooseGroup.tsx')).default);
const ProductChoices = lazyPart(async () => (await import('./ProductChoices.tsx')).default);

/**
 * Books a service or buys a product. `?step=pay` is its last step, so that Back leads to choosing. `?purchase=` shows the
 * outcome, so that a reload buys nothing again.
 */
export default function BookingScreen({ params: { coachId, productId } }: ScreenProps<'bookSession'>) {
  const searchParams = new URLSearchParams(useSearch());
  const purchaseId = searchParams.get('purchase');
  const coach = useCoach(coachId);
  const at = { coachId, productId };
  if (purchaseId)
    return <BookingOutcome purchaseId={purchaseId} coach={coach} bookPath={paths.bookSession(at)} />;
  return <BookingSteps key={productId} {...at} />;
}

function BookingSteps({ coachId, productId }: BookingOptions) {
  const at = { coachId, productId };
  const coach = useCoach(coachId);
  const product = useProduct(coachId, productId);
  const booking = useBooking(at);
  const { hold, choice, group, purchase, isLastStep } = booking;
  const { isBookable, groupSessionCount } = product.purchaseTerms;
  const isUndecided = (part: unknown) => !(part && isLastStep) && !purchase.pending;
  const shell = (children: ReactNode, isOfTimes = false) => (
    <BookingPage product={product} coach={coach} isOfTimes={isOfTimes}>
      {children}
    </BookingPage>
  );
  if (isBookable && isUndecided(hold))
    return shell(
      <OutcomePending of={booking.reserve}>
        {hold && (
          <HeldTime key={hold.expiresAt} hold={hold} continueHref={paths.bookSession(at, { step: 'pay' })} />
        )}
        <ChooseTime
          bookedFor={at}
          draft={`product.${productId}.time`}
          coach={coach}
          facts={<Offer product={product} />}
          hrefFrom={(from) => paths.bookSession(at, { from })}
          refusal={purchase.refusal}
          refusalText={isHoldOver(purchase.refusal) && <HoldOver isEarly={booking.isHoldLost} />}
          onChoose={booking.chooseTime}
          submitLabel={(time) =>
            time ? (
              <FormattedMessage defaultMessage="Continue with {time}" values={{ time }} />
            ) : (
              <FormattedMessage defaultMessage="Continue" />
            )
          }
        />
      </OutcomePending>,
      true,
    );
  if (hasChoices(product) && isUndecided(choice))
    return shell(<ProductChoices product={product} chosen={choice} onChoose={booking.chooseProduct} />);
  if (groupSessionCount > 0 && isUndecided(group))
    return shell(
      <ChooseGroup
        coachId={coachId}
        product={product}
        chosen={group}
        refusal={purchase.refusal}
        onChoose={booking.chooseGroup}
      />,
    );
  return shell(<PayBooking coach={coach} product={product} booking={booking} />);
}

interface BookingPageProps {
  product: CoachProduct;
  coach: Coach;
  /** Whether a time is being chosen, beside what is booked. */
  isOfTimes: boolean;
  children: ReactNode;
}

const BookingPage = ({ product, coach, isOfTimes, children }: BookingPageProps) => (
  <Page
    width={isOfTimes ? 'wide' : 'narrow'}
    above={<BackLink href={paths.coachPublicProfile({ coachId: coach.id })}>{coachName(coach)}</BackLink>}
    title={<CoachText coach={coach}>{product.title}</CoachText>}
  >
    <Suspense fallback={<Loading />}>{children}</Suspense>
  </Page>
);

/** What is booked, for how much, and until when it can be canceled. */
function Offer({ product: { currency, purchaseTerms, deliveryMode } }: Pick<BookingPageProps, 'product'>) {
  const intl = useIntl();
  const { amount } = purchaseTerms;
  return (
    <>
      <Text tone="muted">
        <FactLine>{soldLines(intl, { ...purchaseTerms, deliveryMode })}</FactLine>
      </Text>
      <Price
        amount={amount}
        currency={currency}
        unit={amount > 0 && <FormattedMessage defaultMessage="due when you book" />}
      />
      <Text tone="muted" size="s">
        <CancellationRule hours={freeCancellationHours} />
      </Text>
    </>
  );
}
