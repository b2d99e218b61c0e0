import { nullIfBlank } from '@institute/api-schema';
import { colorName } from '@institute/api-schema/labels/colors';
import { AddressFields, Card, Heading, SelectField, Stack } from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { type Address, formatAddress } from '@institute/values/formats';
import { address, choice, groupRule, required, rules } from '@institute/values/rules';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { addressValues } from '../settings/student-values.ts';
import { useStudent } from '../student.ts';
import type { CoachProduct } from './coaches.ts';
import type { ProductChoice } from './product-choice.ts';

interface ProductChoicesProps {
  product: CoachProduct;
  /** What was chosen before. */
  chosen: ProductChoice | null;
  onChoose: (choice: ProductChoice) => void;
}

/** The color and the address of a product that a student buys. The address of the profile is offered. */
export default function ProductChoices({ product, chosen, onChoose }: ProductChoicesProps) {
  const intl = useIntl();
  const student = useStudent();
  const colors = product.productSpecification?.colors ?? [];
  const { isShipped } = product.purchaseTerms;
  const form = useForm({
    draft: `product.${product.id}.choices`,
    schema: z.object({
      color: z.string().check(rules(...(colors.length > 0 ? [required(), choice(colors)] : []))),
      address: z
        .custom<Address>()
        .check(groupRule((value) => (isShipped ? address(value, { isRequired: true }) : []))),
    }),
    defaultValues: {
      color: chosen?.color ?? '',
      address: {
        ...addressValues({ address: chosen?.deliveryAddress ?? student.address }).address,
        latitude: null,
        longitude: null,
        formattedAddress: '',
      },
    },
    onSubmit({ value }) {
      const formattedAddress = formatAddress(value.address);
      onChoose({
        color: value.color || null,
        deliveryAddress: isShipped ? nullIfBlank({ ...value.address, formattedAddress }) : null,
      });
    },
  });
  return (
    <Card padding="l">
      <form.Form>
        <Stack gap="l">
          <Heading level={2}>
            {isShipped ? (
              <FormattedMessage defaultMessage="Delivery" />
            ) : (
              <FormattedMessage defaultMessage="Your choice" />
            )}
          </Heading>
          {colors.length > 0 && (
            <form.Field
              name="color"
              as={SelectField}
              isRequired
              width="medium"
              label={intl.formatMessage({
                defaultMessage: 'Color',
                description: 'Label: the color of a product',
              })}
              options={colors.map((value) => ({ value, label: colorName(intl, value) }))}
            />
          )}
          {isShipped && (
            <form.Field
              name="address"
              as={AddressFields}
              isRequired
              purpose="shipping"
              label={intl.formatMessage({ defaultMessage: 'Where to send it' })}
              description={intl.formatMessage({
                defaultMessage:
                  'Only your coach and our staff see this address. It isn’t saved to your profile.',
              })}
            />
          )}
        </Stack>
        <form.SubmitButton>
          <FormattedMessage defaultMessage="Continue" />
        </form.SubmitButton>
      </form.Form>
    </Card>
  );
}
