import type { components } from '@institute/api-schema';
import { eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { type Words, write } from '../mailbox/letter.ts';
import { sendEmail } from '../mailbox/outbox.ts';
import { communicationIntents } from '../tables/communication-intents.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';

type Schemas = components['schemas'];
type Notification = {
  studentId: string;
  category: Schemas['CommunicationCategory'];
  /** A path of the portal. */
  link: string | null;
  words: Record<Schemas['LanguageIso2LetterCode'], Words>;
  /** Whether an e-mail goes out beside the message in the inbox. */
  byEmail?: boolean;
};

/**
 * Tells a student, in the student's language, what has happened. `db` is the transaction in which it happens, so that there
 * is never one without the other.
 */
export async function notify(
  db: Database,
  { studentId, words, byEmail = false, ...message }: Notification,
  now: Date,
): Promise<void> {
  const [reader] = await db
    .select({
      email: users.email,
      firstName: students.firstName,
      languageIso2LetterCode: students.languageIso2LetterCode,
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(students.id, studentId));
  if (!reader) return;
  const { subject, lines } = words[reader.languageIso2LetterCode];
  await db.insert(communicationIntents).values({
    ...message,
    studentId,
    subject,
    body: lines.join('\n\n'),
    channels: byEmail ? ['INBOX', 'EMAIL'] : ['INBOX'],
    createdAt: now,
  });
  if (byEmail) await sendEmail(db, write(reader, words), now);
}
