import type { components } from '@institute/api-schema';
import { api } from '../api.ts';
import { useCoach, useCoachId } from '../coach.ts';
import { useSignedInSession } from '../session.ts';

type Update = components['schemas']['CoachAccountUpdate'];

/** The coach's sign-in details and contact data. */
export function useAccount(): Pick<Update, 'email' | 'timeZone' | 'languageIso2LetterCode'> {
  const { studentId } = useSignedInSession();
  const { user } = useCoach();
  const { data } = api.useSuspenseQuery('get', '/students/{id}', { params: { path: { id: studentId } } });
  return {
    email: data.content.user.email,
    timeZone: user.timeZone ?? '',
    languageIso2LetterCode: data.content.languageIso2LetterCode,
  };
}

/** Saves a part of the account. The call replaces the whole record, so the rest is sent unchanged. */
export function useSaveAccount() {
  const coachId = useCoachId();
  const account = useAccount();
  const save = api.useMutation('put', '/coaches/{coachId}/account');
  return async (change: Partial<Update>) => {
    const next = { ...account, ...change };
    const { content } = await save.mutateAsync({
      params: { path: { coachId } },
      body: { currentPassword: null, ...next, timeZone: next.timeZone || 'none' },
    });
    return content;
  };
}
