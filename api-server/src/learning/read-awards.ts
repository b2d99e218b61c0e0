import type { Schemas } from '@institute/api-schema';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { instituteDay } from '../platform/institute-days.ts';
import type { studentAwards } from '../tables/awards.ts';
import { students } from '../tables/students.ts';

type Language = Schemas['LanguageIso2LetterCode'];

export async function languageOf(db: Database, studentId: string): Promise<Language> {
  const [student] = await db
    .select({ language: students.languageIso2LetterCode })
    .from(students)
    .where(eq(students.id, studentId));
  return student?.language ?? 'EN';
}

export type IssuedAward = typeof studentAwards.$inferSelect;

export const awardView = (row: IssuedAward, language: Language): Schemas['StudentAward'] => ({
  id: row.id,
  awardId: row.awardId,
  title: row.title[language],
  description: row.description[language],
  holderName: row.holderName,
  criteria: row.criteria,
  awardedAt: row.awardedAt.toISOString(),
  awardedOn: instituteDay(row.awardedAt),
  certificateNumber: row.certificateNumber,
  shareToken: row.shareToken,
  revokedAt: row.revokedAt?.toISOString() ?? null,
  revokedOn: row.revokedAt && instituteDay(row.revokedAt),
  revocationReason: row.revocationReason,
});
