import { ApiError } from '@institute/api-schema';
import type { IntlShape } from 'react-intl';
import { describeError } from '../messages.ts';

/** The server's message for a field, shown before submitting. */
export const refusedField = (intl: IntlShape, pointer: string, key: string) => ({
  errors: [{ pointer, rule: key, detail: describeError(intl, new ApiError({ status: 422, key })) }],
});
