import { outcomeRules } from '@institute/api-schema';
import { createUseOnce } from '@institute/design-system/app';
import { queryClient } from './query-client.ts';

/** Sends something at most once; `<OutcomePending>` shows it while its outcome is unknown. */
export const { useOnce, tryOnce } = createUseOnce({
  ...outcomeRules,
  prefix: 'institute.portal',
  seal: async () => (await import('./draft-store.ts')).accountSeal(),
  onSettled: () => void queryClient.invalidateQueries(),
});
