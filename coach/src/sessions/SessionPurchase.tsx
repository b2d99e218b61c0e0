import type { Schemas } from '@institute/api-schema';
import {
  ContactDetails,
  DescriptionList,
  Disclosure,
  Inline,
  MoneyValue,
  type OptionalDescription,
  SectionCard,
} from '@institute/design-system';
import { RefundPurchase } from '@institute/shared-screens/RefundPurchase.tsx';
import { SessionCredits } from '@institute/shared-screens/SessionCredits.tsx';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { api } from '../api.ts';
import { useOnce } from '../once.ts';

type Purchase = Schemas['CoachProductPurchase'];

/** What the client of a session bought, what happened to its sessions, and what can be refunded. */
export function SessionPurchase({ purchaseId }: { purchaseId: string }) {
  const purchase = api.useContent('/coach_product_purchases/{id}', { path: { id: purchaseId } });
  return (
    <>
      <ClientContact purchase={purchase} />
      <PurchaseCard isHistoryFolded purchase={purchase} facts={purchaseFacts(purchase)}>
        {purchase.refund.isPossible && (
          <Inline>
            <RefundPurchase purchase={purchase} api={api} useOnce={useOnce} />
          </Inline>
        )}
      </PurchaseCard>
    </>
  );
}

/** How many sessions of a purchase are left, and what of its price went back. */
export function purchaseFacts(purchase: Purchase): OptionalDescription[] {
  const { sessionCount, bookableSessionCount, amount, refundedAmount, currency } = purchase;
  return [
    sessionCount > 0 && {
      term: <FormattedMessage defaultMessage="Left to book" />,
      value: (
        <FormattedMessage
          defaultMessage="{left} of {count}"
          values={{ left: bookableSessionCount, count: sessionCount }}
        />
      ),
    },
    {
      term: <FormattedMessage defaultMessage="Price" />,
      value: <MoneyValue amount={amount} currency={currency} isFreeNamed />,
    },
    refundedAmount > 0 && {
      term: <FormattedMessage defaultMessage="Refunded" description="How much of a purchase went back" />,
      value: <MoneyValue amount={refundedAmount} currency={currency} />,
    },
  ];
}

interface PurchaseCardProps {
  purchase: Purchase;
  facts: readonly OptionalDescription[];
  /** Whether the history is closed at first, where the page is about something else. */
  isHistoryFolded?: boolean;
  /** Between the facts and the history. */
  children?: ReactNode;
}

/** What a client bought, and what happened to its sessions. */
export const PurchaseCard = ({ purchase, facts, isHistoryFolded = false, children }: PurchaseCardProps) => (
  <SectionCard title={<FormattedMessage defaultMessage="What your client bought" />}>
    <DescriptionList layout="between" items={facts} />
    {children}
    {purchase.sessionCount > 0 && (
      <Disclosure
        isDefaultOpen={!isHistoryFolded}
        isMeasured={false}
        title={
          <FormattedMessage
            defaultMessage="History"
            description="Heading over what happened to the sessions of a purchase"
          />
        }
      >
        <SessionCredits purchaseId={purchase.id} api={api} />
      </Disclosure>
    )}
  </SectionCard>
);

/** How to reach a client, who may still have to be asked about what they bought. */
export function ClientContact({ purchase }: { purchase: Purchase }) {
  const { sessionCount, isShipped, groupId, customer, customerContact } = purchase;
  if (!customerContact) return null;
  return (
    <SectionCard
      title={<FormattedMessage defaultMessage="How to reach {name}" values={{ name: customer.label }} />}
      lead={
        sessionCount === 0 &&
        !isShipped &&
        !groupId && (
          <FormattedMessage defaultMessage="Contact your client to arrange the rest. We’ve told them that you will." />
        )
      }
    >
      <ContactDetails layout="above" email={customerContact.email} phone={customerContact.phone} />
    </SectionCard>
  );
}
