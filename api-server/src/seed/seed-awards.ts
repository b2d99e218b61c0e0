import { joinName } from '@institute/values/formats';
import type { Database } from '../platform/database.ts';
import { day } from '../platform/durations.ts';
import { awards, studentAwards } from '../tables/awards.ts';
import { awardedDays } from './awards.ts';
import { cast } from './cast.ts';
import { demoId } from './demo-id.ts';

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

  const found = await db.select().from(awards);
  const issued = Object.entries(awardedDays).flatMap(([number, people]) =>
    Object.entries(people).map(([person, daysAgo]) => ({
      award: found.find(({ id }) => id === demoId('award', Number(number)))!,
      number: Number(number),
      person: Number(person),
      daysAgo,
    })),
  );
  await db.insert(studentAwards).values(
    issued.map(({ award: { id: awardId, title, description, criteria }, number, person, daysAgo }) => ({
      id: demoId('studentAward', number * 100 + person),
      studentId: demoId('student', person),
      awardId,
      awardedAt: from(-daysAgo),
      ...issuedTo(person),
      title,
      description,
      criteria: criteria.map((criterion) => ({ ...criterion, current: criterion.target })),
      verificationCode: `demo-certificate-${number}-${person}`,
      certificateNumber: `${from(-daysAgo).getUTCFullYear()}-DEMO${number}${person}`,
      // Maya has shared her first award.
      shareToken: number === 1 && person === 1 ? 'demo-first-ten-modules' : null,
    })),
  );
}
