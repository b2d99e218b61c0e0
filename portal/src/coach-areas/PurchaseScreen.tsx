import {
  Avatar,
  BackLink,
  Card,
  DataTable,
  DateTimeValue,
  EmptyState,
  FactLine,
  Inline,
  Page,
  PageColumns,
  PageSection,
  ScheduleIllustration,
  SectionCard,
} from '@institute/design-system';
import { RefundPurchase } from '@institute/shared-screens/RefundPurchase.tsx';
import { SessionCredits } from '@institute/shared-screens/SessionCredits.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearch } from 'wouter';
import { api } from '../api.ts';
import { PurchaseDetails, SessionsLeft } from '../booking/PurchaseDetails.tsx';
import { usePurchaseById, usePurchaseSessions } from '../booking/purchased.ts';
import { SessionStatus } from '../booking/SessionStatus.tsx';
import { useOnce } from '../once.ts';
import { paths, type ScreenProps } from '../places.ts';
import type { Purchase } from './purchase-filter.ts';
import { PurchaseStatus, typeMessages } from './purchase-messages.tsx';

export default function PurchaseScreen({ params: { purchaseId } }: ScreenProps<'coachPurchase'>) {
  const intl = useIntl();
  const search = useSearch();
  const purchase = usePurchaseById(purchaseId);
  const { title, status, customer, sessionCount } = purchase;
  return (
    <Page
      width={sessionCount > 0 ? 'wide' : 'text'}
      above={
        <BackLink href={paths.coachPurchases() + (search && `?${search}`)}>
          <FormattedMessage defaultMessage="All purchases" />
        </BackLink>
      }
      avatar={<Avatar isDecorative name={customer.label} />}
      title={
        <Inline as="span" gap="s">
          <span>{customer.label}</span>
          {status !== 'PAID' && <PurchaseStatus status={status} />}
        </Inline>
      }
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
      <PageColumns
        aside={
          sessionCount > 0 && (
            <SectionCard title={<FormattedMessage defaultMessage="What happened to the sessions" />}>
              <SessionCredits purchaseId={purchase.id} api={api} />
            </SectionCard>
          )
        }
      >
        <Card padding="l">
          <PurchaseDetails
            purchase={purchase}
            before={[
              { term: <FormattedMessage defaultMessage="Sold by" />, value: purchase.coach.label },
              {
                term: <FormattedMessage defaultMessage="Type" description="Service or product" />,
                value: intl.formatMessage(typeMessages[purchase.coachProductType]),
              },
            ]}
          />
        </Card>
        {sessionCount > 0 && <Sessions purchase={purchase} />}
      </PageColumns>
    </Page>
  );
}

function Sessions({ purchase }: { purchase: Purchase }) {
  const intl = useIntl();
  const sessions = usePurchaseSessions(purchase.id);
  return (
    <PageSection
      title={
        <FormattedMessage
          defaultMessage="Sessions ({booked} of {count} booked)"
          values={{ booked: purchase.bookedSessionCount, count: purchase.sessionCount }}
        />
      }
    >
      <DataTable
        caption={intl.formatMessage({ defaultMessage: 'Sessions of this purchase' })}
        rows={sessions}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        empty={
          <EmptyState
            level={3}
            picture={<ScheduleIllustration />}
            title={<FormattedMessage defaultMessage="No sessions booked" />}
          >
            <FormattedMessage defaultMessage="Sessions appear here once the client picks a time." />
          </EmptyState>
        }
        columns={[
          {
            id: 'startTime',
            header: intl.formatMessage({ defaultMessage: 'Time' }),
            cell: ({ startTime }) => <DateTimeValue value={startTime} />,
          },
          {
            id: 'status',
            inRow: 'value',
            header: intl.formatMessage({ defaultMessage: 'Status' }),
            cell: ({ status, isMovePending }) => (
              <SessionStatus status={status} isMovePending={isMovePending} />
            ),
          },
          {
            id: 'reason',
            inRow: 'note',
            header: intl.formatMessage({ defaultMessage: 'Reason' }),
            isUsual: ({ reason }) => !reason,
            cell: ({ reason }) => reason ?? '–',
          },
        ]}
      />
    </PageSection>
  );
}
