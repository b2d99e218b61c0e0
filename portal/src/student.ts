import { type components, mergePatch } from '@institute/api-schema';
import { api } from './api.ts';
import { useSignedInSession } from './session.ts';

export type Student = components['schemas']['Student'];
export type StudentPatch = components['schemas']['StudentPatch'];

/** The signed-in student. */
export function useStudent(): Student {
  const { studentId } = useSignedInSession();
  const { data } = api.useSuspenseQuery('get', '/students/{id}', { params: { path: { id: studentId } } });
  return data.content;
}

/** Saves a part of the signed-in student. */
export function useSaveStudent() {
  const { studentId } = useSignedInSession();
  const save = api.useMutation('patch', '/students/{id}');
  return async (body: StudentPatch): Promise<Student> => {
    const params = { path: { id: studentId } };
    return (await save.mutateAsync({ params, headers: mergePatch, body })).content;
  };
}

/** A time zone as it is sent: `none` if there is none. */
export const timeZoneToSend = (timeZone: string | null): string => timeZone || 'none';
