import { ApiError } from '@institute/api-schema';
import type { IntlShape } from 'react-intl';
import { describeError } from '../messages.ts';

/** What the server would say of a field, in its words, said before it is asked. */
export const refusedField = (intl: IntlShape, pointer: string, key: string) => ({
  errors: [{ pointer, rule: key, detail: describeError(intl, new ApiError({ status: 422, key })) }],
});
