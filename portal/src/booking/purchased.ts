import { api } from '../api.ts';
import type { Purchase } from './sessions.ts';

export function usePurchaseById(id: string): Purchase {
  return api.useContent('/coach_product_purchases/{id}', { path: { id } });
}
