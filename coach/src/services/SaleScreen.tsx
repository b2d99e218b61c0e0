import { BackLink, Page } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { api } from '../api.ts';
import { paths } from '../paths.ts';
import { SessionPurchase } from '../sessions/SessionPurchase.tsx';
import { DeliverProduct } from './DeliverProduct.tsx';

/** What a client bought, what happened to its sessions, and what can be refunded. */
export default function SaleScreen({ params }: { params: Record<string, string> }) {
  const id = params.purchaseId ?? '';
  const { data } = api.useSuspenseQuery('get', '/coach_product_purchases/{id}', { params: { path: { id } } });
  const { title, customer } = data.content;
  return (
    <Page
      width="narrow"
      above={
        <BackLink href={paths.myServices()}>
          <FormattedMessage defaultMessage="My services" description="Heading of what a coach offers" />
        </BackLink>
      }
      title={title}
      lead={customer.label}
    >
      <DeliverProduct purchase={data.content} />
      <SessionPurchase purchaseId={id} />
    </Page>
  );
}
