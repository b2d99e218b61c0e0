import type { Dependencies } from '../dependencies.ts';
import type { Database } from '../platform/database.ts';
import { day } from '../platform/durations.ts';
import { coachProducts } from '../tables/coach-products.ts';
import { certifications, coaches, educations } from '../tables/coaches.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { cast, demoPassword } from './cast.ts';
import { seedCatalog } from './catalog.ts';
import { demoId } from './demo-id.ts';
import { products } from './products.ts';
import { seedAwards } from './seed-awards.ts';
import { seedCircles } from './seed-circles.ts';
import { seedCoachBusiness } from './seed-coach-business.ts';
import { seedCourses } from './seed-courses.ts';
import { seedEnrollment } from './seed-enrollment.ts';
import { seedHistory } from './seed-history.ts';
import { seedMessages } from './seed-messages.ts';
import { seedPayments } from './seed-payments.ts';
import { seedPortraits } from './seed-portraits.ts';
import { seedPrograms } from './seed-programs.ts';

export { demoId } from './demo-id.ts';

/** The date a number of days from now, or before now if negative. */
function dayFrom(now: Date, days: number): string {
  return new Date(now.getTime() + days * day).toISOString().slice(0, 10);
}

export async function isEmpty(db: Database): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).limit(1)).length === 0;
}

/** Fills an empty database with the demo world. Everyone has the same password, so one hash is enough. */
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
      if (schools.length > 0) {
        await db
          .insert(educations)
          .values(
            schools.map(({ number, ...row }) => ({ id: demoId('education', number), ...row, coachId })),
          );
      }
      if (certificates.length > 0) {
        await db.insert(certifications).values(
          certificates.map(({ number, issued, expires, ...row }) => ({
            id: demoId('certification', number),
            ...row,
            issueDate: dayFrom(createdAt, issued),
            expirationDate: expires === null ? null : dayFrom(createdAt, expires),
            coachId,
          })),
        );
      }
    }
    await db.insert(coachProducts).values(
      Object.entries(products).flatMap(([person, offered]) =>
        offered.map((product, index) => ({
          id: demoId('product', Number(person) * 100 + index),
          coachId: demoId('coach', Number(person)),
          ...product,
        })),
      ),
    );
    await seedPortraits(db, createdAt);
    await seedCatalog(db, createdAt);
    await seedMessages(db, createdAt);
    await seedHistory(db, createdAt);
    await seedPrograms(db, createdAt);
    await seedCourses(db, createdAt);
    await seedAwards(db, createdAt);
    await seedCircles(db, createdAt);
    await seedPayments(db, createdAt);
    await seedCoachBusiness(db, createdAt);
    await seedEnrollment(db, createdAt);
  });
}
