import type { Database } from '../platform/database.ts';
import { day } from '../platform/durations.ts';
import { awards, studentAwards } from '../tables/awards.ts';
import { awards as awardList } from './awards.ts';
import { demoId } from './demo-id.ts';

export async function seedAwards(db: Database, now: Date): Promise<void> {
  const from = (days: number) => new Date(now.getTime() + days * day);

  await db.insert(awards).values(
    awardList.map(({ number, title, description, criteria }) => ({
      id: demoId('award', number),
      title,
      description,
      criteria: criteria.map(({ type, target, course }) => ({
        type,
        target,
        courseId: course === undefined ? null : demoId('course', course),
      })),
    })),
  );
  await db.insert(studentAwards).values(
    awardList.flatMap(({ number, given }) =>
      Object.entries(given).map(([person, daysAgo]) => ({
        id: demoId('studentAward', number * 100 + Number(person)),
        studentId: demoId('student', Number(person)),
        awardId: demoId('award', number),
        awardedAt: from(-daysAgo),
        certificateNumber: `${from(-daysAgo).getUTCFullYear()}-DEMO${number}${person}`,
        // Maya has shared her first award.
        shareToken: number === 1 && person === '1' ? 'demo-first-ten-modules' : null,
      })),
    ),
  );
}
