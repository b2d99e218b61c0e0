import { asc, eq } from 'drizzle-orm';
import { Document, isMap, isScalar, visit } from 'yaml';
import { readSettings } from '../institute/settings.ts';
import type { Database } from '../platform/database.ts';
import { coaches } from '../tables/coaches.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { Keys } from './apply.ts';
import type { CircleEntry, CourseEntry, InstituteFile } from './file.ts';
import type { AnyKind, KindName, Row } from './kind.ts';
import { kinds } from './kinds.ts';
import { readPeople } from './people.ts';
import { settingsEntry } from './settings-entry.ts';

type ModuleRow = { key: string; course: string; week: number; weekTitle: string; sequence: number };

/** The file that creates everything that the database offers. */
export async function exportInstituteFile(db: Database): Promise<InstituteFile> {
  const settings = await readSettings(db);
  const keys = await Keys.read(db);
  const emails = new Map(
    (
      await db
        .select({ id: coaches.id, email: users.email })
        .from(coaches)
        .innerJoin(students, eq(students.id, coaches.studentId))
        .innerJoin(users, eq(users.id, students.userId))
    ).map(({ id, email }) => [id, email]),
  );
  const writing = { settings, keyOf: keys.keyOf, emailOfCoach: (id: string) => emails.get(id) };
  const written = new Map<KindName, Record<string, unknown>[]>();
  for (const kind of kinds) {
    const rows = (await db.select().from(kind.table).orderBy(asc(kind.table.id))) as Row[];
    written.set(
      kind.name,
      rows.map((row) => kind.toEntry(row, writing)),
    );
  }
  const all = (name: AnyKind['name']) => written.get(name) as never;
  // Without a coach, a circle can't be created.
  const circles = (all('circle') as CircleEntry[]).filter(({ coach }) => coach !== '');
  const modulesOf = Map.groupBy(all('module') as ModuleRow[], ({ course }) => course);
  return {
    institute: settingsEntry(settings),
    people: await readPeople(db, [...new Set(circles.map(({ coach }) => coach))]),
    programs: all('program'),
    classes: all('class'),
    paymentPlans: all('payment plan'),
    promoCodes: all('promo code'),
    courses: (all('course') as CourseEntry[]).map(({ state, ...course }) => ({
      ...course,
      weeks: weeksOf(modulesOf.get(course.key) ?? []),
      ...(state && { state }),
    })),
    awards: all('award'),
    circles,
    subscriptionPlans: all('subscription plan'),
  };
}

function weeksOf(modules: ModuleRow[]): CourseEntry['weeks'] {
  const inOrder = modules.toSorted((a, b) => a.sequence - b.sequence);
  return [...Map.groupBy(inOrder, ({ week }) => week).values()].map((list) => ({
    title: list[0]!.weekTitle,
    modules: list.map(
      ({ course: _, week: __, weekTitle: ___, sequence: ____, ...module }) => module,
    ) as never,
  }));
}

/** Writes a file that people can read and change. */
export function writeInstituteFile(file: InstituteFile): string {
  const document = new Document(file);
  visit(document, {
    Seq: (_, node) => {
      // Lists of a few words are on one line.
      if (node.items.every((item) => isScalar(item) && String(item.value).length < 20)) node.flow = true;
    },
    Pair: (_, { key, value }) => {
      if (isScalar(key) && isMap(value) && value.items.length === 0) value.flow = true;
    },
  });
  for (const pair of isMap(document.contents) ? document.contents.items.slice(1) : []) {
    if (isScalar(pair.key)) pair.key.spaceBefore = true;
  }
  return document.toString({ lineWidth: 110, flowCollectionPadding: false });
}
