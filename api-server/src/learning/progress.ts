import type { Schemas } from '@institute/api-schema';

type Counts = { completed: number; total: number };

/** Progress in percent with two decimals, rounded down, so that 100 means complete. 0 if there is nothing to do. */
export function percentOf({ completed, total }: Counts): number {
  return total === 0 ? 0 : Math.floor((completed * 10_000) / total) / 100;
}

/** A course's progress from its modules. A started course never becomes not started again. */
export function courseStatus({ completed, total }: Counts): Exclude<Schemas['CourseStatus'], 'LOCKED'> {
  return total > 0 && completed === total ? 'COMPLETED' : 'IN_PROGRESS';
}
