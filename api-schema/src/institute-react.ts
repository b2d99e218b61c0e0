import { use, useSyncExternalStore } from 'react';
import type { Institute, InstituteStore, PolicyName } from './institute.ts';

/** The institute. Renders again if it was requested and has become known. */
export const useInstituteOf = (store: InstituteStore): Institute =>
  useSyncExternalStore(store.subscribe, store.get, store.get);

/** The institute's own text of a policy in a language, or null. Suspends unless the page has it. */
export function usePolicyOf(
  store: InstituteStore,
  name: PolicyName,
  language: Institute['languages'][number],
): string | null {
  const found = store.policies(language);
  const policies = found instanceof Promise ? use(found) : found;
  return policies.find((policy) => policy.name === name)?.text ?? null;
}
