import { colorName } from '@institute/api-schema/labels/colors';
import {
  AddIcon,
  Badge,
  Columns,
  EmptyState,
  FactLine,
  ItemList,
  Link,
  LinkButton,
  ListItem,
  ListSkeleton,
  OfferCard,
  Page,
  PageSection,
  SegmentedControl,
  Stack,
  Text,
} from '@institute/design-system';
import { useListParams } from '@institute/design-system/app';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCoach, useCoachId } from '../coach.ts';
import { paths } from '../places.ts';
import { ProductActions } from './ProductActions.tsx';
import { ProductCard } from './ProductCard.tsx';
import { type OfferingType, type Product, useProducts, usePublicProducts } from './products.ts';
import { SellingBanner } from './SellingBanner.tsx';
import { openDeliveriesQuery, openPurchasesQuery } from './sales.ts';
import { serviceTemplates } from './templates.ts';

const choices = { show: ['services', 'products', 'public'] } as const;
type View = (typeof choices)['show'][number];

export default function ServicesScreen() {
  const [{ show: view }, setParams] = useListParams(choices);
  return (
    <Page
      lead={<FormattedMessage defaultMessage="What clients can book or buy from you." />}
      actions={
        <LinkButton
          href={paths.newService(view === 'products' ? { template: 'product' } : {})}
          variant="primary"
          icon={<AddIcon />}
        >
          {view === 'products' ? (
            <FormattedMessage defaultMessage="Add a product" />
          ) : (
            <FormattedMessage defaultMessage="Add a service" />
          )}
        </LinkButton>
      }
    >
      <Suspense fallback={<ListSkeleton look="cards" count={3} />}>
        <SellingBanner />
        {view !== 'public' && <OpenDeliveries />}
        <Views view={view} onChange={(show) => setParams({ show })} />
        {view !== 'public' && <OpenSales />}
      </Suspense>
    </Page>
  );
}

function Views({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const intl = useIntl();
  const products = useProducts();
  const services = products.filter(({ type }) => type === 'SERVICE');
  const things = products.filter(({ type }) => type === 'PRODUCT');
  const views: Record<View, ReactNode> = {
    services: <OwnList products={services} type="SERVICE" />,
    products: <OwnList products={things} type="PRODUCT" />,
    public: (
      <Suspense fallback={<ListSkeleton look="cards" count={3} />}>
        <PublicList />
      </Suspense>
    ),
  };
  return (
    <Stack gap="l">
      <SegmentedControl<View>
        label={intl.formatMessage({ defaultMessage: 'Show' })}
        value={view}
        onChange={onChange}
        options={[
          {
            value: 'services',
            children: (
              <FormattedMessage
                defaultMessage="Services ({count, number})"
                values={{ count: services.length }}
              />
            ),
          },
          {
            value: 'products',
            children: (
              <FormattedMessage
                defaultMessage="Products ({count, number})"
                values={{ count: things.length }}
              />
            ),
          },
          { value: 'public', children: <FormattedMessage defaultMessage="Public view" /> },
        ]}
      />
      {views[view]}
    </Stack>
  );
}

function OwnList({ products, type }: { products: readonly Product[]; type: OfferingType }) {
  if (products.length === 0) return type === 'SERVICE' ? <NoServices /> : <NoProducts />;
  return (
    <Grid>
      {products.map((product) => (
        <ProductCard
          key={product.id}
          product={product}
          status={
            product.status === 'PUBLISHED' ? (
              <>
                <Badge tone="positive">
                  <FormattedMessage defaultMessage="Published" />
                </Badge>
                {!product.isChargeable && (
                  <Badge tone="caution">
                    <FormattedMessage defaultMessage="Not for sale: cards can’t be charged this price" />
                  </Badge>
                )}
              </>
            ) : (
              <Badge tone="neutral">
                <FormattedMessage defaultMessage="Draft" />
              </Badge>
            )
          }
          actions={<ProductActions product={product} />}
        />
      ))}
    </Grid>
  );
}

const Grid = ({ children }: { children: ReactNode }) => (
  <Columns as="ul" role="list" gap="m" isFilling={false}>
    {children}
  </Columns>
);

function NoServices() {
  const intl = useIntl();
  return (
    <Stack gap="l">
      <EmptyState title={<FormattedMessage defaultMessage="No services yet" />}>
        <FormattedMessage defaultMessage="Start with one of these and make it yours. Clients see what you publish." />
      </EmptyState>
      <Grid>
        {serviceTemplates(intl).map(({ name, values }) => (
          <ProductCard
            key={name}
            product={values}
            actions={
              <LinkButton href={paths.newService({ template: name })} variant="secondary">
                <FormattedMessage
                  defaultMessage="Use this template<hidden>: {title}</hidden>"
                  values={{ title: values.title }}
                />
              </LinkButton>
            }
          />
        ))}
      </Grid>
    </Stack>
  );
}

const NoProducts = () => (
  <EmptyState
    title={<FormattedMessage defaultMessage="No products yet" />}
    action={
      <LinkButton href={paths.newService({ template: 'product' })} variant="secondary" icon={<AddIcon />}>
        <FormattedMessage defaultMessage="Add a product" />
      </LinkButton>
    }
  >
    <FormattedMessage defaultMessage="Books, meal plans and other things you sell will appear here." />
  </EmptyState>
);

function PublicList() {
  const products = usePublicProducts();
  const coach = useCoach();
  if (products.length === 0)
    return (
      <EmptyState title={<FormattedMessage defaultMessage="Clients don’t see anything yet" />}>
        <FormattedMessage defaultMessage="What clients can book or buy from you appears here." />
      </EmptyState>
    );
  return (
    <Stack gap="m">
      <Text tone="muted">
        <FormattedMessage defaultMessage="This is how your published services and products look to clients." />
      </Text>
      <Stack as="ul" gap="m">
        {products.map((product) => (
          <OfferCard
            key={product.id}
            offer={product}
            level={2}
            layout="row"
            lang={coach.languageIso2LetterCode.toLowerCase()}
          />
        ))}
      </Stack>
    </Stack>
  );
}

function OpenDeliveries() {
  const intl = useIntl();
  const { data: open } = useSuspenseQuery(openDeliveriesQuery(useCoachId()));
  if (open.length === 0) return null;
  return (
    <OpenList
      title={intl.formatMessage({ defaultMessage: 'Products to deliver' })}
      sales={open.map(({ id, customer, title, color }) => ({
        id,
        client: customer.label,
        facts: <FactLine>{[title, color && colorName(intl, color)]}</FactLine>,
      }))}
    />
  );
}

/** Clients who have bought sessions and not booked all of them. */
function OpenSales() {
  const intl = useIntl();
  const { data: open } = useSuspenseQuery(openPurchasesQuery(useCoachId()));
  if (open.length === 0) return null;
  return (
    <OpenList
      title={intl.formatMessage({ defaultMessage: 'Clients with sessions left to book' })}
      sales={open.map(({ id, customer, title, bookableSessionCount, sessionCount }) => ({
        id,
        client: customer.label,
        facts: (
          <FormattedMessage
            defaultMessage="{title}: {left} of {count} left"
            values={{ title, left: bookableSessionCount, count: sessionCount }}
          />
        ),
      }))}
    />
  );
}

interface OpenListProps {
  title: string;
  sales: ReadonlyArray<{ id: string; client: string; facts: ReactNode }>;
}

const OpenList = ({ title, sales }: OpenListProps) => (
  <PageSection title={title}>
    <ItemList label={title}>
      {sales.map(({ id, client, facts }) => (
        <ListItem
          key={id}
          title={
            <Link isStretched href={paths.sale({ purchaseId: id }, { from: 'services' })}>
              {client}
            </Link>
          }
          details={facts}
        />
      ))}
    </ItemList>
  </PageSection>
);
