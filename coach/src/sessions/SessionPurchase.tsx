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
import { PurchaseSessions } from '@institute/shared-screens/PurchaseSessions.tsx';
import { RefundPurchase } from '@institute/shared-screens/RefundPurchase.tsx';
import { FormattedMessage } from 'react-intl';
import { api } from '../api.ts';
import { useOnce } from '../once.ts';
import { paths } from '../places.ts';
import { SessionBadge } from './SessionBadge.tsx';

type Purchase = Schemas['CoachProductPurchase'];

/** What the client of a session bought, its sessions, and what can be refunded. */
export function SessionPurchase({ purchaseId }: { purchaseId: string }) {
  const purchase = api.useContent('/coach_product_purchases/{id}', { path: { id: purchaseId } });
  const { sessionCount, bookableSessionCount } = purchase;
  return (
    <>
      <ClientContact purchase={purchase} />
      <SectionCard title={<FormattedMessage defaultMessage="What your client bought" />}>
        <DescriptionList
          items={[
            sessionCount > 0 && {
              term: <FormattedMessage defaultMessage="Left to book" />,
              value: (
                <FormattedMessage
                  defaultMessage="{left} of {count}"
                  values={{ left: bookableSessionCount, count: sessionCount }}
                />
              ),
            },
            ...purchaseFacts(purchase),
          ]}
        />
        {purchase.refund.isPossible && (
          <Inline>
            <RefundPurchase purchase={purchase} api={api} useOnce={useOnce} />
          </Inline>
        )}
        {sessionCount > 0 && (
          <Disclosure isMeasured={false} title={<FormattedMessage defaultMessage="Sessions" />}>
            <PurchaseSessions {...ofSessions} purchase={purchase} />
          </Disclosure>
        )}
      </SectionCard>
    </>
  );
}

/** The price of a purchase, and what of it went back. */
export function purchaseFacts(purchase: Purchase): OptionalDescription[] {
  const { amount, refundedAmount, currency } = purchase;
  return [
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

/** How the sessions of a purchase are shown: each with its state and a link. */
export const ofSessions = {
  api,
  status: (session: Schemas['CoachSession']) => <SessionBadge session={session} />,
  href: (sessionId: string) => paths.session({ sessionId }),
};

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
