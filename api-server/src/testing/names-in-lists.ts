import { asc, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../platform/database.ts';
import { nameContaining } from '../platform/keyword.ts';
import { searchedName, students } from '../tables/students.ts';

const people = [
  ['José', 'Muñoz'],
  ['Anna', 'Zimmer'],
  ['Piet', 'de Vries'],
  ['Ilse', 'Äpfel'],
  ['Deniz', 'Özil'],
  ['Łukasz', 'Wałęsa'],
  ['Wanjiru', 'Ng‘ang‘a'],
  ['Gemma', 'Gal·la'],
  ['علی‌رضا', 'احمدی'],
  ['Jean‑Luc', 'O´Brien'],
  ['Елена', 'Ёлкина'],
  ['Ευαγγελία', 'Ρώμας'],
  ['فاطمة', 'المصری'],
] as const;

/** Texts that are searched for, and whose last names they find. */
const searches: [keyword: string, found: string[]][] = [
  ['jose', ['Muñoz']],
  ['MUNOZ', ['Muñoz']],
  ['Mun\u0303oz', ['Muñoz']],
  ['lukasz wal', ['Wałęsa']],
  ["ng'ang'a", ['Ng‘ang‘a']],
  ['galla', ['Gal·la']],
  ['علیرضا', ['احمدی']],
  ["jean-luc o'b", ['O´Brien']],
  ['ЕЛКИНА', ['Ёлкина']],
  ['oz', ['Özil']],
  ['ΡΩΜΑΣ', ['Ρώμας']],
  ['ρωμασ', ['Ρώμας']],
  ['فاطمه المصري', ['المصری']],
  ['%', []],
  ['％', []],
  ['＿＿＿', []],
  ['o´brien', ['O´Brien']],
];

/** What every database must do with names: find them however they are typed, by the index, and sort them for readers. */
export async function expectNamesInLists(db: Database): Promise<void> {
  const ids = (await db.select({ id: students.id }).from(students).orderBy(asc(students.id))).map(
    ({ id }) => id,
  );
  await db.update(students).set({ firstName: 'Xy', middleName: null, lastName: 'Xyz' });
  for (const [index, [firstName, lastName]] of people.entries())
    await db.update(students).set({ firstName, lastName }).where(eq(students.id, ids[index]!));

  for (const [keyword, lastNames] of searches) {
    const rows = await db
      .select()
      .from(students)
      .where(nameContaining(keyword, searchedName(students)));
    expect([keyword, rows.map(({ lastName }) => lastName)]).toEqual([keyword, lastNames]);
  }

  const sorted = await db.select().from(students).orderBy(asc(students.lastName), asc(students.id));
  const order = sorted.map(({ lastName }) => lastName).filter((name) => /^\p{Script=Latin}/u.test(name));
  expect([...new Set(order)]).toEqual([
    'Äpfel',
    'de Vries',
    'Gal·la',
    'Muñoz',
    'Ng‘ang‘a',
    'O´Brien',
    'Özil',
    'Wałęsa',
    'Xyz',
    'Zimmer',
  ]);

  await db.transaction(async (db) => {
    await db.execute(sql`set local enable_seqscan = off`);
    const condition = nameContaining('munoz', searchedName(students));
    const plan = (await db.execute(
      sql`explain select id from ${students} where ${condition}`,
    )) as unknown as {
      rows: Record<string, string>[];
    };
    expect(JSON.stringify(plan.rows)).toContain('students_folded_name');
  });
}
