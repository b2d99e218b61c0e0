import type { components } from '@institute/api-schema';
import { eq } from 'drizzle-orm';
import { readPreferences } from '../communication-preferences/communication-preferences.ts';
import type { Database } from '../database.ts';
import { communicationIntents } from '../tables/communication-intents.ts';
import { students } from '../tables/students.ts';

type Schemas = components['schemas'];

export type Message = {
  studentId: string;
  category: Schemas['CommunicationCategory'];
  /** The words in each language; the student gets one of them. */
  words: Record<Schemas['LanguageIso2LetterCode'], { subject: string; body: string }>;
  /** Where to go next: a path of the portal. */
  link?: string;
};

/**
 * Puts a message into the inbox of a student who wants messages of its kind. `db` is the transaction that does what it
 * tells of, so that nobody hears of what did not happen.
 */
export async function notify(
  db: Database,
  { studentId, category, words, link }: Message,
  now: Date,
): Promise<void> {
  const preferences = await readPreferences(db, studentId);
  const inbox = preferences.find(({ type, channel }) => type === category && channel === 'INBOX');
  if (!inbox?.enabled) return;
  const [student] = await db
    .select({ language: students.languageIso2LetterCode })
    .from(students)
    .where(eq(students.id, studentId));
  if (!student) return;
  await db.insert(communicationIntents).values({
    studentId,
    category,
    channels: ['INBOX'],
    ...words[student.language],
    link: link ?? null,
    createdAt: now,
  });
}
