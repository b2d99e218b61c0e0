import { Badge, Card, Heading, Inline, Picture, Plate, Price, Stack, Text } from '@institute/design-system';
import { formatDuration } from '@institute/design-system/formats';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { colorName } from './colors.ts';
import { categoryLabels, deliveryLabels, sessionTypeLabels, unitLabels } from './products.ts';
import type { ProductValues } from './templates.ts';

interface ProductCardProps {
  product: Omit<ProductValues, 'status'> & { id?: string };
  /** Shown next to the title: whether clients see it. */
  status?: ReactNode;
  actions?: ReactNode;
}

/** A service or product in the coach's own list. Clients see an `OfferCard`. */
export function ProductCard({ product, status, actions }: ProductCardProps) {
  const intl = useIntl();
  const { title, description, image, price, currency, priceUnit } = product;
  return (
    <Card
      as="li"
      padding="l"
      aria-label={title}
      picture={image ? <Picture src={image} alt="" isInCard /> : <Plate id={product.id ?? title} isInCard />}
    >
      <Stack gap="m">
        <Stack gap="xs">
          {status && <Inline gap="xs">{status}</Inline>}
          <Heading level={2} size="m">
            {title}
          </Heading>
          {price !== null && (
            <Price
              amount={price}
              currency={currency}
              {...(price > 0 && { unit: intl.formatMessage(unitLabels[priceUnit]) })}
            />
          )}
        </Stack>
        {description && (
          <Stack gap="xs">
            {description.split(/\n{2,}/).map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Stack>
        )}
        <Facts product={product} />
        {actions && <Inline gap="s">{actions}</Inline>}
      </Stack>
    </Card>
  );
}

function Facts({ product }: Pick<ProductCardProps, 'product'>) {
  const intl = useIntl();
  const { serviceSpecification, productSpecification, deliveryMode } = product;
  const category = product.serviceCategoryId ?? product.productCategoryId;
  const session = serviceSpecification?.session;
  const facts: ReactNode[] = [
    session && (
      <FormattedMessage
        defaultMessage="{count, plural, one {# session} other {# sessions}} × {duration}"
        description="How many sessions a service has, and how long each lasts, such as 4 sessions × 50 minutes"
        values={{ count: session.count, duration: formatDuration(session.duration, intl.locale) }}
      />
    ),
    session && intl.formatMessage(sessionTypeLabels[session.type]),
    deliveryMode && intl.formatMessage(deliveryLabels[deliveryMode]),
    category && intl.formatMessage(categoryLabels[category]),
    ...(productSpecification?.colors ?? []).map((color) => colorName(intl, color)),
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <Inline as="ul" role="list" gap="xs">
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts have no ids, and a fixed order
        <li key={index}>
          <Badge>{fact}</Badge>
        </li>
      ))}
    </Inline>
  );
}
