import type { components } from '@institute/api-schema';
import { and, eq, inArray } from 'drizzle-orm';
import { isWanted } from '../communication-preferences/matrix.ts';
import type { Database } from '../database.ts';
import { communicationIntents } from '../tables/communication-intents.ts';
import { communicationPreferences } from '../tables/communication-preferences.ts';
import { students } from '../tables/students.ts';

type Schemas = components['schemas'];

export type Message = {
  studentIds: string[];
  category: Schemas['CommunicationCategory'];
  /** The words in each language; a student gets one of them. */
  words: Record<Schemas['LanguageIso2LetterCode'], { subject: string; body: string }>;
  /** Where to go next: a path of the portal. */
  link?: string;
};

/**
 * Puts a message into the inbox of each of these students who wants messages of its kind. `db` is the transaction that
 * does what it tells of, so that nobody hears of what did not happen.
 */
export async function notify(
  db: Database,
  { studentIds, category, words, link = '' }: Message,
  now: Date,
): Promise<void> {
  if (studentIds.length === 0) return;
  const cell = { type: category, channel: 'INBOX' } as const;
  const readers = await db
    .select({
      studentId: students.id,
      language: students.languageIso2LetterCode,
      enabled: communicationPreferences.enabled,
    })
    .from(students)
    .leftJoin(
      communicationPreferences,
      and(
        eq(communicationPreferences.studentId, students.id),
        eq(communicationPreferences.type, cell.type),
        eq(communicationPreferences.channel, cell.channel),
      ),
    )
    .where(inArray(students.id, studentIds));
  const rows = readers
    .filter(({ enabled }) => isWanted(cell, enabled))
    .map(({ studentId, language }) => ({
      studentId,
      category,
      channels: [cell.channel],
      ...words[language],
      link: link || null,
      createdAt: now,
    }));
  if (rows.length > 0) await db.insert(communicationIntents).values(rows);
}
