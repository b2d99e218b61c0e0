import {
  Card,
  CheckIcon,
  Heading,
  Inline,
  LinkButton,
  Picture,
  Price,
  Prose,
  Stack,
  Text,
} from '@institute/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../paths.ts';
import { CoachText } from './CoachWords.tsx';
import type { Coach, CoachProduct } from './coaches.ts';
import { bookWord, offerLines, priceUnit } from './offer-messages.ts';

interface OfferCardProps {
  /** Who wrote it. */
  coach: Pick<Coach, 'languageIso2LetterCode'>;
  product: CoachProduct;
  /** Above the title, such as whether others can see it. */
  status?: ReactNode;
  actions?: ReactNode;
  /** Above the actions, such as the soonest free times. */
  times?: ReactNode;
}

/** A coach's offer with its price and a link. */
export function OfferCard({ coach, product, status, actions, times }: OfferCardProps) {
  const intl = useIntl();
  return (
    <Card as="li" padding="l">
      <Stack gap="m">
        {product.image && <Picture src={product.image} alt="" />}
        {status && <Inline gap="xs">{status}</Inline>}
        <Heading level={3}>
          <CoachText coach={coach}>{product.title}</CoachText>
        </Heading>
        <Price
          amount={product.purchaseTerms.amount}
          currency={product.currency}
          unit={priceUnit(intl, product)}
        />
        <Stack as="ul" gap="xxs">
          {offerLines(intl, product).map((line) => (
            <Text as="li" key={line} tone="muted">
              <Inline gap="xs" isWrapping={false}>
                <CheckIcon size="s" />
                <span>{line}</span>
              </Inline>
            </Text>
          ))}
        </Stack>
        {product.description && (
          <Prose>
            {product.description.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph}>
                <CoachText coach={coach}>{paragraph}</CoachText>
              </p>
            ))}
          </Prose>
        )}
        {times}
        {actions && <Inline gap="s">{actions}</Inline>}
      </Stack>
    </Card>
  );
}

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
