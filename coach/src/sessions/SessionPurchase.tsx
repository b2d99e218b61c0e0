import type { Schemas } from '@institute/api-schema';
import { type PurchaseRefund, refundChoices } from '@institute/api-schema/labels/refunds';
import { creditChange, sessionCreditTypes } from '@institute/api-schema/labels/sessions';
import { PurchaseRefundInput } from '@institute/api-schema/limits';
import { allPages } from '@institute/api-schema/queries';
import {
  ContactDetails,
  DateTimeValue,
  DescriptionList,
  Disclosure,
  FactLine,
  Inline,
  MoneyValue,
  type OptionalDescription,
  OutcomePending,
  SectionCard,
  SelectField,
  Stack,
  Text,
  TextAreaField,
} from '@institute/design-system';
import { FormDialogButton } from '@institute/design-system/forms';
import { formatDateTime, formatMoney } from '@institute/values/formats';
import { lengthMax, required, rules } from '@institute/values/rules';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import { useTimeZone } from '../coach.ts';
import { useOnce } from '../once.ts';
import { reasonLabel } from './texts.tsx';

type Purchase = Schemas['CoachProductPurchase'];

/** What the client of a session bought, what happened to its sessions, and what can be refunded. */
export function SessionPurchase({ purchaseId }: { purchaseId: string }) {
  const purchase = api.useContent('/coach_product_purchases/{id}', { path: { id: purchaseId } });
  return (
    <PurchaseCard isHistoryFolded purchase={purchase} facts={purchaseFacts(purchase)}>
      {purchase.refund.isPossible && (
        <Inline>
          <RefundPurchase purchase={purchase} />
        </Inline>
      )}
    </PurchaseCard>
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

/** How to reach a client, what they bought, and what happened to its sessions. */
export function PurchaseCard({ purchase, facts, isHistoryFolded = false, children }: PurchaseCardProps) {
  return (
    <>
      <ClientContact purchase={purchase} />
      <SectionCard title={<FormattedMessage defaultMessage="What your client bought" />}>
        <DescriptionList items={facts} />
        {children}
        <PurchaseHistory purchaseId={purchase.id} isFolded={isHistoryFolded} />
      </SectionCard>
    </>
  );
}

function ClientContact({ purchase }: { purchase: Purchase }) {
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
      <ContactDetails email={customerContact.email} phone={customerContact.phone} />
    </SectionCard>
  );
}

function PurchaseHistory({ purchaseId, isFolded }: { purchaseId: string; isFolded: boolean }) {
  const intl = useIntl();
  const { data: credits } = useSuspenseQuery(
    allPages(
      api.queryOptions('get', '/coach_product_purchases/{id}/credits', {
        params: { path: { id: purchaseId } },
      }),
    ),
  );
  if (credits.length === 0) return null;
  return (
    <Disclosure
      isDefaultOpen={!isFolded}
      isMeasured={false}
      title={
        <FormattedMessage
          defaultMessage="History"
          description="Heading over what happened to the sessions of a purchase"
        />
      }
    >
      <Stack as="ul" gap="s">
        {credits.map(({ id, type, change, startTime, createdAt, reason }) => (
          <Stack as="li" key={id} gap="none">
            <Inline justify="between" gap="m" isWrapping={false}>
              <Text weight="semibold">
                <FormattedMessage {...sessionCreditTypes[type]} />
                {startTime && (
                  <>
                    {': '}
                    <DateTimeValue value={startTime} />
                  </>
                )}
              </Text>
              {change !== 0 && <Text>{creditChange(intl, change)}</Text>}
            </Inline>
            <Text tone="muted" size="s">
              <FactLine>{[<DateTimeValue key="time" value={createdAt} />, reason && `“${reason}”`]}</FactLine>
            </Text>
          </Stack>
        ))}
      </Stack>
    </Disclosure>
  );
}

const schema = z.object({
  what: z.string().check(rules(required())),
  reason: z.string().check(rules(lengthMax(PurchaseRefundInput.reason.maxLength))),
});

/** Refunds a purchase, some of its unused sessions, or a session that was missed or canceled late. */
export function RefundPurchase({ purchase }: { purchase: Purchase }) {
  const intl = useIntl();
  const timeZone = useTimeZone();
  const { id, currency } = purchase;
  const refund = useOnce<PurchaseRefund & { reason: string | null }, string>({
    name: `refund.${id}`,
    async send(body, key) {
      const sent = await api.request('post', '/coach_product_purchases/{id}/refunds', {
        path: { id },
        key,
        body,
      });
      return sent.id;
    },
  });
  const { locale } = intl;
  const choices = refundChoices(intl, purchase, {
    money: (amount) => formatMoney({ amount, currency }, { locale }),
    time: (instant) => formatDateTime(instant, { locale, timeZone }),
  });
  return (
    <OutcomePending of={refund}>
      <FormDialogButton
        variant="secondary"
        label={<FormattedMessage defaultMessage="Refund" description="Button that opens a refund" />}
        title={<FormattedMessage defaultMessage="Refund {name}" values={{ name: purchase.customer.label }} />}
        message={
          <FormattedMessage defaultMessage="The money goes back to the card that paid. Refunded sessions can no longer be booked." />
        }
        keepLabel={<FormattedMessage defaultMessage="Don’t refund" />}
        successMessage={intl.formatMessage({ defaultMessage: 'The refund is on its way.' })}
        draft={{ name: `purchase.${id}.refund`, keep: (values) => ({ ...values, what: '' }) }}
        schema={schema}
        defaultValues={{ what: '', reason: '' }}
        onSubmit={({ value: { what, reason } }) => {
          const { body } = choices.find(({ value }) => value === what)!;
          return refund.sendAsync({ ...body, reason: reason.trim() || null });
        }}
      >
        {(form) => (
          <>
            <form.Field
              name="what"
              as={SelectField}
              isRequired
              label={intl.formatMessage({ defaultMessage: 'What do you want to refund?' })}
              options={choices.map(({ value, label }) => ({ value, label }))}
            />
            <form.Field name="reason" as={TextAreaField} label={reasonLabel(intl, purchase.customer.label)} />
          </>
        )}
      </FormDialogButton>
    </OutcomePending>
  );
}
