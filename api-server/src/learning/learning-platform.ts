import { and, eq, max } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { lockStudent } from '../locks.ts';
import type { Handlers } from '../platform/contract.ts';
import { atOnce } from '../platform/database.ts';
import { hmacSha256, isSameDigest } from '../platform/digest.ts';
import { minute } from '../platform/durations.ts';
import { problem } from '../platform/problem.ts';
import { learningResults } from '../tables/courses.ts';
import { progressSourceOf } from './progress-rules.ts';
import { readModuleType, recordProgress } from './record-progress.ts';

/** How far the platform's clock may be from ours, and how long a report is valid. */
const tolerance = 5 * minute;

/** The signature of a report's body, as the learning platform sends it. */
export function signReport(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${hmacSha256(secret, `${seconds}.${body}`)}`;
}

function isSigned(secret: string, body: string, signature: string, now: Date): boolean {
  const [, seconds, hex] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (!seconds || !hex) return false;
  if (Math.abs(now.getTime() - Number(seconds) * 1000) > tolerance) return false;
  return isSameDigest(hmacSha256(secret, `${seconds}.${body}`), hex);
}

const wrong = (pointer: string, rule: string) =>
  problem('validationFailed', { errors: [{ in: 'body', pointer, rule, values: {} }] });

export function learningPlatformHandlers({
  db,
  now,
  config,
}: Dependencies): Pick<Handlers, 'reportLearningResult'> {
  return {
    reportLearningResult: async ({ header, body, readBodyText }) => {
      const secret = config.learningPlatformSecret;
      const signature = header['Learning-Platform-Signature'];
      if (!secret || !isSigned(secret, await readBodyText(), signature, now()))
        throw problem('invalidSignature');
      const { id, studentId, moduleId, activityProgress, position } = body;
      const occurredAt = new Date(body.occurredAt);
      // A result from the future would make every later one look outdated.
      if (occurredAt.getTime() > now().getTime() + tolerance) throw wrong('/occurredAt', 'maxDate');
      await atOnce({ db, now }, async (db, now) => {
        if (!(await lockStudent(db, studentId))) throw problem('notFound');
        const type = await readModuleType(db, studentId, moduleId);
        const isPlayed = progressSourceOf(type) === 'WATCHED';
        // A player's position needs no trace: repeating it adds nothing to what was watched.
        if (!isPlayed) {
          const ofModule = and(
            eq(learningResults.studentId, studentId),
            eq(learningResults.moduleId, moduleId),
          );
          const [last] = await db
            .select({ at: max(learningResults.occurredAt) })
            .from(learningResults)
            .where(ofModule);
          const stored = await db
            .insert(learningResults)
            .values({ id, studentId, moduleId, activityProgress, occurredAt, receivedAt: now })
            .onConflictDoNothing()
            .returning();
          if (stored.length === 0) {
            const [earlier] = await db.select().from(learningResults).where(eq(learningResults.id, id));
            if (earlier?.studentId !== studentId || earlier.moduleId !== moduleId)
              throw wrong('/id', 'choice');
            return;
          }
          if (last?.at && last.at > occurredAt) return;
        }
        const completed = !isPlayed && activityProgress === 'COMPLETED';
        const report = { studentId, moduleId, completed, position, source: 'PLATFORM' } as const;
        await recordProgress(db, report, { source: 'SYSTEM', actorId: null }, config, now);
      });
    },
  };
}
