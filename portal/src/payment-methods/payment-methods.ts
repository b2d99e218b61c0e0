import type { components } from '@institute/api-schema';
import { api } from '../api.ts';
import { useSignedInSession } from '../session.ts';

export type PaymentMethod = components['schemas']['PaymentMethod'];
type CardBrand = components['schemas']['CardBrand'];

/** The signed-in student's cards, the default first. */
export function usePaymentMethods(): PaymentMethod[] {
  const { studentId } = useSignedInSession();
  const { data } = api.useSuspenseQuery('get', '/students/{id}/payment_methods', {
    params: { path: { id: studentId } },
  });
  return data.content;
}

/** Brand names, the same in every language. */
export const brandNames: Record<Exclude<CardBrand, 'OTHER'>, string> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMERICAN_EXPRESS: 'American Express',
  DISCOVER: 'Discover',
  DINERS_CLUB: 'Diners Club',
  JCB: 'JCB',
  UNIONPAY: 'UnionPay',
};
