import { bookWord, OfferCard as Card, LinkButton, type OfferCardProps } from '@institute/design-system';
import { useIntl } from 'react-intl';
import { paths } from '../places.ts';
import type { Coach, CoachProduct } from './coaches.ts';

interface CoachOfferProps extends Pick<OfferCardProps, 'status' | 'actions' | 'times' | 'layout'> {
  /** Who wrote it. */
  coach: Pick<Coach, 'languageIso2LetterCode'>;
  product: CoachProduct;
}

/** A coach's offer with its price and a link. */
export const OfferCard = ({ coach, product, ...rest }: CoachOfferProps) => (
  <Card offer={product} lang={coach.languageIso2LetterCode.toLowerCase()} {...rest} />
);

/** The link for booking or buying an offer. */
export function BookLink({ coachId, product }: { coachId: string; product: CoachProduct }) {
  const intl = useIntl();
  const word = intl.formatMessage(bookWord(product));
  return (
    <LinkButton
      href={paths.bookSession({ coachId, productId: product.id })}
      aria-label={`${word}: ${product.title}`}
    >
      {word}
    </LinkButton>
  );
}
