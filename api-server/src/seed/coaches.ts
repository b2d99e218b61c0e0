import type { coachProducts } from '../tables/coach-products.ts';
import type { coachSchedules } from '../tables/coach-schedules.ts';
import type { Person } from './person.ts';

export type Schedule = Omit<typeof coachSchedules.$inferInsert, 'id' | 'coachId' | 'overrides'> & {
  /** Days off, counted from now. */
  daysOff?: number[];
};

/** A coach beside Rosa, so that students have a choice. No one has bought from them yet. */
type OtherCoach = {
  person: Person;
  services: Omit<typeof coachProducts.$inferInsert, 'id' | 'coachId'>[];
  schedule: Schedule;
};

const individual = (count: number, duration: number) => ({
  session: { type: 'INDIVIDUAL' as const, count, duration },
});

export const otherCoaches: OtherCoach[] = [
  {
    person: {
      number: 51,
      email: 'naomi.clarke@example.com',
      roles: ['STUDENT', 'COACH'],
      user: { timeZone: 'America/New_York' },
      student: {
        firstName: 'Naomi',
        lastName: 'Clarke',
        gender: 'FEMALE',
        dateBirth: '1976-05-08',
        mobilePhone: '+14045550151',
        city: 'Decatur',
        occupation: 'Health coach',
      },
      coach: {
        intro:
          'For twenty years I was a midwife. Now I coach women in the second half of life: hot nights, tired ' +
          'mornings, and a body that has changed its rules.',
        specializations: ['Menopause', 'Strength after fifty', 'Sleep'],
        focus: ['Women in midlife'],
        languages: ['English'],
        hctpGraduatingClass: 'Fall 2019',
        coachWebConferenceUrl: 'https://meet.example.com/naomi',
      },
    },
    services: [
      {
        title: 'Midlife check-in',
        description: 'One long talk about what has changed, and a first step for each of three things.',
        price: 9_000,
        serviceCategoryId: 'WOMENS_HEALTH',
        serviceSpecification: individual(1, 60),
        deliveryMode: 'ONLINE',
      },
      {
        title: 'Strong at fifty, six sessions',
        description: 'Six weeks of lifting what you have at home, and of eating enough for it.',
        price: 42_000,
        serviceCategoryId: 'MOVEMENT',
        serviceSpecification: individual(6, 45),
        deliveryMode: 'ONLINE',
      },
    ],
    schedule: {
      name: 'Mornings',
      timeZone: 'America/New_York',
      weekly: (['MONDAY', 'TUESDAY', 'THURSDAY'] as const).map((day) => ({
        day,
        startTime: '08:00',
        endTime: '12:00',
      })),
      bufferMinutes: 15,
      minimumNoticeMinutes: 1_440,
      horizonDays: 45,
    },
  },
  {
    person: {
      number: 52,
      email: 'tomas.herrera@example.com',
      roles: ['STUDENT', 'COACH'],
      user: { timeZone: 'America/Phoenix' },
      student: {
        firstName: 'Tomás',
        lastName: 'Herrera',
        gender: 'MALE',
        dateBirth: '1983-11-19',
        mobilePhone: '+15205550152',
        city: 'Tucson',
        occupation: 'Cook and health coach',
      },
      coach: {
        intro:
          'I cooked in restaurants until my own blood sugar stopped me. Bring me what your family really eats, and ' +
          'we change it one plate at a time.',
        specializations: ['Prediabetes', 'Family meals', 'Cooking on a budget'],
        focus: ['Families', 'Men over forty'],
        languages: ['Spanish', 'English'],
        hctpGraduatingClass: 'Spring 2023',
        coachWebConferenceUrl: 'https://meet.example.com/tomas',
      },
    },
    services: [
      {
        title: 'What’s in your kitchen?',
        description: 'Half an hour with your camera on the pantry. You leave with five dinners.',
        price: 0,
        serviceCategoryId: 'NUTRITION',
        serviceSpecification: individual(1, 30),
        deliveryMode: 'ONLINE',
      },
      {
        title: 'Eight weeks for a calmer blood sugar',
        description: 'A session a week, in English or Spanish. We cook together in every second one.',
        price: 52_000,
        serviceCategoryId: 'NUTRITION',
        serviceSpecification: individual(8, 50),
        deliveryMode: 'ONLINE',
      },
    ],
    schedule: {
      name: 'After the lunch rush',
      timeZone: 'America/Phoenix',
      weekly: (['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] as const).map((day) => ({
        day,
        startTime: '15:00',
        endTime: '19:00',
      })),
      bufferMinutes: 10,
      minimumNoticeMinutes: 720,
      horizonDays: 60,
    },
  },
  {
    person: {
      number: 53,
      email: 'mei.zhou@example.com',
      roles: ['STUDENT', 'COACH'],
      user: { timeZone: 'America/Los_Angeles' },
      student: {
        firstName: 'Mei',
        lastName: 'Zhou',
        gender: 'FEMALE',
        dateBirth: '1992-02-03',
        mobilePhone: '+12065550153',
        city: 'Seattle',
        occupation: 'Health coach',
      },
      coach: {
        intro:
          'Quiet people get quiet coaching. I work with those who think for a living and forget that they have a ' +
          'neck, a gut and an evening.',
        specializations: ['Burnout', 'Gut health', 'Habits at a desk'],
        focus: ['People in technology'],
        languages: ['English', 'Mandarin'],
        hctpGraduatingClass: 'Fall 2022',
        coachWebConferenceUrl: 'https://meet.example.com/mei',
      },
    },
    services: [
      {
        title: 'An evening back',
        description: 'Three short calls in three weeks. One habit goes, one comes.',
        price: 18_000,
        serviceCategoryId: 'HABITS',
        serviceSpecification: individual(3, 30),
        deliveryMode: 'ONLINE',
      },
      {
        title: 'Slow Sunday',
        description: 'Ninety minutes by the lake: we walk, and talk about what can wait.',
        price: 12_000,
        serviceCategoryId: 'STRESS',
        serviceSpecification: individual(1, 90),
        deliveryMode: 'IN_PERSON',
      },
    ],
    schedule: {
      name: 'Evenings and Sundays',
      timeZone: 'America/Los_Angeles',
      weekly: [
        ...(['TUESDAY', 'THURSDAY'] as const).map((day) => ({ day, startTime: '17:00', endTime: '20:30' })),
        { day: 'SUNDAY', startTime: '09:00', endTime: '13:00' },
      ],
      bufferMinutes: 15,
      minimumNoticeMinutes: 1_440,
      horizonDays: 60,
    },
  },
];
