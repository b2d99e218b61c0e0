import { bookWord, LinkButton } from '@institute/design-system';
import { useIntl } from 'react-intl';
import { paths } from '../places.ts';
import type { CoachProduct } from './coaches.ts';

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
