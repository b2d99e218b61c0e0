import type { Schemas } from '@institute/api-schema';
import { eq, type SQL, sql } from 'drizzle-orm';
import { findCoaches } from '../coaches/coaches.ts';
import { type Database, unnamed } from '../platform/database.ts';
import { coaches } from '../tables/coaches.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';

/** A student without the version, which depends on the caller. */
export type StoredStudent = Omit<Schemas['Student'], 'version'>;

/** Selects a student in the API form: columns are named like its fields. */
const studentColumns = {
  id: students.id,
  user: { id: users.id, email: users.email, timeZone: users.timeZone, roles: users.roles },
  personalInfo: {
    firstName: students.firstName,
    middleName: students.middleName,
    lastName: students.lastName,
    gender: students.gender,
    dateBirth: students.dateBirth,
  },
  contactInfo: {
    homePhone: students.homePhone,
    workPhone: students.workPhone,
    mobilePhone: students.mobilePhone,
  },
  address: {
    country: students.country,
    countryCode: students.countryCode,
    state: students.state,
    stateCode: students.stateCode,
    city: students.city,
    zip: students.zip,
    street1: students.street1,
    street2: students.street2,
    latitude: students.latitude,
    longitude: students.longitude,
    formattedAddress: students.formattedAddress,
  },
  photo: students.photo,
  crmId: students.crmId,
  learningSystemId: students.learningSystemId,
  learningPlatformUserId: students.learningPlatformUserId,
  languageIso2LetterCode: students.languageIso2LetterCode,
  educationLevel: students.educationLevel,
  occupation: students.occupation,
  active: students.active,
  militaryMember: students.militaryMember,
  autoPay: students.autoPay,
};

const selectStudents = (db: Database) =>
  db
    .select({ ...studentColumns, coachId: coaches.id })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(coaches, eq(coaches.studentId, students.id));

type Row = Omit<StoredStudent, 'coach'> & { coachId: string | null };

async function withCoaches(db: Database, rows: Row[]): Promise<StoredStudent[]> {
  const found = await findCoaches(
    db,
    rows.flatMap(({ coachId }) => coachId ?? []),
  );
  return rows.map(({ coachId, ...student }) => ({ ...student, coach: found.get(coachId ?? '') ?? null }));
}

/** Students in their API form, in no particular order. */
export async function readStudents(db: Database, condition: SQL | undefined): Promise<StoredStudent[]> {
  return withCoaches(db, await selectStudents(db).where(condition));
}

const prepareBy = (db: Database, column: typeof students.id | typeof users.id) =>
  selectStudents(db)
    .where(sql`${column} = any(${sql.placeholder('ids')})`)
    .prepare(unnamed);

/** Reads students by their own or their users' ids. Most screens need one, so its SQL is built once. */
export function prepareStudents(db: Database) {
  function readBy(column: typeof students.id | typeof users.id) {
    let query: ReturnType<typeof prepareBy> | undefined;
    return async (ids: string[]): Promise<StoredStudent[]> => {
      query ??= prepareBy(db, column);
      return withCoaches(db, await query.execute({ ids }));
    };
  }
  return { readByIds: readBy(students.id), readByUserIds: readBy(users.id) };
}
