import type { Schemas } from '@institute/api-schema';
import type { CoachProduct } from './coaches.ts';

/** What the buyer of a product decides. */
export interface ProductChoice {
  color: string | null;
  deliveryAddress: Schemas['Address'] | null;
}

/** Whether there is something to choose: a color, or where to send it. */
export const hasChoices = ({ type, productSpecification, purchaseTerms }: CoachProduct): boolean =>
  type === 'PRODUCT' && (purchaseTerms.isShipped || (productSpecification?.colors ?? []).length > 0);
