import { Avatar, Card, FactLine, Inline, Link, LinkButton, Page, Stack } from '@institute/design-system';
import {
  hasSessions,
  PurchaseColumns,
  type PurchaseColumnsProps,
} from '@institute/shared-screens/PurchaseSessions.tsx';
import { FormattedMessage } from 'react-intl';
import { api } from '../api.ts';
import { PurchaseStatus } from '../coach-areas/purchase-messages.tsx';
import { BackTo } from '../layout/BackTo.tsx';
import { paymentPath } from '../payments/payments.ts';
import { paths, type ScreenProps } from '../places.ts';
import { useCoachPhoto } from './coaches.ts';
import { PolicyLink } from './PolicyLink.tsx';
import { ProductDelivery } from './ProductDelivery.tsx';
import { PurchaseDetails, SessionsLeft } from './PurchaseDetails.tsx';
import { usePurchaseById } from './purchased.ts';
import { SessionStatus } from './SessionStatus.tsx';

/** A purchase from a coach, with the sessions that are left. */
export default function PurchasedScreen({ params: { purchaseId } }: ScreenProps<'purchased'>) {
  const purchase = usePurchaseById(purchaseId);
  const { title, coach, status, paymentId, sessionCount } = purchase;
  const photo = useCoachPhoto(coach.value);
  const facts: PurchaseColumnsProps['facts'] = (layout) => (
    <Card padding="l">
      <Stack gap="m">
        <PurchaseDetails purchase={purchase} layout={layout} />
        <Inline gap="m">
          {paymentId && (
            <Link href={paymentPath(paymentId)}>
              <FormattedMessage defaultMessage="Receipt" />
            </Link>
          )}
          {hasSessions(purchase) && <PolicyLink />}
        </Inline>
      </Stack>
    </Card>
  );
  return (
    <Page
      width={hasSessions(purchase) ? 'wide' : 'text'}
      above={<BackTo place="mySessions" />}
      avatar={<Avatar isDecorative name={coach.label} src={photo} />}
      title={title}
      status={status !== 'PAID' && <PurchaseStatus status={status} />}
      lead={
        <FactLine>
          {coach.label}
          {sessionCount > 0 && <SessionsLeft purchase={purchase} />}
        </FactLine>
      }
    >
      <PurchaseColumns
        purchase={purchase}
        facts={facts}
        api={api}
        status={SessionStatus}
        href={(sessionId) => paths.session({ sessionId })}
        bookButton={
          <LinkButton href={paths.bookPurchased({ purchaseId })}>
            <FormattedMessage defaultMessage="Book a time" />
          </LinkButton>
        }
      >
        <ProductDelivery purchase={purchase} />
      </PurchaseColumns>
    </Page>
  );
}
