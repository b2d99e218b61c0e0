import type { Schemas } from '@institute/api-schema';
import { api } from '../api.ts';
import { useSignedInSession } from '../session.ts';

export type PaymentMethod = Schemas['PaymentMethod'];

/** The signed-in student's cards, the default first. */
export function usePaymentMethods(): PaymentMethod[] {
  const { studentId } = useSignedInSession();
  return api.useContent('/students/{id}/payment_methods', { path: { id: studentId } });
}

/** Formats `2028-11` as `11/2028`. */
export const monthOf = (expiration: string) => expiration.split('-').toReversed().join('/');

/** The cards that can be charged. */
export const useUsableCards = () => usePaymentMethods().filter(({ isExpired }) => !isExpired);
