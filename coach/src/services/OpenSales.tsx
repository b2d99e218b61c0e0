import { FactLine, ItemList, Link, ListItem, PageSection } from '@institute/design-system';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCoachId } from '../coach.ts';
import { paths } from '../places.ts';
import { openDeliveriesQuery, openPurchasesQuery } from './sales.ts';

/** Products to deliver. */
export function OpenDeliveries() {
  const intl = useIntl();
  const { data: open } = useSuspenseQuery(openDeliveriesQuery(useCoachId()));
  if (open.length === 0) return null;
  return (
    <OpenList
      title={intl.formatMessage({ defaultMessage: 'Products to deliver' })}
      sales={open.map(({ id, customer, title, color }) => ({
        id,
        client: customer.label,
        facts: <FactLine facts={[title, color]} />,
      }))}
    />
  );
}

/** Clients who have bought sessions and not booked all of them. */
export function OpenSales() {
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
  <PageSection size="m" title={title}>
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
