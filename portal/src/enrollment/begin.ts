import { ApiError } from '@institute/api-schema';
import { api } from '../api.ts';
import type { Application } from './applications.ts';

interface SentBeginning {
  programId: string;
  cohortId: string | null;
  voucherCode: string | null;
}

/** Begins an application of a student: options for `useOnce` and `tryOnce`. */
export const beginning = (studentId: string | undefined) => ({
  name: `enroll.${studentId}`,
  async send(body: SentBeginning, key: string): Promise<Application> {
    return api.request('post', '/students/{id}/enrollment_applications', {
      path: { id: studentId ?? '' },
      key,
      body,
    });
  },
});

const promoCodeKeys = ['invalidVoucherCode', 'voucherIsExpired', 'voucherNotYetValid', 'voucherUsedUp'];
const classKeys = ['noCohortSelected', 'cohortFull'];

/** Whether a promo code was refused, rather than that it couldn't be checked. */
export const isPromoCodeRefused = (error: unknown): boolean =>
  error instanceof ApiError && promoCodeKeys.includes(error.key);

/** The beginning without the promo code or the class that was refused. null if that was neither. */
export function withoutRefused(sent: SentBeginning, error: ApiError): SentBeginning | null {
  if (sent.voucherCode !== null && isPromoCodeRefused(error)) return { ...sent, voucherCode: null };
  if (sent.cohortId !== null && classKeys.includes(error.key)) return { ...sent, cohortId: null };
  return null;
}
