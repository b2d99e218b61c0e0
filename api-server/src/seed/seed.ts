import type { Database } from '../database.ts';
import type { Dependencies } from '../dependencies.ts';
import { certifications, coaches, educations } from '../tables/coaches.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { cast, demoPassword } from './cast.ts';

/** The id of somebody, or something of somebody, in the demo world. */
export function demoId(kind: 'student' | 'user' | 'coach', number: number): string {
  const letter = { student: '0', user: 'a', coach: 'c' }[kind];
  return `01980a3c-1f00-7000-8000-0000000000${letter}${number}`;
}

export async function isEmpty(db: Database): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).limit(1)).length === 0;
}

/** Fills an empty database with the demo world. One hash serves all, since all have one password. */
export async function seed({ db, now, hasher }: Pick<Dependencies, 'db' | 'now' | 'hasher'>): Promise<void> {
  const passwordHash = await hasher.hash(demoPassword);
  const createdAt = now();
  await db.transaction(async (db) => {
    await db.insert(users).values(
      cast.map(({ number, email, roles, user }) => ({
        id: demoId('user', number),
        email,
        passwordHash,
        isVerifiedEmail: true,
        roles: roles.map((name) => ({ name })),
        createdAt,
        ...user,
      })),
    );
    await db.insert(students).values(
      cast.map(({ number, student }) => ({
        id: demoId('student', number),
        userId: demoId('user', number),
        createdAt,
        updatedAt: createdAt,
        ...student,
      })),
    );
    for (const { number, coach } of cast) {
      if (!coach) continue;
      const { educations: schools = [], certifications: certificates = [], ...record } = coach;
      const coachId = demoId('coach', number);
      await db.insert(coaches).values({ id: coachId, studentId: demoId('student', number), ...record });
      if (schools.length > 0) await db.insert(educations).values(schools.map((row) => ({ ...row, coachId })));
      if (certificates.length > 0) {
        await db.insert(certifications).values(certificates.map((row) => ({ ...row, coachId })));
      }
    }
  });
}
