import { createStoredValue } from '@institute/design-system/app';

/** A visitor's choice of program and class, before they have an account. */
export interface Wish {
  programId?: string | undefined;
  cohortId?: string | undefined;
  voucherCode?: string | null | undefined;
  track?: string | undefined;
}

export const wish = createStoredValue<Wish>('institute.portal.wish', (value) =>
  typeof value === 'object' && value !== null ? (value as Wish) : null,
);
