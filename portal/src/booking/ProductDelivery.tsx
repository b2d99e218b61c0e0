import { colorName } from '@institute/api-schema/labels/colors';
import { DateTimeValue, type OptionalDescription, SectionCard, Stack, Text } from '@institute/design-system';
import { FormattedMessage, type IntlShape } from 'react-intl';
import type { ProductChoice } from './product-choice.ts';
import type { Purchase } from './sessions.ts';

/** The color and the address of a product, as items of a description list. */
export const choiceItems = (
  intl: IntlShape,
  { color, deliveryAddress }: ProductChoice,
): OptionalDescription[] => [
  color && {
    term: <FormattedMessage defaultMessage="Color" description="Label: the color of a product" />,
    value: colorName(intl, color),
  },
  deliveryAddress?.formattedAddress && {
    term: <FormattedMessage defaultMessage="Deliver to" />,
    value: deliveryAddress.formattedAddress,
  },
];

export function ProductDelivery({ purchase }: { purchase: Purchase }) {
  const { delivery, status, coach } = purchase;
  if (!delivery || status !== 'PAID') return null;
  const { deliveredAt, note } = delivery;
  return (
    <SectionCard title={<FormattedMessage defaultMessage="Delivery" />}>
      <Stack gap="s">
        <Text>
          {deliveredAt ? (
            <FormattedMessage
              defaultMessage="{coach} sent it or handed it over on {time}."
              values={{ coach: coach.label, time: <DateTimeValue value={deliveredAt} hasTime={false} /> }}
            />
          ) : (
            <FormattedMessage
              defaultMessage="Not delivered yet. We’ll e-mail you when {coach} has sent it."
              values={{ coach: coach.label }}
            />
          )}
        </Text>
        {note && <Text>{`“${note}”`}</Text>}
      </Stack>
    </SectionCard>
  );
}
