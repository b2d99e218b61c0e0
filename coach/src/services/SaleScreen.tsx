import type { Schemas } from '@institute/api-schema';
import { Avatar, DateTimeValue, FactLine, Inline, MoneyValue, Page } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { useSearch } from 'wouter';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { BackTo } from '../layout/BackTo.tsx';
import type { ScreenProps } from '../places.ts';
import { SaleBadge } from '../sales/SaleBadge.tsx';
import { PurchaseCard, purchaseFacts, RefundPurchase } from '../sessions/SessionPurchase.tsx';
import { DeliverProduct } from './DeliverProduct.tsx';

type Purchase = Schemas['CoachProductPurchase'];

/** What a client bought, what happened to its sessions, and what can be refunded. */
export default function SaleScreen({ params: { purchaseId } }: ScreenProps<'sale'>) {
  const id = purchaseId;
  const isFromServices = new URLSearchParams(useSearch()).get('from') === 'services';
  const purchase = api.useContent('/coach_product_purchases/{id}', { path: { id } });
  const { customer, customerContact, title, createdAt } = purchase;
  return (
    <Page
      width="narrow"
      above={isFromServices ? <BackTo place="myServices" /> : <BackTo place="sales" />}
      title={
        <Inline as="span" gap="m" isWrapping={false}>
          <Avatar name={customer.label} src={customerContact?.photo} size="l" isDecorative />
          <span>{customer.label}</span>
        </Inline>
      }
      lead={<FactLine>{[title, <DateTimeValue key="time" value={createdAt} />]}</FactLine>}
      actions={purchase.refund.isPossible && <RefundPurchase purchase={purchase} />}
    >
      <DeliverProduct purchase={purchase} />
      <PurchaseCard purchase={purchase} facts={useSaleFacts(purchase)} />
    </Page>
  );
}

/** Its state, if it isn't paid as a whole, and what the coach gets for it. */
function useSaleFacts(purchase: Purchase) {
  const [sale] = api.useContent('/coaches/{coachId}/sales', {
    path: { coachId: useCoachId() },
    query: { purchaseId: purchase.id },
  });
  return [
    sale &&
      sale.state !== 'WHOLE' && {
        term: <FormattedMessage defaultMessage="Status" />,
        value: <SaleBadge sale={sale} />,
      },
    ...purchaseFacts(purchase),
    sale &&
      sale.amount > 0 && {
        term: <FormattedMessage defaultMessage="Owed to you" />,
        value: <MoneyValue amount={sale.owed} currency={sale.currency} />,
      },
  ];
}
