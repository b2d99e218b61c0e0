import type { components } from '@institute/api-schema';

type Schemas = components['schemas'];

type Session = {
  /** Days from now, the UTC hour, and the length in minutes. */
  days: number;
  hour: number;
  minutes: number;
  /** Attendees by cast number. Omitted if attendance isn't recorded yet. */
  attendance?: Record<number, Schemas['CircleAttendance']['status']>;
  isDeleted?: boolean;
};
type Circle = {
  /** Its number in institute.yaml. */
  number: number;
  timeZone: string;
  url: string;
  students: Record<number, { daysAgo: number; status?: Schemas['CircleMembershipStatus'] }>;
  sessions: Session[];
};

const rosasRoom = 'https://meet.example.com/rosa';

const evening = (days: number, rest: Partial<Session> = {}): Session => ({
  days,
  hour: 23,
  minutes: 75,
  ...rest,
});

/** The demo world's circles: one to join, a full one, one without upcoming sessions, one in Spanish. */
export const circles: Circle[] = [
  {
    number: 1,
    timeZone: 'America/New_York',
    url: rosasRoom,
    students: { 1: { daysAgo: 60 }, 3: { daysAgo: 50 }, 4: { daysAgo: 45, status: 'LEFT' } },
    sessions: [
      evening(-46, { attendance: { 1: 'PRESENT', 3: 'ABSENT', 4: 'PRESENT' } }),
      evening(-32, { attendance: { 1: 'PRESENT', 3: 'PRESENT' } }),
      evening(-18, { attendance: { 1: 'EXCUSED', 3: 'PRESENT' } }),
      evening(-4),
      evening(3),
      evening(17),
      evening(24, { isDeleted: true }),
      evening(31),
    ],
  },
  {
    number: 2,
    timeZone: 'America/Los_Angeles',
    url: rosasRoom,
    students: { 4: { daysAgo: 40 }, 6: { daysAgo: 38 } },
    sessions: [
      { days: -7, hour: 14, minutes: 60, attendance: { 4: 'PRESENT', 6: 'PRESENT' } },
      { days: 7, hour: 14, minutes: 60 },
      { days: 21, hour: 14, minutes: 60 },
    ],
  },
  {
    number: 3,
    timeZone: 'America/New_York',
    url: 'https://meet.example.com/samir',
    students: {},
    sessions: [
      { days: 6, hour: 19, minutes: 120 },
      { days: 34, hour: 19, minutes: 120 },
    ],
  },
  {
    number: 4,
    timeZone: 'America/New_York',
    url: 'https://meet.example.com/samir',
    students: { 1: { daysAgo: 170, status: 'TRANSFERRED' } },
    sessions: [
      { days: -120, hour: 22, minutes: 60, attendance: { 1: 'ABSENT' } },
      { days: -80, hour: 22, minutes: 60 },
    ],
  },
  {
    number: 5,
    timeZone: 'America/Chicago',
    url: rosasRoom,
    students: {},
    sessions: [
      { days: 7, hour: 1, minutes: 60 },
      { days: 14, hour: 1, minutes: 60 },
    ],
  },
];
