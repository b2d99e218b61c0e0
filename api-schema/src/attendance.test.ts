import { expect, it } from 'vitest';
import { likelyAttendance, membersOf } from './attendance.ts';

it('takes no one for present who joined after the meeting, unless it was recorded', () => {
  const endTime = '2026-03-05T23:00:00.000Z';
  const statusOf = (joinedAt: string, recorded: 'PRESENT' | 'EXCUSED' | null = null) => {
    const attendance = recorded ? [{ studentId: 'a', status: recorded }] : [];
    return likelyAttendance({ attendance, endTime }, { studentId: 'a', joinedAt }).status;
  };
  expect(statusOf('2026-01-05T23:00:00.000Z')).toBe('PRESENT');
  expect(statusOf('2026-03-06T23:00:00.000Z')).toBe('ABSENT');
  expect(statusOf('2026-03-06T23:00:00.000Z', 'PRESENT')).toBe('PRESENT');
  expect(statusOf('2026-01-05T23:00:00.000Z', 'EXCUSED')).toBe('EXCUSED');
});

it('is recorded of members, not of those who are only invited', () => {
  const student = { name: 'Maya', photo: null, timeZone: null, joinedAt: '2026-01-05T23:00:00.000Z' };
  const member = { ...student, studentId: 'a', invitationExpiresAt: null };
  const invited = { ...student, studentId: 'b', invitationExpiresAt: '2026-01-19T23:00:00.000Z' };
  expect(membersOf({ students: [member, invited] })).toEqual([member]);
});
