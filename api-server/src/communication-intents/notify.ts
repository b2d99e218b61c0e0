import type { components } from '@institute/api-schema';
import { eq } from 'drizzle-orm';
import { readPreferences } from '../communication-preferences/communication-preferences.ts';
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
  /** Whether it is worth an e-mail beside the message in the inbox. */
  byEmail?: boolean;
};

/**
 * Tells a student, in the student's language and by the channels the student wants, what has happened. `db` is the
 * transaction in which it happens, so that nobody hears of what did not.
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
  const preferences = await readPreferences(db, studentId);
  const isWanted = (channel: Schemas['CommunicationChannel']) =>
    preferences.some((one) => one.type === message.category && one.channel === channel && one.enabled);
  const isMailed = byEmail && isWanted('EMAIL');
  if (isWanted('INBOX')) {
    const { subject, lines } = words[reader.languageIso2LetterCode];
    await db.insert(communicationIntents).values({
      ...message,
      studentId,
      subject,
      body: lines.join('\n\n'),
      channels: isMailed ? ['INBOX', 'EMAIL'] : ['INBOX'],
      createdAt: now,
    });
  }
  if (isMailed) await sendEmail(db, write(reader, words), now);
}
