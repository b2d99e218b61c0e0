import type { Schemas } from '@institute/api-schema';

type CriterionProgress = Schemas['AwardCriterionProgress'];
export type Criterion = Omit<CriterionProgress, 'current'>;

/** The student's activity that awards depend on. */
export type Deeds = {
  completedModules: number;
  completedCourseIds: string[];
  /** Those without modules that the student reported as completed. */
  verified: { completedModules: number; completedCourseIds: string[] };
  attendedSessions: number;
};

function doneOf({ type, courseId, countsSelfReported }: Criterion, deeds: Deeds): number {
  const { completedModules, completedCourseIds } = countsSelfReported ? deeds : deeds.verified;
  switch (type) {
    case 'MODULES_COMPLETED':
      return completedModules;
    case 'COURSES_COMPLETED':
      return completedCourseIds.length;
    case 'COURSE_COMPLETED':
      return completedCourseIds.filter((id) => id === courseId).length;
    case 'SESSIONS_ATTENDED':
      return deeds.attendedSessions;
  }
}

/** How much of an award's criteria are met. Exceeding one criterion doesn't make up for another. */
export function criteriaProgress(criteria: Criterion[], deeds: Deeds) {
  const progress = criteria.map(
    (criterion): CriterionProgress => ({
      ...criterion,
      current: Math.min(doneOf(criterion, deeds), criterion.target),
    }),
  );
  // Every criterion has the same weight, whatever its target count.
  const shares = progress.map(({ current, target }) => Math.floor((current * 10_000) / target));
  const percent = Math.floor(shares.reduce((sum, share) => sum + share, 0) / shares.length) / 100;
  return {
    criteria: progress,
    percent,
    isEarned: progress.every(({ current, target }) => current === target),
  };
}
