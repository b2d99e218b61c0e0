import { Avatar, BackLink, Card, FactLine, Page } from '@institute/design-system';
import {
  hasSessions,
  PurchaseColumns,
  type PurchaseColumnsProps,
} from '@institute/shared-screens/PurchaseSessions.tsx';
import { RefundPurchase } from '@institute/shared-screens/RefundPurchase.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearch } from 'wouter';
import { api } from '../api.ts';
import { PurchaseDetails, SessionsLeft } from '../booking/PurchaseDetails.tsx';
import { usePurchaseById } from '../booking/purchased.ts';
import { SessionStatus } from '../booking/SessionStatus.tsx';
import { useOnce } from '../once.ts';
import { paths, type ScreenProps } from '../places.ts';
import { PurchaseStatus, typeMessages } from './purchase-messages.tsx';

export default function PurchaseScreen({ params: { purchaseId } }: ScreenProps<'coachPurchase'>) {
  const intl = useIntl();
  const search = useSearch();
  const purchase = usePurchaseById(purchaseId);
  const { title, status, customer, sessionCount } = purchase;
  const facts: PurchaseColumnsProps['facts'] = (layout) => (
    <Card padding="l">
      <PurchaseDetails
        purchase={purchase}
        layout={layout}
        before={[
          { term: <FormattedMessage defaultMessage="Sold by" />, value: purchase.coach.label },
          {
            term: <FormattedMessage defaultMessage="Type" description="Service or product" />,
            value: intl.formatMessage(typeMessages[purchase.coachProductType]),
          },
        ]}
      />
    </Card>
  );
  return (
    <Page
      width={hasSessions(purchase) ? 'wide' : 'text'}
      above={
        <BackLink href={paths.coachPurchases() + (search && `?${search}`)}>
          <FormattedMessage defaultMessage="All purchases" />
        </BackLink>
      }
      avatar={<Avatar isDecorative name={customer.label} src={purchase.customerContact?.photo} />}
      title={customer.label}
      status={status !== 'PAID' && <PurchaseStatus status={status} />}
      lead={
        <FactLine>
          {title}
          {sessionCount > 0 && <SessionsLeft purchase={purchase} />}
        </FactLine>
      }
      actions={
        purchase.refund.isPossible && <RefundPurchase purchase={purchase} api={api} useOnce={useOnce} />
      }
    >
      <PurchaseColumns purchase={purchase} facts={facts} api={api} status={SessionStatus} />
    </Page>
  );
}
