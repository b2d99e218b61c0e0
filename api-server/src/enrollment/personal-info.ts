import type { components } from '@institute/api-schema';
import { isOfAge } from '@institute/design-system/rules';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { lockStudent } from '../platform/locks.ts';
import { problem } from '../platform/problem.ts';
import { tidy } from '../platform/tidy.ts';
import { storedPhone, studentErrors } from '../students/student-rules.ts';
import { students } from '../tables/students.ts';

type Schemas = components['schemas'];
type Student = typeof students.$inferSelect;
type Patch = Pick<
  Schemas['EnrollmentApplicationPatch'],
  'personalInfo' | 'contactInfo' | 'address' | 'educationLevel' | 'occupation' | 'militaryMember'
>;

/** Whether everything is known that enrolling needs: who the student is, of age, and how and where to be reached. */
export function isPersonalInfoComplete(student: Student, today: string): boolean {
  const { firstName, lastName, dateBirth, mobilePhone, countryCode, stateCode, city, street1 } = student;
  const needed = [firstName, lastName, dateBirth, mobilePhone, countryCode, stateCode, city, street1];
  return needed.every((value) => value !== null && value !== '') && isOfAge(dateBirth!, today);
}

/**
 * Saves what was entered, as part of the student's profile: there is one truth. What is wrong is refused as the profile
 * refuses it. `db` is the transaction of the application.
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
  // Minors get the number to call, since they can still enroll by phone.
  const errors = studentErrors(update, today).map((error) =>
    error.rule === 'minimumAge' ? { ...error, rule: 'birthDate' } : error,
  );
  if (errors.length > 0) throw problem('validationFailed', { errors });
  const phones = {
    homePhone: storedPhone(homePhone),
    workPhone: storedPhone(workPhone),
    mobilePhone: storedPhone(mobilePhone),
  };
  await db
    .update(students)
    .set({
      ...tidy({
        ...update.personalInfo,
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
