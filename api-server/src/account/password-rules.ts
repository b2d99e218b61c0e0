import { dictionary } from '@zxcvbn-ts/language-common';
import { eq } from 'drizzle-orm';
import { readSettings } from '../institute/settings.ts';
import type { Account } from '../platform/caller.ts';
import type { Database } from '../platform/database.ts';
import { fieldProblem } from '../platform/problem.ts';
import { students } from '../tables/students.ts';

/** 49,000 passwords from leaked databases, the most common first: far more than the 10,000 that must be refused. */
const common = new Set(dictionary['passwords-common']);

/** Words that people put a year behind, in our languages, besides the common passwords. */
const usual = new Set(
  `spring summer autumn fall winter january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday welcome hello password passcode login secret health healthy
  wellness coach coaching student training institute family happy love
  primavera verano otoño invierno enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  lunes martes miércoles jueves viernes sábado domingo bienvenido bienvenida hola contraseña clave secreto salud bienestar
  familia feliz amor estudiante instituto`
    .split(/\s+/)
    .map(lettersOf),
);

/** Only the letters and digits, without accents and capitals. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Shorter parts of a name are in too many other words. */
const shortestName = 4;

/** Whether a password has a name in it, or is a shorter one with nothing but digits around it. */
function hasName(password: string, name: string): boolean {
  if (name === '') return false;
  return name.length < shortestName ? password.replace(/\p{N}/gu, '') === name : password.includes(name);
}

/** Whether a password is a word and a year. */
function isWordOfYear(password: string, words: ReadonlySet<string>): boolean {
  const word = /^(\p{L}+)(?:19|20)\p{N}{2}$/u.exec(password)?.[1];
  return word !== undefined && (usual.has(word) || common.has(word) || words.has(word));
}

/**
 * Refuses passwords that attackers try first: common ones in any capitalization, a usual word with a year, and those with
 * the person's name, e-mail address or the institute's name. `pointer`: the field in the request.
 */
export async function refuseGuessablePassword(
  db: Database,
  { studentId, email }: Pick<Account, 'studentId' | 'email'>,
  password: string,
  pointer: '/password' | '/newPassword',
): Promise<void> {
  const letters = lettersOf(password);
  const { name: institute } = await readSettings(db);
  const ofInstitute = new Set(institute.split(/\s+/).map(lettersOf));
  if (common.has(password.toLowerCase()) || isWordOfYear(letters, ofInstitute))
    throw fieldProblem('passwordTooCommon', pointer);
  const [person] = await db
    .select({ firstName: students.firstName, lastName: students.lastName })
    .from(students)
    .where(eq(students.id, studentId));
  const names = [person?.firstName, person?.lastName, email.split('@')[0], institute]
    .map((name) => lettersOf(name ?? ''))
    .concat([...ofInstitute].map((word) => word.slice(0, 1)).join(''));
  if (names.some((name) => hasName(letters, name))) throw fieldProblem('passwordPersonal', pointer);
}
