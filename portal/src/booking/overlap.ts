import { ApiError } from '@institute/api-schema';

/** A session of the student at the time that they chose for another one. */
export interface OtherSession {
  title: string;
  startTime: string;
}

/** The student's other session at a chosen time, if that's why it was refused. */
export const otherSessionOf = (error: unknown): OtherSession | null =>
  error instanceof ApiError && error.key === 'timeConflict'
    ? ((error.current ?? null) as OtherSession | null)
    : null;
