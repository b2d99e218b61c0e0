import type { components } from '@institute/api-schema';
import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Handlers } from '../contract.ts';
import type { Database } from '../database.ts';
import type { Dependencies } from '../dependencies.ts';
import { problem } from '../problem.ts';
import { certifications, coaches, educations } from '../tables/coaches.ts';
import { students } from '../tables/students.ts';

const { acceptedTermsAt: _, ...coachColumns } = getTableColumns(coaches);

type Coach = components['schemas']['Coach'];

/** The coaches with these ids, in three queries however many they are. */
export async function findCoaches(db: Database, ids: string[]): Promise<Map<string, Coach>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({
      ...coachColumns,
      firstName: students.firstName,
      lastName: students.lastName,
      photo: students.photo,
      phone: students.mobilePhone,
    })
    .from(coaches)
    .innerJoin(students, eq(students.id, coaches.studentId))
    .where(inArray(coaches.id, ids));
  const schooling = await db
    .select()
    .from(educations)
    .where(inArray(educations.coachId, ids))
    .orderBy(asc(educations.id));
  const certified = await db
    .select()
    .from(certifications)
    .where(inArray(certifications.coachId, ids))
    .orderBy(asc(certifications.id));
  return new Map(
    found.map((coach) => [
      coach.id,
      {
        ...coach,
        phone: coach.showPhone ? coach.phone : null,
        educations: schooling.filter((row) => row.coachId === coach.id).map(({ coachId: _, ...row }) => row),
        certifications: certified
          .filter((row) => row.coachId === coach.id)
          .map(({ coachId: _, ...row }) => row),
      },
    ]),
  );
}

export function coachHandlers({ db }: Dependencies): Pick<Handlers, 'getCoach'> {
  return {
    getCoach: async ({ path }) => {
      const [coach] = (await findCoaches(db, [path.id])).values();
      if (!coach) throw problem('notFound');
      return { content: coach };
    },
  };
}
