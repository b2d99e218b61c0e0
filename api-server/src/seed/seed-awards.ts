import { joinName } from '@institute/design-system/formats';
import type { Database } from '../platform/database.ts';
import { day } from '../platform/durations.ts';
import { awards, studentAwards } from '../tables/awards.ts';
import { awards as awardList } from './awards.ts';
import { cast } from './cast.ts';
import { demoId } from './demo-id.ts';

const criteriaOf = (criteria: (typeof awardList)[number]['criteria']) =>
  criteria.map(({ type, target, course, countsSelfReported = true }) => ({
    type,
    target,
    courseId: course === undefined ? null : demoId('course', course),
    countsSelfReported,
  }));

function issuedTo(person: number) {
  const {
    firstName,
    middleName,
    lastName,
    languageIso2LetterCode = 'EN',
  } = cast.find(({ number }) => number === person)!.student;
  return { holderName: joinName(firstName, middleName ?? null, lastName), languageIso2LetterCode };
}

export async function seedAwards(db: Database, now: Date): Promise<void> {
  const from = (days: number) => new Date(now.getTime() + days * day);

  await db.insert(awards).values(
    awardList.map(({ number, title, description, criteria }) => ({
      id: demoId('award', number),
      title,
      description,
      criteria: criteriaOf(criteria),
    })),
  );
  await db.insert(studentAwards).values(
    awardList.flatMap(({ number, given, title, description, criteria }) =>
      Object.entries(given).map(([person, daysAgo]) => ({
        id: demoId('studentAward', number * 100 + Number(person)),
        studentId: demoId('student', Number(person)),
        awardId: demoId('award', number),
        awardedAt: from(-daysAgo),
        ...issuedTo(Number(person)),
        title,
        description,
        criteria: criteriaOf(criteria).map((criterion) => ({ ...criterion, current: criterion.target })),
        verificationCode: `demo-certificate-${number}-${person}`,
        certificateNumber: `${from(-daysAgo).getUTCFullYear()}-DEMO${number}${person}`,
        // Maya has shared her first award.
        shareToken: number === 1 && person === '1' ? 'demo-first-ten-modules' : null,
      })),
    ),
  );
}
