import { useDescribeError } from '@institute/design-system/app';

/** Why a call failed, with a link to help where the message says to contact someone. */
export function ProblemText({ error }: { error: unknown }) {
  return useDescribeError()(error);
}
