import {
  Avatar,
  DateTimeValue,
  DescriptionList,
  FactLine,
  MoneyValue,
  Page,
  SectionCard,
} from '@institute/design-system';
import { PurchaseColumns, type PurchaseColumnsProps } from '@institute/shared-screens/PurchaseSessions.tsx';
import { RefundPurchase } from '@institute/shared-screens/RefundPurchase.tsx';
import { FormattedMessage } from 'react-intl';
import { useSearch } from 'wouter';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { BackTo } from '../layout/BackTo.tsx';
import { useOnce } from '../once.ts';
import type { ScreenProps } from '../places.ts';
import { SaleBadge } from '../sales/SaleBadge.tsx';
import { ClientContact, ofSessions, purchaseFacts } from '../sessions/SessionPurchase.tsx';
import { DeliverProduct } from './DeliverProduct.tsx';

/** What a client bought, its sessions, and what can be refunded. */
export default function SaleScreen({ params: { purchaseId: id } }: ScreenProps<'sale'>) {
  const isFromServices = new URLSearchParams(useSearch()).get('from') === 'services';
  const purchase = api.useContent('/coach_product_purchases/{id}', { path: { id } });
  const [sale] = api.useContent('/coaches/{coachId}/sales', {
    path: { coachId: useCoachId() },
    query: { purchaseId: id },
  });
  const { customer, customerContact, title, createdAt } = purchase;
  const facts: PurchaseColumnsProps['facts'] = (layout) => (
    <SectionCard title={<FormattedMessage defaultMessage="What your client bought" />}>
      <DescriptionList
        layout={layout}
        items={[
          ...purchaseFacts(purchase),
          sale &&
            sale.amount > 0 && {
              term: <FormattedMessage defaultMessage="Owed to you" />,
              value: <MoneyValue amount={sale.owed} currency={sale.currency} />,
            },
        ]}
      />
    </SectionCard>
  );
  return (
    <Page
      above={isFromServices ? <BackTo place="myServices" /> : <BackTo place="sales" />}
      avatar={<Avatar isDecorative name={customer.label} src={customerContact?.photo} />}
      title={customer.label}
      status={sale && sale.state !== 'WHOLE' && <SaleBadge sale={sale} />}
      lead={<FactLine>{[title, <DateTimeValue key="time" value={createdAt} />]}</FactLine>}
      actions={
        purchase.refund.isPossible && <RefundPurchase purchase={purchase} api={api} useOnce={useOnce} />
      }
    >
      <PurchaseColumns
        {...ofSessions}
        purchase={purchase}
        facts={facts}
        aside={customerContact && <ClientContact purchase={purchase} />}
      >
        <DeliverProduct purchase={purchase} />
      </PurchaseColumns>
    </Page>
  );
}
