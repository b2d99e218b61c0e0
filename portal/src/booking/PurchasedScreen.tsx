import {
  Avatar,
  Card,
  DateTimeValue,
  FactLine,
  Inline,
  Link,
  LinkButton,
  Page,
  PageColumns,
  PageSection,
  ReceiptIcon,
  SectionCard,
  Stack,
} from '@institute/design-system';
import { SessionCredits } from '@institute/shared-screens/SessionCredits.tsx';
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
import { usePurchaseById, usePurchaseSessions } from './purchased.ts';
import { SessionStatus } from './SessionStatus.tsx';

/** A purchase from a coach, with the sessions that are left. */
export default function PurchasedScreen({ params: { purchaseId } }: ScreenProps<'purchased'>) {
  const purchase = usePurchaseById(purchaseId);
  const { id, title, coach, status, paymentId, sessionCount, bookableSessionCount, groupId } = purchase;
  const photo = useCoachPhoto(coach.value);
  return (
    <Page
      width={sessionCount > 0 ? 'wide' : 'text'}
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
      actions={
        <>
          {bookableSessionCount > 0 && (
            <LinkButton href={paths.bookPurchased({ purchaseId: id })}>
              <FormattedMessage defaultMessage="Book a time" />
            </LinkButton>
          )}
          {paymentId && (
            <LinkButton
              variant="secondary"
              isIconOnPhones={bookableSessionCount > 0}
              icon={<ReceiptIcon />}
              href={paymentPath(paymentId)}
            >
              <FormattedMessage defaultMessage="Receipt" />
            </LinkButton>
          )}
        </>
      }
    >
      <PageColumns
        aside={
          sessionCount > 0 && (
            <SectionCard title={<FormattedMessage defaultMessage="What happened to your sessions" />}>
              <SessionCredits purchaseId={id} api={api} />
            </SectionCard>
          )
        }
      >
        <ProductDelivery purchase={purchase} />
        {groupId && <GroupSessions purchaseId={id} />}
        <Card padding="l">
          <Stack gap="m">
            <PurchaseDetails purchase={purchase} />
            {(sessionCount > 0 || groupId) && <PolicyLink />}
          </Stack>
        </Card>
      </PageColumns>
    </Page>
  );
}

/** The dates of a group in which the student has a seat. */
function GroupSessions({ purchaseId }: { purchaseId: string }) {
  const sessions = usePurchaseSessions(purchaseId);
  return (
    <PageSection title={<FormattedMessage defaultMessage="Dates" />}>
      <Stack as="ul" gap="s">
        {sessions.map(({ id, startTime, status, isMovePending, isJoinable, url }) => (
          <Card as="li" key={id}>
            <Inline justify="between" gap="m">
              <Link href={paths.session({ sessionId: id })}>
                <DateTimeValue value={startTime} />
              </Link>
              <Inline gap="s">
                <SessionStatus status={status} isMovePending={isMovePending} />
                {isJoinable && url && (
                  <Link href={url} isNewTab isStandalone>
                    <FormattedMessage defaultMessage="Join the session" />
                  </Link>
                )}
              </Inline>
            </Inline>
          </Card>
        ))}
      </Stack>
    </PageSection>
  );
}
