import {
  Avatar,
  Card,
  FactLine,
  Inline,
  Link,
  LinkButton,
  Page,
  PageColumns,
  SectionCard,
  Stack,
} from '@institute/design-system';
import { PurchaseSessions } from '@institute/shared-screens/PurchaseSessions.tsx';
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
  const { title, coach, status, paymentId, sessionCount, groupId } = purchase;
  const photo = useCoachPhoto(coach.value);
  const hasSessions = sessionCount > 0 || groupId !== null;
  const details = (
    <Card padding="l">
      <Stack gap="m">
        <PurchaseDetails purchase={purchase} layout={hasSessions ? 'above' : 'beside'} />
        <Inline gap="m">
          {paymentId && (
            <Link href={paymentPath(paymentId)}>
              <FormattedMessage defaultMessage="Receipt" />
            </Link>
          )}
          {hasSessions && <PolicyLink />}
        </Inline>
      </Stack>
    </Card>
  );
  return (
    <Page
      width={hasSessions ? 'wide' : 'text'}
      above={<BackTo place="mySessions" />}
      avatar={<Avatar isDecorative name={coach.label} src={photo} />}
      title={
        <Inline as="span" gap="s">
          <span>{title}</span>
          {status !== 'PAID' && <PurchaseStatus status={status} />}
        </Inline>
      }
      lead={
        <FactLine>
          {coach.label}
          {sessionCount > 0 && <SessionsLeft purchase={purchase} />}
        </FactLine>
      }
    >
      <PageColumns aside={hasSessions && details}>
        <ProductDelivery purchase={purchase} />
        {hasSessions ? (
          <SectionCard title={<FormattedMessage defaultMessage="Sessions" />}>
            <PurchaseSessions
              purchase={purchase}
              api={api}
              status={SessionStatus}
              href={(sessionId) => paths.session({ sessionId })}
              bookButton={
                <LinkButton href={paths.bookPurchased({ purchaseId })}>
                  <FormattedMessage defaultMessage="Book a time" />
                </LinkButton>
              }
            />
          </SectionCard>
        ) : (
          details
        )}
      </PageColumns>
    </Page>
  );
}
