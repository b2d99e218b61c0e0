import type { Schemas } from '@institute/api-schema';
import { expect, it } from 'vitest';
import { courseToContinue, nextEvent, programDays } from './overview-rules.ts';

type Course = Schemas['Course'];

const course = (title: string, part: Partial<Course>) =>
  ({
    id: title,
    title,
    status: 'IN_PROGRESS',
    lastOpenedAt: null,
    startDate: '2026-01-12',
    ...part,
  }) as Course;

it('continues the most recently opened course [P-30]', () => {
  const courses = [
    course('Foundations', { lastOpenedAt: '2026-02-01T10:00:00.000Z' }),
    course('Practice', { lastOpenedAt: '2026-03-01T10:00:00.000Z' }),
    course('Done', { status: 'COMPLETED', lastOpenedAt: '2026-03-02T10:00:00.000Z' }),
  ];
  expect(courseToContinue(courses)?.title).toBe('Practice');
});

it('starts the first course if none was opened, and never a locked one', () => {
  const later = course('Later', { status: 'NOT_STARTED', startDate: '2026-05-01' });
  const sooner = course('Sooner', { status: 'NOT_STARTED', startDate: '2026-04-01' });
  expect(courseToContinue([later, sooner])?.title).toBe('Sooner');
  expect(courseToContinue([course('Locked', { status: 'LOCKED' })])).toBeNull();
});

const now = '2026-03-02T12:00:00.000Z';
const session = { startTime: '2026-03-04T17:00:00.000Z' } as never;
const circle = (nextSessionTime: string | null, membership = 'ACTIVE', isInvited = false) =>
  ({ nextSessionTime, membership, isInvited }) as never;

it('finds the first event across sessions, circles and courses [P-30]', () => {
  const locked = course('Opens soon', { opensAt: '2026-03-03T05:00:00.000Z' });
  const known = {
    sessions: [session],
    clientSessions: [],
    circles: [circle('2026-03-05T23:00:00.000Z')],
    courses: [],
    now,
  };
  expect(nextEvent(known)?.kind).toBe('SESSION');
  expect(nextEvent({ ...known, sessions: [] })?.kind).toBe('CIRCLE');
  expect(nextEvent({ ...known, courses: [locked] })?.kind).toBe('COURSE');
  const sooner = { startTime: '2026-03-03T17:00:00.000Z', client: { name: 'Maya' } } as never;
  expect(nextEvent({ ...known, clientSessions: [sooner] })?.kind).toBe('CLIENT_SESSION');
});

it('keeps a session that is in progress', () => {
  const underWay = { startTime: '2026-03-02T11:40:00.000Z' } as never;
  expect(nextEvent({ sessions: [underWay], clientSessions: [], circles: [], courses: [], now })?.kind).toBe(
    'SESSION',
  );
  const circles = [circle('2026-03-02T11:40:00.000Z')];
  expect(nextEvent({ sessions: [], clientSessions: [], circles, courses: [], now })?.kind).toBe('CIRCLE');
});

it('finds nothing if nothing is coming, or the student has left the circle or is only invited', () => {
  const over = circle(null);
  const left = circle('2026-03-05T23:00:00.000Z', 'LEFT');
  const invitation = circle('2026-03-05T23:00:00.000Z', 'ACTIVE', true);
  const open = course('Open', { opensAt: '2026-01-12T05:00:00.000Z' });
  expect(
    nextEvent({ sessions: [], clientSessions: [], circles: [over, left, invitation], courses: [open], now }),
  ).toBeNull();
});

it('names the first course of a program whose courses all open on one day', () => {
  const opensAt = '2026-03-03T05:00:00.000Z';
  const courses = ['c', 'a', 'b'].map((id) => course(`Course ${id}`, { id, status: 'LOCKED', opensAt }));
  const event = nextEvent({ sessions: [], clientSessions: [], circles: [], courses, now });
  expect(event).toMatchObject({ kind: 'COURSE', title: 'Course a' });
  const begun = courses.map((one) => ({ ...one, status: 'NOT_STARTED' as const }));
  expect(courseToContinue(begun)?.title).toBe('Course a');
});

it('counts a program from its first course to its last', () => {
  const courses = [
    course('Second', { programTitle: 'Wellness', startDate: '2026-03-02', endDate: '2026-04-11' }),
    course('First', { programTitle: 'Wellness', startDate: '2026-01-01', endDate: '2026-03-01' }),
    course('Another', { programTitle: 'Another', startDate: '2025-01-01', endDate: '2028-01-01' }),
  ];
  const days = ['2025-12-01', '2026-01-01', '2026-02-20', '2026-04-11', '2026-05-01'].map((today) =>
    programDays(courses, 'Wellness', today),
  );
  expect(days[0]).toEqual({ startDate: '2026-01-01', endDate: '2026-04-11', day: 1, dayCount: 101 });
  expect(days.map(({ day }) => day)).toEqual([1, 1, 51, 101, 101]);
});
