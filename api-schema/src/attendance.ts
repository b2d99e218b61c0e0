import type { components } from './openapi.gen.ts';

type Schemas = components['schemas'];

/**
 * What the form of a circle's attendance begins with: what was recorded, or that everyone was there who was a member by
 * then. Who joined later would get credit for a meeting that they weren't at.
 */
export const likelyAttendance = (
  { attendance, endTime }: Pick<Schemas['CircleSession'], 'attendance' | 'endTime'>,
  { studentId, joinedAt }: Pick<Schemas['CircleStudent'], 'studentId' | 'joinedAt'>,
): Schemas['CircleAttendance'] => ({
  studentId,
  status:
    attendance.find((one) => one.studentId === studentId)?.status ??
    (Date.parse(joinedAt) < Date.parse(endTime) ? 'PRESENT' : 'ABSENT'),
});

/** Those of a circle whose attendance is recorded. Who was only invited isn't a member yet. */
export const membersOf = ({ students }: Pick<Schemas['CoachingCircleDetails'], 'students'>) =>
  students.filter(({ invitationExpiresAt }) => invitationExpiresAt === null);
