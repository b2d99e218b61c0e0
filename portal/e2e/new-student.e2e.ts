import { sample } from '../../scripts/given/lane.ts';
import { expect, test } from '../../scripts/journeys/world.ts';
import { booksOf } from './account.ts';
import { callAs } from './enrolling.ts';
import { type Hand, keyboard, mouse } from './hands.ts';
import { becomeActive, enroll, getStarted } from './new-student.ts';
import { expectNoEnglish, type Locale } from './words.ts';

// Without the demo advisor, the journeys decide about the applications.
test.use({ serverOptions: { config: { demoAdvisor: false } } });

const email = 'lena.brandt@example.com';

test.describe('a new student, from the first page until enrolled', () => {
  const ways = [
    ['with the keyboard alone', keyboard, 'en', undefined],
    ['by mouse, in Spanish', mouse, 'es', expectNoEnglish],
  ] as const;
  for (const [how, handOf, locale, look] of sample(ways, 2))
    test(`${how} [P-02] [P-03] [P-22] [F-08] [M-05]`, async ({ page, world }) => {
      const newcomer = {
        ...{ page, world, locale: locale as Locale, email, hand: handOf(page) as Hand },
        onPage: async () => look?.(page),
      };
      await getStarted(newcomer);
      const id = await enroll(newcomer);
      await becomeActive(newcomer, id);
      const books = await booksOf(world, email);
      expect(books).toMatchObject({ totalPaid: 50_000, accepted: 1, failed: 0 });
      const lena = await callAs(world, email);
      const { studentId } = await lena('GET', '/auth/session');
      const applications = await lena('GET', `/students/${studentId}/enrollment_applications`);
      expect(applications.map(({ status }: { status: string }) => status)).toEqual(['COMPLETE']);
      expect((await lena('GET', `/students/${studentId}`)).active).toBe(true);
    });
});
