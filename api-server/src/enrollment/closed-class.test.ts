import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cohorts, programs } from '../tables/programs.ts';
import { createApplicant, healthCoach, openCohort } from '../testing/applicant.ts';
import { freshWorld } from '../testing/fresh-world.ts';

const world = freshWorld();

it.each([
  ['class', () => world.db.update(cohorts).set({ isActive: false }).where(eq(cohorts.id, openCohort))],
  ['program', () => world.db.update(programs).set({ isActive: false }).where(eq(programs.id, healthCoach))],
])('shows that the %s of a draft was closed, and refuses to submit it', async (_, close) => {
  const applicant = await createApplicant(world);
  const id = await applicant.complete();
  const { quoteId } = (await applicant.quote(id)).body.content;
  await close();
  const { steps, nextStep } = await applicant.get(id);
  expect([nextStep, steps[0]]).toMatchObject(['COURSE', { name: 'COURSE', status: 'PROBLEM' }]);
  const { status, problem } = await applicant.submit(id, undefined, quoteId);
  expect([status, problem.key]).toEqual([409, 'cohortFull']);
  expect((await applicant.get(id)).status).toBe('DRAFT');
});
