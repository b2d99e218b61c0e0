import { ApiError, type components } from '@institute/api-schema';
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

/** Another change between reading and saving is rare; as many of them in a row are a defect. */
const attempts = 5;

/**
 * Saves a part of the student. The call replaces the whole, so the rest is read first: what another tab or an advisor
 * changed meanwhile stays.
 * @param change makes the part from the student as it is now; it throws where that must not be replaced.
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
