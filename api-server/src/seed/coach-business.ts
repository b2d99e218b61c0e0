import type { Schemas } from '@institute/api-schema';
import { otherCoaches, type Schedule } from './coaches.ts';

const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] as const;

/** When the demo world's coaches can be booked, by cast number. */
export const schedules: Record<number, Schedule[]> = {
  5: [
    {
      name: 'Weekdays',
      timeZone: 'America/Los_Angeles',
      weekly: weekdays.flatMap((day) => [
        { day, startTime: '09:00', endTime: '12:00' },
        { day, startTime: '13:30', endTime: '16:00' },
      ]),
      daysOff: [11, 12],
      bufferMinutes: 10,
      minimumNoticeMinutes: 720,
      horizonDays: 60,
    },
    {
      name: 'After the night shift',
      timeZone: 'America/Los_Angeles',
      weekly: [
        { day: 'SATURDAY', startTime: '07:00', endTime: '09:00' },
        { day: 'SUNDAY', startTime: '07:00', endTime: '09:00' },
      ],
      bufferMinutes: 0,
      minimumNoticeMinutes: 2_880,
      horizonDays: 30,
    },
  ],
  ...Object.fromEntries(otherCoaches.map(({ person, schedule }) => [person.number, [schedule]])),
};

type Session = {
  /** Days from now, and the UTC hour. */
  days: number;
  hour: number;
  status: Schemas['CoachSessionStatus'];
  reason?: string;
  notes?: string[];
};
export type Purchase = {
  coach: number;
  /** The product's index in the coach's list. */
  product: number;
  customer: number;
  daysAgo: number;
  status: Schemas['CoachProductPurchase']['status'];
  sessions?: Session[];
};

const rosa = 5;
const firstTalk = 0;
const sleepReset = 1;
const lunchBox = 3;

/** Purchases from the demo world's coaches, oldest first: purchases and sessions in every state. */
export const purchases: Purchase[] = [
  ...[260, 214, 190, 155, 121, 98].map(
    (daysAgo, index): Purchase => ({
      coach: rosa,
      product: lunchBox,
      customer: index % 2 === 0 ? 4 : 6,
      daysAgo,
      status: 'PAID',
    }),
  ),
  { coach: rosa, product: lunchBox, customer: 2, daysAgo: 70, status: 'REFUNDED' },
  {
    coach: rosa,
    product: firstTalk,
    customer: 1,
    daysAgo: 62,
    status: 'PAID',
    sessions: [{ days: -58, hour: 18, status: 'OCCURRED' }],
  },
  {
    coach: rosa,
    product: sleepReset,
    customer: 1,
    daysAgo: 55,
    status: 'PAID',
    sessions: [
      {
        days: -49,
        hour: 19,
        status: 'OCCURRED',
        notes: ['Falls asleep at one, wakes at six. Phone in bed.', 'Will try: no screen after ten.'],
      },
      { days: -21, hour: 19, status: 'OCCURRED', notes: ['Six and a half hours on most nights.'] },
      { days: -20, hour: 18, status: 'CANCELLED', reason: 'My train does not run.' },
      { days: 2, hour: 19, status: 'BOOKED' },
    ],
  },
  {
    coach: rosa,
    product: firstTalk,
    customer: 3,
    daysAgo: 33,
    status: 'PAID',
    sessions: [{ days: -30, hour: 20, status: 'NO_SHOW' }],
  },
  {
    coach: rosa,
    product: sleepReset,
    customer: 3,
    daysAgo: 28,
    status: 'PAID',
    sessions: [
      { days: -14, hour: 21, status: 'LATE_CANCELLED', reason: 'I am on call.' },
      // The outcome isn't recorded yet.
      { days: -3, hour: 21, status: 'BOOKED' },
      { days: 9, hour: 21, status: 'BOOKED' },
    ],
  },
  { coach: rosa, product: lunchBox, customer: 3, daysAgo: 12, status: 'FAILED' },
];
