import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CheckIcon } from '../icons/named.tsx';
import { Plate } from '../illustrations/Plate.tsx';
import { Lang } from '../intl/Lang.tsx';
import { Card } from '../layout/Card.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Heading } from '../typography/Heading.tsx';
import { Prose } from '../typography/Prose.tsx';
import { Text } from '../typography/Text.tsx';
import { Picture } from './Media.tsx';
import { type Offer, offerLines, priceUnit } from './offer.ts';
import { Price } from './Price.tsx';

export interface OfferCardProps {
  offer: Offer;
  /** The language that the coach writes in: BCP 47. */
  lang: string;
  as?: 'li' | 'article';
  level?: 2 | 3;
  /** Above the title, such as whether others can see it. */
  status?: ReactNode;
  /** Above the actions, such as the soonest free times. */
  times?: ReactNode;
  actions?: ReactNode;
}

/** What a coach sells, as clients see it: in the list of offers, and in the coach's own preview of it. */
export function OfferCard({ offer, lang, as = 'li', level = 3, status, times, actions }: OfferCardProps) {
  const intl = useIntl();
  const { id, title, image, description, purchaseTerms, currency } = offer;
  return (
    <Card
      as={as}
      padding="l"
      picture={image ? <Picture src={image} alt="" isInCard /> : <Plate id={id ?? title} isInCard />}
    >
      <Stack gap="m">
        {status && <Inline gap="xs">{status}</Inline>}
        <Heading level={level}>
          <Lang code={lang}>{title}</Lang>
        </Heading>
        {purchaseTerms.amount !== null && (
          <Price amount={purchaseTerms.amount} currency={currency} unit={priceUnit(intl, offer)} />
        )}
        <Stack as="ul" gap="xxs">
          {offerLines(intl, offer).map((line) => (
            <Text as="li" key={line} tone="muted">
              <Inline gap="xs" isWrapping={false}>
                <CheckIcon size="s" />
                <span>{line}</span>
              </Inline>
            </Text>
          ))}
        </Stack>
        {description && (
          <Prose>
            {description.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph}>
                <Lang code={lang}>{paragraph}</Lang>
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
