import { createStoredValue } from '@institute/design-system/app';

/** A visitor's choice of program and class, before they have an account. */
export interface EnrollmentChoice {
  programId?: string | undefined;
  cohortId?: string | undefined;
  promoCode?: string | null | undefined;
  track?: string | undefined;
}

export const enrollmentChoice = createStoredValue<EnrollmentChoice>(
  'institute.portal.enrollmentChoice',
  (value) => (typeof value === 'object' && value !== null ? (value as EnrollmentChoice) : null),
);
