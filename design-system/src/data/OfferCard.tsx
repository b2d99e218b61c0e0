import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Plate } from '../illustrations/Plate.tsx';
import { Lang } from '../intl/Lang.tsx';
import { Card } from '../layout/Card.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Split } from '../layout/Split.tsx';
import { Stack } from '../layout/Stack.tsx';
import { FactLine } from '../typography/FactLine.tsx';
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
  /** In place of a title that isn't written yet. */
  titlePlaceholder?: string;
  /** Above the title, such as whether others can see it. */
  status?: ReactNode;
  /** `row` is for a list of one column: price, times and actions stand beside the text, and only an own picture is shown. */
  layout?: 'card' | 'row';
  /** Above the actions, such as the soonest free times. */
  times?: ReactNode;
  actions?: ReactNode;
}

/** What a coach sells, as clients see it: in the list of offers, and in the coach's own preview of it. */
export function OfferCard({
  offer,
  lang,
  as = 'li',
  level = 3,
  titlePlaceholder,
  status,
  layout = 'card',
  times,
  actions,
}: OfferCardProps) {
  const intl = useIntl();
  const { id, title, image, description, purchaseTerms, currency } = offer;
  const isRow = layout === 'row';
  const plate = isRow ? undefined : <Plate id={id ?? title} isInCard />;
  const price = purchaseTerms.amount !== null && (
    <Price amount={purchaseTerms.amount} currency={currency} unit={priceUnit(intl, offer)} />
  );
  const texts = (
    <Stack gap="s">
      {status && <Inline gap="xs">{status}</Inline>}
      <Heading level={level}>
        {title ? (
          <Lang code={lang}>{title}</Lang>
        ) : (
          <Text as="span" tone="muted">
            {titlePlaceholder}
          </Text>
        )}
      </Heading>
      <Text tone="muted">
        <FactLine>{offerLines(intl, offer)}</FactLine>
      </Text>
      {!isRow && price}
      {description && <Prose lang={lang}>{description}</Prose>}
    </Stack>
  );
  const aside = (
    <Stack gap="m">
      {price}
      {times}
      {actions && <Inline gap="s">{actions}</Inline>}
    </Stack>
  );
  return (
    <Card
      as={as}
      padding="l"
      picture={image ? <Picture src={image} alt="" isInCard /> : plate}
      footer={!isRow && actions}
    >
      {isRow ? (
        <Split asideSize="s" gap="m" aside={aside}>
          {texts}
        </Split>
      ) : (
        <Stack gap="m">
          {texts}
          {times}
        </Stack>
      )}
    </Card>
  );
}
