import type { Schemas } from '@institute/api-schema';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { type Action, type EmailText, withUnbrokenValues, write } from '../letters/letter.ts';
import { sendEmail } from '../letters/outbox.ts';
import type { Database } from '../platform/database.ts';
import type { Attachments } from '../ports/mail.ts';
import { communicationIntents } from '../tables/communication-intents.ts';
import { communicationPreferences } from '../tables/communication-preferences.ts';
import { heldEmails } from '../tables/held-emails.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { preferenceOf } from './matrix.ts';

type Language = Schemas['LanguageIso2LetterCode'];
type EmailOnly = {
  actions: Record<Language, Action>;
  /** Where else it leads, as a paragraph after the button. */
  alsoTo?: Record<Language, Action>;
  attachment?: Attachments;
};

/** Whether to send an e-mail besides the inbox message; `ALWAYS` also to those who want no e-mails of the category. */
type ByEmail =
  | { byEmail?: false; emailOnly?: never }
  | {
      byEmail: true | 'ALWAYS';
      /** What only the e-mail contains: a button, or null if it leads nowhere. */
      emailOnly: EmailOnly | null;
    };

export type Notification = ByEmail & {
  studentIds: string[];
  category: Schemas['CommunicationCategory'];
  /** A path in the portal. */
  link: string | null;
  /** The message in each language; each student gets one of them. */
  texts: Record<Language, EmailText>;
};

/** What an e-mail to a disabled account says instead of where to go: its reader can't sign in. */
const ofDisabled: Record<Language, string> = {
  EN: 'Your account is disabled, so you can’t sign in. Write to us if there’s something to pay or to change.',
  ES: 'Tu cuenta está inhabilitada, así que no puedes entrar. Escríbenos si hay algo que pagar o cambiar.',
};

/** Whether e-mails are sent. A disabled account gets only those about money: it may still owe some. */
export const isReached = ({
  isDisabled,
  category,
}: {
  isDisabled: boolean;
  category: Notification['category'];
}): boolean => !isDisabled || category === 'PAYMENT';

/**
 * Notifies students of an event, each in their language and through the channels and as often as they chose, unless their
 * account was deleted. `db` is the event's transaction, so a rollback sends nothing.
 */
export async function notify(
  db: Database,
  { studentIds, texts, byEmail = false, emailOnly, ...message }: Notification,
  now: Date,
): Promise<void> {
  if (studentIds.length === 0) return;
  const readers = await db
    .select({
      studentId: students.id,
      email: users.email,
      firstName: students.firstName,
      languageIso2LetterCode: students.languageIso2LetterCode,
      isDisabled: users.isDisabled,
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(and(inArray(students.id, studentIds), isNull(students.deletedAt)));
  const choices = await db
    .select()
    .from(communicationPreferences)
    .where(
      and(
        inArray(communicationPreferences.studentId, studentIds),
        eq(communicationPreferences.type, message.category),
        eq(communicationPreferences.channel, 'EMAIL'),
      ),
    );
  for (const { studentId, isDisabled, ...reader } of readers) {
    const { subject, lines, links = [] } = withUnbrokenValues(texts[reader.languageIso2LetterCode]);
    const wish = preferenceOf(
      { type: message.category, channel: 'EMAIL' },
      choices.find((one) => one.studentId === studentId) ?? null,
    );
    const isMailed =
      isReached({ isDisabled, category: message.category }) &&
      (byEmail === 'ALWAYS' || (byEmail && wish.enabled));
    // The inbox has everything, so that what an act promises to tell reaches its reader.
    const [intent] = await db
      .insert(communicationIntents)
      .values({
        ...message,
        studentId,
        subject,
        body: lines.join('\n\n'),
        links,
        channels: isMailed ? ['INBOX', 'EMAIL'] : ['INBOX'],
        createdAt: now,
      })
      .returning({ intentId: communicationIntents.id });
    if (!isMailed) continue;
    if (byEmail !== 'ALWAYS' && wish.cadence !== 'IMMEDIATELY') {
      const { category } = message;
      await db
        .insert(heldEmails)
        .values({ ...intent!, studentId, category, subject, lines, createdAt: now, checkAt: now });
      continue;
    }
    const { actions, alsoTo, attachment = null } = emailOnly ?? {};
    const action = actions?.[reader.languageIso2LetterCode];
    const also = alsoTo?.[reader.languageIso2LetterCode];
    const after = [
      ...(isDisabled ? [ofDisabled[reader.languageIso2LetterCode]] : []),
      ...(also ? [`${also.label}: ${also.url}`] : []),
    ];
    const ending = {
      ...(action && !isDisabled && { action }),
      ...(after.length > 0 && { after }),
      ...(also && { links: [...links, also.url] }),
    };
    const isOptional = byEmail !== 'ALWAYS' && !wish.locked;
    await sendEmail(db, { ...write(reader, texts), ...ending, attachment, isOptional }, now);
  }
}
