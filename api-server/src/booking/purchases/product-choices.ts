import type { Schemas } from '@institute/api-schema';
import { formatAddress } from '@institute/values/formats';
import { addressErrors } from '../../account/profile-rules.ts';
import { blankToNull } from '../../platform/blank-to-null.ts';
import { type FieldError, problem } from '../../platform/problem.ts';
import type { coachProducts } from '../../tables/coach-products.ts';

type Product = Pick<
  typeof coachProducts.$inferSelect,
  'type' | 'price' | 'priceUnit' | 'serviceSpecification' | 'productSpecification' | 'isShipped'
>;
type Address = Schemas['Address'];
interface Wanted {
  color: string | null;
  deliveryAddress: Address | null;
}

/** What the buyer of a product has chosen. Throws `validationFailed` if a choice is missing or isn't offered. */
export function chosenOf(
  { type, productSpecification, isShipped }: Product,
  { color, deliveryAddress }: Wanted,
): Wanted {
  if (type !== 'PRODUCT') return { color: null, deliveryAddress: null };
  const colors = productSpecification?.colors ?? [];
  const isColorMissing = colors.length > 0 && (color === null || !colors.includes(color));
  const rule = color === null ? 'required' : 'choice';
  const errors: FieldError[] = [
    ...(isColorMissing ? [{ in: 'body' as const, pointer: '/color', rule, values: {} }] : []),
    ...(isShipped ? addressErrors('/deliveryAddress', deliveryAddress, { isRequired: true }) : []),
  ];
  if (errors.length > 0) throw problem('validationFailed', { errors });
  return {
    color: colors.length > 0 ? color : null,
    deliveryAddress: isShipped && deliveryAddress ? storedAddress(deliveryAddress) : null,
  };
}

const storedAddress = (address: Address): Address => {
  const { latitude: _, longitude: __, ...parts } = blankToNull(address);
  return { ...parts, latitude: null, longitude: null, formattedAddress: formatAddress(parts) || null };
};
