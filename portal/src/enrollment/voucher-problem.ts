import { ApiError } from '@institute/api-schema';
import type { IntlShape } from 'react-intl';
import { refusedField } from './field-messages.ts';

const voucherKeys = ['invalidVoucherCode', 'voucherIsExpired', 'voucherNotYetValid', 'voucherUsedUp'];

/** What is wrong with a promo code stands at its field; any other failure stays what it is. */
export const voucherProblem = (intl: IntlShape, pointer: string, error: unknown) =>
  error instanceof ApiError && voucherKeys.includes(error.key)
    ? refusedField(intl, pointer, error.key)
    : (error as Error);
