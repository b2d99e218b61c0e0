import { Card, Inline, Link, PageSection, Stack, Text } from '@institute/design-system';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useCoachId } from '../coach.ts';
import { paths } from '../paths.ts';
import { openDeliveriesQuery, openPurchasesQuery } from './sales.ts';

/** Products to deliver. */
export function OpenDeliveries() {
  const { data: open } = useSuspenseQuery(openDeliveriesQuery(useCoachId()));
  if (open.length === 0) return null;
  return (
    <PageSection
      size="m"
      title={
        <FormattedMessage
          defaultMessage="Products to deliver"
          description="Heading over products that clients have paid and not received"
        />
      }
    >
      <Stack as="ul" gap="s">
        {open.map(({ id, customer, title, color }) => (
          <Card as="li" key={id}>
            <Inline justify="between" gap="m">
              <Link isStandalone href={paths.sale({ purchaseId: id }, { from: 'services' })}>
                {customer.label}
              </Link>
              <Text tone="muted" size="s">
                {[title, color].filter(Boolean).join(' · ')}
              </Text>
            </Inline>
          </Card>
        ))}
      </Stack>
    </PageSection>
  );
}

/** Clients who have bought sessions and not booked all of them. */
export function OpenSales() {
  const { data: open } = useSuspenseQuery(openPurchasesQuery(useCoachId()));
  if (open.length === 0) return null;
  return (
    <PageSection
      size="m"
      title={
        <FormattedMessage
          defaultMessage="Clients with sessions left to book"
          description="Heading over what clients have bought and not booked yet"
        />
      }
    >
      <Stack as="ul" gap="s">
        {open.map(({ id, customer, title, bookableSessionCount, sessionCount }) => (
          <Card as="li" key={id}>
            <Inline justify="between" gap="m">
              <Link isStandalone href={paths.sale({ purchaseId: id }, { from: 'services' })}>
                {customer.label}
              </Link>
              <Text tone="muted" size="s">
                <FormattedMessage
                  defaultMessage="{title}: {left} of {count} left"
                  description="How many sessions of a purchase are not booked yet"
                  values={{ title, left: bookableSessionCount, count: sessionCount }}
                />
              </Text>
            </Inline>
          </Card>
        ))}
      </Stack>
    </PageSection>
  );
}
