import type { Schemas } from '@institute/api-schema';

type Session = {
  /** Weeks after the circle's next meeting; negative ones are over. */
  weeks: number;
  /** Attendees by cast number. Omitted if attendance isn't recorded yet. */
  attendance?: Record<number, Schemas['CircleAttendance']['status']>;
  isDeleted?: boolean;
};
type Circle = {
  /** Its number in institute.yaml. */
  number: number;
  timeZone: string;
  /** When it meets in its zone: the ISO number of the weekday, and the hour. */
  weekday: number;
  hour: number;
  minutes: number;
  url: string;
  students: Record<number, { daysAgo: number; status?: Schemas['CircleMembershipStatus'] }>;
  sessions: Session[];
};

const rosasRoom = 'https://meet.example.com/rosa';

/**
 * The demo world's circles: one to join, a full one, one without upcoming sessions, one in Spanish. Student 21 has left two,
 * and may not change again.
 */
export const circles: Circle[] = [
  {
    number: 1,
    timeZone: 'America/New_York',
    weekday: 4,
    hour: 18,
    minutes: 75,
    url: rosasRoom,
    students: { 1: { daysAgo: 60 }, 3: { daysAgo: 50 }, 4: { daysAgo: 45, status: 'LEFT' } },
    sessions: [
      { weeks: -7, attendance: { 1: 'PRESENT', 3: 'ABSENT', 4: 'PRESENT' } },
      { weeks: -5, attendance: { 1: 'PRESENT', 3: 'PRESENT' } },
      { weeks: -3, attendance: { 1: 'EXCUSED', 3: 'PRESENT' } },
      { weeks: -1 },
      { weeks: 0 },
      { weeks: 2 },
      { weeks: 3, isDeleted: true },
      { weeks: 4 },
    ],
  },
  {
    number: 2,
    timeZone: 'America/Los_Angeles',
    weekday: 1,
    hour: 6,
    minutes: 60,
    url: rosasRoom,
    students: { 4: { daysAgo: 40 }, 6: { daysAgo: 38 } },
    sessions: [{ weeks: -2, attendance: { 4: 'PRESENT', 6: 'PRESENT' } }, { weeks: 0 }, { weeks: 2 }],
  },
  {
    number: 3,
    timeZone: 'America/New_York',
    weekday: 7,
    hour: 14,
    minutes: 120,
    url: 'https://meet.example.com/samir',
    students: { 21: { daysAgo: 120, status: 'LEFT' } },
    sessions: [{ weeks: 0 }, { weeks: 4 }],
  },
  {
    number: 4,
    timeZone: 'America/New_York',
    weekday: 5,
    hour: 17,
    minutes: 60,
    url: 'https://meet.example.com/samir',
    students: { 1: { daysAgo: 170, status: 'TRANSFERRED' }, 21: { daysAgo: 165, status: 'LEFT' } },
    sessions: [{ weeks: -18, attendance: { 1: 'ABSENT' } }, { weeks: -12 }],
  },
  {
    number: 5,
    timeZone: 'America/Chicago',
    weekday: 1,
    hour: 19,
    minutes: 60,
    url: rosasRoom,
    students: {},
    sessions: [{ weeks: 1 }, { weeks: 2 }],
  },
];
