import type { components } from '@institute/api-schema';
import { api } from './api.ts';
import { client } from './client.ts';
import { useSignedInSession } from './session.ts';

export type Student = components['schemas']['Student'];
export type StudentUpdate = components['schemas']['StudentUpdate'];

/** The student who is signed in. */
export function useStudent(): Student {
  const { studentId } = useSignedInSession();
  const { data } = api.useSuspenseQuery('get', '/students/{id}', { params: { path: { id: studentId } } });
  return data.content;
}

/**
 * Saves a part of the student. The call replaces the whole, so the rest is read first: what another tab or an advisor
 * changed meanwhile stays.
 */
export async function saveStudent(id: string, change: Partial<StudentUpdate>): Promise<void> {
  const params = { path: { id } };
  const { data } = await client.GET('/students/{id}', { params });
  if (!data) return;
  const {
    address,
    contactInfo,
    educationLevel,
    languageIso2LetterCode,
    militaryMember,
    occupation,
    personalInfo,
    photo,
    user,
  } = data.content;
  await client.PUT('/students/{id}', {
    params,
    body: {
      address,
      contactInfo,
      educationLevel,
      languageIso2LetterCode,
      militaryMember,
      occupation,
      personalInfo,
      photo,
      user: { timeZone: user.timeZone || 'none' },
      ...change,
    },
  });
}

/** Blank answers are no answers: `''` becomes `null`, all the way down. */
export function nullIfBlank<T>(value: T): NullIfBlank<T> {
  if (typeof value === 'string') return (value.trim() === '' ? null : value.trim()) as NullIfBlank<T>;
  if (typeof value !== 'object' || value === null) return value as NullIfBlank<T>;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, nullIfBlank(part)]),
  ) as NullIfBlank<T>;
}

type NullIfBlank<T> = T extends string
  ? T | null
  : T extends object
    ? { [K in keyof T]: NullIfBlank<T[K]> }
    : T;
