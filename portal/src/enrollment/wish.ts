import { createStoredValue } from '@institute/design-system/app';

/** What somebody wants to enroll in who has no account yet. */
export interface Wish {
  programId?: string | undefined;
  cohortId?: string | undefined;
  voucherCode?: string | null | undefined;
  track?: string | undefined;
}

export const wish = createStoredValue<Wish>('institute.portal.wish', (value) =>
  typeof value === 'object' && value !== null ? (value as Wish) : null,
);
