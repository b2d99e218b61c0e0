import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AppSession } from './app-session.ts';
import type { ApiClient } from './client.ts';
import { ApiError } from './problem.ts';

/** A link for choosing a new password. Suspends while it checks whether it's still valid. */
export function useResetLink(publicClient: ApiClient, token: string) {
  const queries = useQueryClient();
  const queryKey = ['reset-token', token];
  const { data: isValid } = useSuspenseQuery({
    queryKey,
    staleTime: Number.POSITIVE_INFINITY,
    async queryFn() {
      if (!token) return false;
      try {
        await publicClient.POST('/auth/reset_password/check', { body: { token } });
        return true;
      } catch (error) {
        if (error instanceof ApiError && [404, 410, 422].includes(error.status)) return false;
        throw error;
      }
    },
  });
  return {
    isValid,
    async setPassword(password: string): Promise<void> {
      try {
        await publicClient.POST('/auth/reset_password', { body: { token, password } });
      } catch (error) {
        // It was used or has expired since.
        if (error instanceof ApiError && error.status === 410) queries.setQueryData(queryKey, false);
        throw error;
      }
    },
  };
}

/** Milliseconds between checks whether the address was confirmed elsewhere. Doesn't check while the page is hidden. */
const verificationPollInterval = 15_000;

/** Waits for the e-mail address to be confirmed, here or elsewhere, and updates the session once it is. */
export function useEmailVerification(session: AppSession, application: 'STUDENT' | 'COACH') {
  const { data, refetch } = useQuery({
    queryKey: ['get', '/auth/session'],
    queryFn: async () => (await session.client.GET('/auth/session')).data?.content ?? null,
    refetchInterval: verificationPollInterval,
    staleTime: 0,
  });
  useEffect(() => {
    if (!data?.isVerifiedEmail) return;
    session.lastEmail.write(data.email);
    session.store.update({ isVerifiedEmail: true, email: data.email });
  }, [data, session]);
  return {
    /** Resolves to whether the address is confirmed by now. */
    async check(): Promise<boolean> {
      const { data: latest } = await refetch({ throwOnError: true });
      return latest?.isVerifiedEmail ?? false;
    },
    /** Sends the e-mail again, or to another address, which requires the password. */
    send: (change?: { email: string; currentPassword: string }) =>
      session.client.POST('/auth/email_verifications', { body: { application, ...change } }),
  };
}

/** Uses the code of a confirmation link. Resolves to the confirmed address; rejects with `ApiError`. */
export async function confirmEmail(session: AppSession, verificationCode: string): Promise<string> {
  const { data } = await session.client.POST('/auth/email_verifications/{verificationCode}/confirm', {
    params: { path: { verificationCode } },
  });
  const { email, isVerifiedEmail } = data!.content;
  session.lastEmail.write(email);
  session.store.update({ email, isVerifiedEmail });
  return email;
}
