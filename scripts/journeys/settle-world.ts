import { pino } from 'pino';
import { defaultConfig } from '../../api-server/src/config.ts';
import { completeWhenSigned } from '../../api-server/src/enrollment/decisions.ts';
import { reminderSources } from '../../api-server/src/job-list.ts';
import type { Database } from '../../api-server/src/platform/database.ts';
import { sealEnvelopes } from '../../api-server/src/signing/seal.ts';
import { reminders } from '../../api-server/src/tables/reminders.ts';

/** Seals what is signed, and takes the reminders that are due as sent. */
export async function settleWorld(db: Database, now: () => Date): Promise<void> {
  await sealEnvelopes(db, {
    now,
    log: pino({ level: 'error' }),
    onCompleted: completeWhenSigned,
    portalOrigin: defaultConfig.portalOrigin,
  });
  for (const { findDue } of reminderSources(defaultConfig))
    for await (const reminder of findDue(db, now()))
      await db
        .insert(reminders)
        .values({ ...reminder, sentAt: now() })
        .onConflictDoNothing();
}
