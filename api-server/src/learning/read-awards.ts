import type { components } from '@institute/api-schema';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { awards, studentAwards } from '../tables/awards.ts';
import { students } from '../tables/students.ts';

type Language = components['schemas']['LanguageIso2LetterCode'];

export async function languageOf(db: Database, studentId: string): Promise<Language> {
  const [student] = await db
    .select({ language: students.languageIso2LetterCode })
    .from(students)
    .where(eq(students.id, studentId));
  return student?.language ?? 'EN';
}

const { studentId: _, ...awardColumns } = getTableColumns(studentAwards);
export const listedColumns = { ...awardColumns, title: awards.title, description: awards.description };
type ListedRow = Omit<typeof studentAwards.$inferSelect, 'studentId'> &
  Pick<typeof awards.$inferSelect, 'title' | 'description'>;

export const awardView = (row: ListedRow, language: Language): components['schemas']['StudentAward'] => ({
  ...row,
  title: row.title[language],
  description: row.description[language],
  awardedAt: row.awardedAt.toISOString(),
});
