import { eq, sql } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { actorOf, recordActivity } from '../history/activity.ts';
import type { Handlers } from '../platform/contract.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { problem } from '../platform/problem.ts';
import { communicationPreferences } from '../tables/communication-preferences.ts';
import { checkHeldEmails } from './digest.ts';
import { choiceErrors, matrixOf, type Preference } from './matrix.ts';

/** A student's choices, completed with the defaults. */
async function readPreferences(db: Database, studentId: string): Promise<Preference[]> {
  const { type, channel, enabled, cadence } = communicationPreferences;
  return matrixOf(
    await db
      .select({ type, channel, enabled, cadence })
      .from(communicationPreferences)
      .where(eq(communicationPreferences.studentId, studentId)),
  );
}

export function communicationPreferenceHandlers({
  db,
  now,
}: Dependencies): Pick<Handlers, 'listCommunicationPreferences' | 'updateCommunicationPreferences'> {
  return {
    listCommunicationPreferences: async ({ caller }) => {
      return { content: await readPreferences(db, caller.studentId) };
    },

    updateCommunicationPreferences: async ({ body, caller }) => {
      const errors = choiceErrors(body.communicationPreferences);
      if (errors.length > 0) throw problem('validationFailed', { errors });
      const { studentId } = caller;
      // If a preference is listed twice, the last one counts.
      const choices = new Map(
        body.communicationPreferences.map((choice) => [`${choice.type} ${choice.channel}`, choice]),
      );
      const content = await atOnce({ db, now }, async (db, now) => {
        await db
          .insert(communicationPreferences)
          .values([...choices.values()].map((choice) => ({ ...choice, studentId })))
          .onConflictDoUpdate({
            target: [
              communicationPreferences.studentId,
              communicationPreferences.type,
              communicationPreferences.channel,
            ],
            set: { enabled: sql`excluded.enabled`, cadence: sql`excluded.cadence` },
          });
        await checkHeldEmails(db, studentId, now);
        const actor = actorOf(caller, studentId, 'STUDENT');
        await recordActivity(db, { ...actor, type: 'PREFERENCES_UPDATED' }, now);
        return readPreferences(db, studentId);
      });
      return { content };
    },
  };
}
