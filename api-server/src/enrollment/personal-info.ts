import type { Schemas } from '@institute/api-schema';
import { isOfAge } from '@institute/values/rules';
import { eq } from 'drizzle-orm';
import { storedNames, storedPhones, studentErrors } from '../account/profile-rules.ts';
import { lockStudent } from '../locks.ts';
import { blankToNull } from '../platform/blank-to-null.ts';
import type { Database } from '../platform/database.ts';
import { problem } from '../platform/problem.ts';
import { students } from '../tables/students.ts';

type Student = typeof students.$inferSelect;
type Patch = Pick<
  Schemas['EnrollmentApplicationPatch'],
  'personalInfo' | 'contactInfo' | 'address' | 'educationLevel' | 'occupation' | 'militaryMember'
>;

/**
 * Whether the profile has everything enrollment needs: the student's identity, age of majority, contact details and
 * address.
 */
export function isPersonalInfoComplete(student: Student, today: string): boolean {
  const { firstName, lastName, dateBirth, mobilePhone, countryCode, stateCode, city, street1 } = student;
  const needed = [firstName, lastName, dateBirth, mobilePhone, countryCode, stateCode, city, street1];
  return needed.every((value) => value !== null && value !== '') && isOfAge(dateBirth!, today);
}

/**
 * Saves the entered values to the student's profile, so there's only one copy, and validates them as the profile
 * does. `db` is the application's transaction.
 */
export async function savePersonalInfo(
  db: Database,
  studentId: string,
  patch: Patch,
  { today, now }: { today: string; now: Date },
): Promise<void> {
  const student = await lockStudent(db, studentId);
  const merged = { ...student!, ...patch.personalInfo, ...patch.contactInfo, ...patch.address };
  const { firstName, middleName, lastName, gender, dateBirth } = merged;
  const { homePhone, workPhone, mobilePhone } = merged;
  const { country, countryCode, state, stateCode, city, zip, street1, street2 } = merged;
  const { latitude, longitude, formattedAddress } = merged;
  const {
    educationLevel = student!.educationLevel,
    occupation = student!.occupation,
    militaryMember = student!.militaryMember,
  } = patch;
  const update: Omit<Schemas['StudentUpdate'], 'version'> = {
    personalInfo: { firstName, middleName, lastName, gender, dateBirth },
    contactInfo: { homePhone, workPhone, mobilePhone },
    address: {
      country,
      countryCode,
      state,
      stateCode,
      city,
      zip,
      street1,
      street2,
      latitude,
      longitude,
      formattedAddress,
    },
    educationLevel,
    occupation,
    militaryMember,
    languageIso2LetterCode: merged.languageIso2LetterCode,
    photo: merged.photo,
    user: { timeZone: 'none' },
  };
  // Minors get a phone number to call, because they can still enroll by phone.
  const errors = studentErrors(update, today).map((error) =>
    error.rule === 'minimumAge' ? { ...error, rule: 'birthDate' } : error,
  );
  if (errors.length > 0) throw problem('validationFailed', { errors });
  const phones = storedPhones(update.contactInfo);
  await db
    .update(students)
    .set({
      ...blankToNull({
        ...storedNames(update.personalInfo),
        ...phones,
        ...update.address,
        educationLevel,
        occupation,
        militaryMember,
      }),
      updatedAt: now,
    })
    .where(eq(students.id, studentId));
}
