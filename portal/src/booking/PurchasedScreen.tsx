import { Card, Inline, LinkButton, Page, Stack } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { PurchaseStatus } from '../coach-areas/purchase-messages.tsx';
import { BackTo } from '../layout/BackTo.tsx';
import { paymentPath } from '../payments/payments.ts';
import { paths } from '../places.ts';
import { GroupSessions } from './GroupSessions.tsx';
import { PolicyLink } from './PolicyLink.tsx';
import { ProductDelivery } from './ProductDelivery.tsx';
import { PurchaseDetails } from './PurchaseDetails.tsx';
import { usePurchaseById } from './purchased.ts';
import { SessionCredits } from './SessionCredits.tsx';

/** What a student bought from a coach, and what happened to its sessions. */
export default function PurchasedScreen({ params }: { params: Record<string, string> }) {
  const purchase = usePurchaseById(params.purchaseId ?? '');
  const { id, title, status, paymentId, bookableSessionCount } = purchase;
  return (
    <Page
      width="narrow"
      above={<BackTo place="mySessions" />}
      title={title}
      lead={<PurchaseStatus status={status} />}
    >
      <Card padding="l">
        <Stack gap="m">
          <PurchaseDetails purchase={purchase} />
          {(purchase.sessionCount > 0 || purchase.groupId) && <PolicyLink />}
        </Stack>
      </Card>
      <ProductDelivery purchase={purchase} />
      {purchase.groupId && <GroupSessions purchaseId={id} />}
      <Inline gap="s">
        {bookableSessionCount > 0 && (
          <LinkButton href={paths.bookPurchased({ purchaseId: id })}>
            <FormattedMessage defaultMessage="Book a time" />
          </LinkButton>
        )}
        {paymentId && (
          <LinkButton variant="secondary" href={paymentPath(paymentId)}>
            <FormattedMessage defaultMessage="Receipt" />
          </LinkButton>
        )}
      </Inline>
      {purchase.sessionCount > 0 && <SessionCredits purchaseId={id} isOwn />}
    </Page>
  );
}
