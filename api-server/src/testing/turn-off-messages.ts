import type { Database } from '../platform/database.ts';
import { communicationPreferences } from '../tables/communication-preferences.ts';

/** Turns off all messages about courses and coaching, also those of the inbox, as far as they could be once. */
export const turnOffMessages = (db: Database, studentId: string) =>
  db.insert(communicationPreferences).values(
    (['COURSE', 'COACHING'] as const).flatMap((type) =>
      (['INBOX', 'EMAIL'] as const).map((channel) => ({
        studentId,
        type,
        channel,
        enabled: false,
        cadence: 'IMMEDIATELY' as const,
      })),
    ),
  );
