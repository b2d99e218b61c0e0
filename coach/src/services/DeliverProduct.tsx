import type { Schemas } from '@institute/api-schema';
import { colorName } from '@institute/api-schema/labels/colors';
import { PurchaseDeliveryInput } from '@institute/api-schema/limits';
import {
  DateTimeValue,
  DescriptionList,
  FactLine,
  Inline,
  SectionCard,
  StatusBadge,
  TextAreaField,
} from '@institute/design-system';
import { FormDialogButton } from '@institute/design-system/forms';
import { lengthMax, rules } from '@institute/values/rules';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import { errorMessages } from '../messages.ts';

type Purchase = Schemas['CoachProductPurchase'];

errorMessages.add(
  defineMessages({ sameNote: { defaultMessage: 'The note hasn’t changed. Edit it, or cancel.' } }),
);

const schema = z.object({ note: z.string().check(rules(lengthMax(PurchaseDeliveryInput.note.maxLength))) });

/** What a client gets, where to send it, and whether it is delivered. */
export function DeliverProduct({ purchase }: { purchase: Purchase }) {
  const intl = useIntl();
  const { title, color, delivery } = purchase;
  if (!delivery) return null;
  const { address, deliveredAt, note, isPossible } = delivery;
  return (
    <SectionCard title={<FormattedMessage defaultMessage="Delivery" />}>
      <DescriptionList
        items={[
          {
            term: <FormattedMessage defaultMessage="Status" />,
            value: deliveredAt ? (
              <Inline gap="s">
                <StatusBadge tone="positive">
                  <FormattedMessage
                    defaultMessage="Delivered"
                    description="State of a product that was bought"
                  />
                </StatusBadge>
                <DateTimeValue value={deliveredAt} />
              </Inline>
            ) : (
              <StatusBadge tone="caution">
                <FormattedMessage defaultMessage="To deliver" />
              </StatusBadge>
            ),
          },
          {
            term: <FormattedMessage defaultMessage="What to deliver" />,
            value: <FactLine>{[title, color && colorName(intl, color)]}</FactLine>,
          },
          address?.formattedAddress && {
            term: <FormattedMessage defaultMessage="Address" />,
            value: address.formattedAddress,
          },
          note && { term: <FormattedMessage defaultMessage="Your note" />, value: note },
        ]}
      />
      {isPossible && (
        <Inline>
          <RecordDelivery purchase={purchase} delivery={delivery} />
        </Inline>
      )}
    </SectionCard>
  );
}

interface RecordDeliveryProps {
  purchase: Purchase;
  delivery: NonNullable<Purchase['delivery']>;
}

/** Marks it as delivered, or changes the note. */
function RecordDelivery({
  purchase: { id, customer },
  delivery: { deliveredAt, note },
}: RecordDeliveryProps) {
  const intl = useIntl();
  const label = deliveredAt ? (
    <FormattedMessage defaultMessage="Change the note" />
  ) : (
    <FormattedMessage defaultMessage="Mark as delivered" />
  );
  return (
    <FormDialogButton
      variant={deliveredAt ? 'secondary' : 'primary'}
      label={label}
      title={label}
      message={
        <FormattedMessage
          defaultMessage="We’ll e-mail {client} that it’s on its way, with your note."
          values={{ client: customer.label }}
        />
      }
      successMessage={intl.formatMessage({ defaultMessage: 'Delivery recorded. We let your client know.' })}
      draft={{ name: `purchase.${id}.delivery` }}
      schema={schema}
      defaultValues={{ note: note ?? '' }}
      onSubmit={({ value }) => {
        const next = value.note.trim() || null;
        // The server wouldn't e-mail it again.
        if (deliveredAt && next === note) return { errors: [{ pointer: '/note', rule: 'sameNote' }] };
        return api.send('put', '/coach_product_purchases/{id}/delivery', {
          path: { id },
          body: { note: next },
        });
      }}
    >
      {(form) => (
        <form.Field
          name="note"
          as={TextAreaField}
          label={intl.formatMessage({ defaultMessage: 'Note' })}
          description={intl.formatMessage({
            defaultMessage: 'For example, the carrier and tracking number, or where to pick it up.',
          })}
        />
      )}
    </FormDialogButton>
  );
}
