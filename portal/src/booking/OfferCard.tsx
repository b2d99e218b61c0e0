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
import { useIntl } from 'react-intl';
import { paths } from '../paths.ts';
import type { CoachProduct } from './coaches.ts';
import { bookWord, offerLines, priceUnit } from './offer-words.ts';

/** Something that a coach offers, with its price and the way to it. */
export function OfferCard({ coachId, product }: { coachId: string; product: CoachProduct }) {
  const intl = useIntl();
  const href = paths.bookSession({ coachId, productId: product.id });
  const label = { 'aria-label': `${intl.formatMessage(bookWord(product))}: ${product.title}` };
  return (
    <Card as="li" padding="l">
      <Stack gap="m">
        {product.image && <Picture src={product.image} alt="" />}
        <Heading level={3}>{product.title}</Heading>
        <Price amount={product.price} currency={product.currency} unit={priceUnit(intl, product)} />
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
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        )}
        <div>
          <LinkButton href={href} {...label}>
            {intl.formatMessage(bookWord(product))}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
