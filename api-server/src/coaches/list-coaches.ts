import type { Schemas } from '@institute/api-schema';
import { and, count, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import type { Handlers, Input } from '../platform/contract.ts';
import type { Database } from '../platform/database.ts';
import { containing, nameContaining } from '../platform/keyword.ts';
import { findPage, inOrderOf } from '../platform/paging.ts';
import { coachProducts } from '../tables/coach-products.ts';
import { coaches } from '../tables/coaches.ts';
import { searchedName, students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { profileLanguage } from './coaches.ts';
import { isForSale, productAmount } from './selling.ts';

type Summary = Schemas['CoachSummary'];
type Language = Schemas['LanguageIso2LetterCode'];
type Query = Input<'listCoaches'>['query'];

const isOffered = (db: Database, now: Date) => and(eq(coachProducts.type, 'SERVICE'), isForSale(db, now));

/** Coaches enter their languages as free text. */
const languageNames: Record<Language, string[]> = {
  EN: ['english', 'inglés'],
  ES: ['spanish', 'español'],
};

/** Coaches who offer a matching service. */
function withService(db: Database, now: Date, ...conditions: (SQL | undefined)[]): SQL {
  const ofCoach = eq(coachProducts.coachId, coaches.id);
  return exists(
    db
      .select({ id: coachProducts.id })
      .from(coachProducts)
      .where(and(ofCoach, isOffered(db, now), ...conditions)),
  );
}

/** Coaches with a text in their name, profile or services. */
function matching(db: Database, keyword: string, now: Date): SQL | undefined {
  const named = nameContaining(keyword, searchedName(students));
  if (!named) return undefined;
  const { intro, specializations, focus, studentId } = coaches;
  const listed = [specializations, focus].map((list) => sql`array_to_string(${list}, ', ')`);
  return or(
    inArray(studentId, db.select({ id: students.id }).from(students).where(named)),
    containing(keyword, intro, ...listed),
    withService(db, now, containing(keyword, coachProducts.title, coachProducts.description)),
  );
}

async function readSummaries(db: Database, ids: string[], now: Date): Promise<Summary[]> {
  if (ids.length === 0) return [];
  const found = await db
    .select({
      id: coaches.id,
      firstName: students.firstName,
      lastName: students.lastName,
      photo: students.photo,
      user: { timeZone: users.timeZone },
      intro: coaches.intro,
      specializations: coaches.specializations,
      focus: coaches.focus,
      languages: coaches.languages,
      languageIso2LetterCode: profileLanguage,
    })
    .from(coaches)
    .innerJoin(students, eq(students.id, coaches.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(inArray(coaches.id, ids));
  const { coachId, serviceCategoryId, currency } = coachProducts;
  const services = await db
    .select({ coachId, serviceCategoryId, currency, amount: productAmount, count: count() })
    .from(coachProducts)
    .where(and(inArray(coachId, ids), isOffered(db, now)))
    .groupBy(coachId, serviceCategoryId, currency, productAmount)
    .orderBy(coachId, serviceCategoryId, productAmount);
  return found.flatMap((coach) => {
    const ownServices = services.filter((one) => one.coachId === coach.id);
    // Leaves out a coach whose last service was withdrawn just now.
    if (!ownServices[0]) return [];
    const paid = ownServices.filter((one) => one.amount > 0).toSorted((a, b) => a.amount - b.amount)[0];
    return {
      ...coach,
      serviceCategoryIds: [...new Set(ownServices.flatMap((one) => one.serviceCategoryId ?? []))],
      serviceCount: ownServices.reduce((sum, one) => sum + one.count, 0),
      freeServiceCount: ownServices
        .filter((one) => one.amount === 0)
        .reduce((sum, one) => sum + one.count, 0),
      lowestPrice: paid ? paid.amount : null,
      currency: (paid ?? ownServices[0]).currency,
    };
  });
}

export function coachListHandlers({ db, lists, now }: Dependencies): Pick<Handlers, 'listCoaches'> {
  const { id, languages, studentId } = coaches;
  const sortColumns = {
    id,
    lastName: sql`(select ${students.lastName} from ${students} where ${students.id} = ${studentId})`,
  };

  function condition({ keyword, serviceCategoryId, languageIso2LetterCode: language }: Query) {
    const ofKind =
      serviceCategoryId === null ? undefined : eq(coachProducts.serviceCategoryId, serviceCategoryId);
    const speaks =
      language === null
        ? undefined
        : sql`lower(${languages}::text)::text[] && ${sql.param(languageNames[language])}::text[]`;
    return and(withService(db, now(), ofKind), speaks, matching(db, keyword, now()));
  }

  return {
    listCoaches: async ({ query }) => {
      const list = { table: coaches, id, sort: sortColumns[query.sortBy], where: condition(query) };
      const { ids, total } = await findPage(lists, query, list);
      const content = inOrderOf(ids, await readSummaries(db, ids, now()), (coach) => coach.id);
      return { content, pagination: { total } };
    },
  };
}
