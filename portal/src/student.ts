import type { Schemas } from '@institute/api-schema';
import { api } from './api.ts';
import { patch } from './records.ts';
import { useSignedInSession } from './session.ts';

export type Student = Schemas['Student'];
export type StudentPatch = Schemas['StudentPatch'];

export function useStudent(): Student {
  const { studentId } = useSignedInSession();
  return api.useContent('/students/{id}', { path: { id: studentId } });
}

/** Saves a part of the signed-in student. */
export function useSaveStudent() {
  const { studentId } = useSignedInSession();
  return (body: StudentPatch): Promise<Student> => patch('/students/{id}', { path: { id: studentId }, body });
}

/** A time zone as it is sent: `none` if there is none. */
export const timeZoneToSend = (timeZone: string | null): string => timeZone || 'none';
