import { ApiError } from '@institute/api-schema';
import type { IntlShape } from 'react-intl';
import { refusedField } from './field-messages.ts';

const voucherKeys = ['invalidVoucherCode', 'voucherIsExpired', 'voucherNotYetValid', 'voucherUsedUp'];

/** Moves promo code errors to their field; other errors are unchanged. */
export const promoCodeProblem = (intl: IntlShape, pointer: string, error: unknown) =>
  error instanceof ApiError && voucherKeys.includes(error.key)
    ? refusedField(intl, pointer, error.key)
    : (error as Error);
