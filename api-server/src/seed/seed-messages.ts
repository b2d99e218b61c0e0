import { unbroken } from '../letters/unbroken.ts';
import type { Database } from '../platform/database.ts';
import { hour } from '../platform/durations.ts';
import { communicationIntents } from '../tables/communication-intents.ts';
import { demoId } from './demo-id.ts';
import { messages } from './messages.ts';

export async function seedMessages(db: Database, now: Date): Promise<void> {
  const rows = Object.entries(messages).flatMap(([person, sent]) =>
    // Oldest first, so that the ids are in time order too.
    sent
      .toSorted((a, b) => b.hoursAgo - a.hoursAgo)
      .map(({ hoursAgo, isRead = false, isArchived = false, channels = ['INBOX'], ...message }, index) => {
        const createdAt = new Date(now.getTime() - hoursAgo * hour);
        return {
          id: demoId('message', Number(person) * 100 + index),
          studentId: demoId('student', Number(person)),
          ...message,
          subject: unbroken(message.subject),
          body: unbroken(message.body),
          channels,
          status: isRead ? ('READ' as const) : ('UNREAD' as const),
          archived: isArchived,
          createdAt,
          readAt: isRead ? new Date(createdAt.getTime() + 5 * hour) : null,
        };
      }),
  );
  await db.insert(communicationIntents).values(rows);
}
