import { colorName } from '@institute/api-schema/labels/colors';
import { purchaseTerms } from '@institute/api-schema/purchase-terms';
import {
  Card,
  FactLine,
  Heading,
  Inline,
  Picture,
  Plate,
  productCategories,
  Stack,
  serviceCategories,
  soldLines,
  Text,
} from '@institute/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ProductPrice } from './ProductPrice.tsx';
import { sessionTypeLabels } from './products.ts';
import type { ProductValues } from './templates.ts';

interface ProductCardProps {
  product: Omit<ProductValues, 'status'> & { id?: string };
  /** Shown next to the title: whether clients see it. */
  status?: ReactNode;
  actions?: ReactNode;
}

/** A service or product in the coach's own list. Clients see an `OfferCard`. */
export function ProductCard({ product, status, actions }: ProductCardProps) {
  const { title, description, image } = product;
  return (
    <Card
      as="li"
      padding="m"
      aria-label={title}
      picture={image ? <Picture src={image} alt="" isInCard /> : <Plate id={product.id ?? title} isInCard />}
      footer={actions}
    >
      <Stack gap="m">
        <Stack gap="xs">
          {status && <Inline gap="xs">{status}</Inline>}
          <Heading level={2} size="m">
            {title}
          </Heading>
          <Facts product={product} />
          <ProductPrice product={product} />
        </Stack>
        {description && (
          <Stack gap="xs">
            {description.split(/\n{2,}/).map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

function Facts({ product }: Pick<ProductCardProps, 'product'>) {
  const intl = useIntl();
  const { serviceSpecification, productSpecification, deliveryMode, price } = product;
  const { serviceCategoryId: service, productCategoryId: thing } = product;
  const category = service ? serviceCategories[service] : thing && productCategories[thing];
  const type = serviceSpecification?.session.type;
  const facts = [
    ...soldLines(intl, { ...purchaseTerms({ ...product, price: price ?? 0 }), deliveryMode }),
    // The number of sessions of a group says so itself.
    type === 'INDIVIDUAL' && intl.formatMessage(sessionTypeLabels[type]),
    category && intl.formatMessage(category),
    ...(productSpecification?.colors ?? []).map((color) => colorName(intl, color)),
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <Text tone="muted" size="s">
      <FactLine>{facts}</FactLine>
    </Text>
  );
}
