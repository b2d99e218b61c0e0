import { outcomeRules } from '@institute/api-schema';
import { createUseOnce } from '@institute/design-system/app';
import { queryClient } from './query-client.ts';

/** Sends something at most once; `<OutcomePending>` shows it while its outcome is unknown. */
export const { useOnce } = createUseOnce({
  ...outcomeRules,
  prefix: 'institute.coach',
  seal: async () => (await import('./seal.ts')).accountSeal(),
  onSettled: () => void queryClient.invalidateQueries(),
});
