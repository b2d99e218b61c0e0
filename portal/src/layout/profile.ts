import { useLayoutEffect } from 'react';
import { api } from '../api.ts';
import { preferences } from '../preferences.ts';
import { useSignedInSession } from '../session.ts';

/** The student once loaded, whose time zone is kept for dates. An account with an unverified e-mail can't read it. */
export function useProfile() {
  const { studentId, isVerifiedEmail } = useSignedInSession();
  const { data, isLoading } = api.useQuery(
    'get',
    '/students/{id}',
    { params: { path: { id: studentId } } },
    { enabled: isVerifiedEmail },
  );
  const timeZone = data?.content.user.timeZone;
  useLayoutEffect(() => {
    if (timeZone !== undefined) preferences.timeZone.keep(studentId, timeZone);
  }, [studentId, timeZone]);
  return { student: data?.content, isLoading };
}
