import { ApiError, type components } from '@institute/api-schema';
import { api } from './api.ts';
import { client } from './client.ts';
import { useSignedInSession } from './session.ts';

export type Student = components['schemas']['Student'];
export type StudentUpdate = components['schemas']['StudentUpdate'];

/** The signed-in student. */
export function useStudent(): Student {
  const { studentId } = useSignedInSession();
  const { data } = api.useSuspenseQuery('get', '/students/{id}', { params: { path: { id: studentId } } });
  return data.content;
}

/** A change between reading and saving is rare, so this many in a row mean a bug. */
const attempts = 5;

/**
 * Saves a part of the student. The call replaces the whole record, so the rest is read first to keep changes from
 * another tab or an advisor.
 * @param change derives the part from the current student; it throws if that must not be replaced.
 */
export async function saveStudent(
  id: string,
  change: (student: Student) => Partial<StudentUpdate>,
): Promise<Student> {
  const params = { path: { id } };
  for (let attempt = 1; ; attempt++) {
    const { data: read } = await client.GET('/students/{id}', { params });
    const student = read!.content;
    try {
      const body = { ...asUpdate(student), ...change(student) };
      const { data: saved } = await client.PUT('/students/{id}', { params, body });
      return saved!.content;
    } catch (error) {
      const isOutdated = error instanceof ApiError && error.key === 'versionConflict';
      if (!isOutdated || attempt === attempts) throw error;
    }
  }
}

function asUpdate(student: Student): StudentUpdate {
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
    version,
  } = student;
  return {
    address,
    contactInfo,
    educationLevel,
    languageIso2LetterCode,
    militaryMember,
    occupation,
    personalInfo,
    photo,
    user: { timeZone: user.timeZone || 'none' },
    version,
  };
}

/** Turns blank answers into `null`, recursively. */
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
