import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { useSignedInSession } from '../session.ts';

/** What comes next for the student: the course to continue, its program, and the first event ahead. */
export function useOverview() {
  const { studentId: id } = useSignedInSession();
  return useQuery(api.queryOptions('get', '/students/{id}/overview', { params: { path: { id } } }));
}
