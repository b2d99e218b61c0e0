import { currentVersionOf, type Schemas } from '@institute/api-schema';
import { saveRecord } from '@institute/design-system/forms';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { patch } from '../records.ts';

export type Account = Schemas['CoachAccount'];
type AccountPatch = Schemas['CoachAccountPatch'];

/** The coach's sign-in details and contact data. */
export function useAccount(): Account {
  return api.useContent('/coaches/{coachId}/account', { path: { coachId: useCoachId() } });
}

/** Saves a part of the account. */
export function useSaveAccount() {
  const path = { coachId: useCoachId() };
  return (body: AccountPatch): Promise<Account> => patch('/coaches/{coachId}/account', { path, body });
}

/** Requests another e-mail address. Other changes of the account don't matter to it. */
export function useChangeEmail(account: Account) {
  const save = useSaveAccount();
  return (change: { email: string; currentPassword: string }) =>
    saveRecord({
      base: account,
      send: ({ version }) => save({ version, ...change }),
      currentOf: (error) => currentVersionOf(error) as Account | null,
      mayResend: ({ email }) => email === account.email,
    });
}
