import type { Database } from '../platform/database.ts';
import { day } from '../platform/durations.ts';
import { studentAwards } from '../tables/awards.ts';
import { given } from './awards.ts';
import { demoId } from './demo-id.ts';

export async function seedAwards(db: Database, now: Date): Promise<void> {
  const from = (days: number) => new Date(now.getTime() + days * day);

  await db.insert(studentAwards).values(
    Object.entries(given).flatMap(([number, people]) =>
      Object.entries(people).map(([person, daysAgo]) => ({
        id: demoId('studentAward', Number(number) * 100 + Number(person)),
        studentId: demoId('student', Number(person)),
        awardId: demoId('award', Number(number)),
        awardedAt: from(-daysAgo),
        certificateNumber: `${from(-daysAgo).getUTCFullYear()}-DEMO${number}${person}`,
        // Maya has shared her first award.
        shareToken: number === '1' && person === '1' ? 'demo-first-ten-modules' : null,
      })),
    ),
  );
}
