import type { paymentPlans } from '../tables/payment-plans.ts';
import type { cohorts, programs as programTable } from '../tables/programs.ts';
import type { promoCodes as promoCodeTable } from '../tables/promo-codes.ts';

type Numbered<Row> = Row & { number: number };
type Program = Numbered<Omit<typeof programTable.$inferInsert, 'id'>>;
type Plan = Numbered<Omit<typeof paymentPlans.$inferInsert, 'id' | 'programId'>> & { program: number };
/** Days from now. */
type Cohort = Numbered<
  Omit<typeof cohorts.$inferInsert, 'id' | 'programId' | 'startDate' | 'graduationDate'>
> & {
  program: number;
  starts: number;
  graduates: number;
};
type PromoCode = Numbered<
  Omit<typeof promoCodeTable.$inferInsert, 'id' | 'programId' | 'startsAt' | 'endsAt'>
> & {
  program?: number;
  starts?: number;
  ends?: number;
};

export const programs: Program[] = [
  {
    number: 1,
    title: 'Health Coach Training Program',
    summary:
      'From good listener to certified health coach. You learn how people change, what a body needs and how to ask the next question, and practice in a circle from the third week on.',
    translations: {
      ES: {
        title: 'Formación en coaching de salud',
        summary:
          'De saber escuchar a ser coach de salud con certificado. Aprendes cómo cambian las personas, qué necesita el cuerpo y cómo hacer la siguiente pregunta, y practicas en un círculo desde la tercera semana.',
      },
    },
    tracks: ['HEALTH_COACH', 'NUTRITION'],
    price: 540_000,
    weeks: 42,
    weeklyHours: 5,
  },
  {
    number: 2,
    title: 'Gut Health Specialty',
    summary:
      'Eight weeks on the gut, for coaches who are asked about it every day. What is known, what is sold, and what to say.',
    tracks: ['NUTRITION'],
    price: 120_000,
    weeks: 8,
    weeklyHours: 4,
  },
  {
    number: 3,
    title: 'Advanced Practice Mentorship',
    summary: 'For graduates: a mentor, five colleagues, and your own cases over half a year.',
    translations: {
      ES: {
        title: 'Mentoría de práctica avanzada',
        summary:
          'Para quienes ya se graduaron: un mentor, cinco colegas y tus propios casos durante medio año.',
      },
    },
    tracks: ['MENTORSHIP'],
    price: 240_000,
    weeks: 26,
    weeklyHours: 3,
    isAlumniOnly: true,
  },
  {
    number: 4,
    title: 'Introduction to Coaching',
    summary: 'Three evenings, free. Find out whether coaching is for you before you decide anything.',
    translations: {
      ES: {
        title: 'Introducción al coaching',
        summary: 'Tres tardes, gratis. Averigua si el coaching es para ti antes de decidir nada.',
      },
    },
    tracks: ['INTRODUCTION', 'HEALTH_COACH'],
    price: 0,
    weeks: 1,
    weeklyHours: 6,
  },
];

/** Maya's and Camila's classes, which are in progress, one that has graduated, and those that haven't started. */
export const classes: Cohort[] = [
  { number: 1, program: 1, starts: -208, graduates: 86, capacity: 40, seatsTaken: 37 },
  {
    number: 2,
    program: 1,
    starts: -103,
    graduates: 191,
    capacity: 30,
    seatsTaken: 22,
    languageIso2LetterCode: 'ES',
  },
  { number: 3, program: 1, starts: -520, graduates: -226, capacity: 40, seatsTaken: 40 },
  { number: 4, program: 1, starts: 28, graduates: 322, capacity: 40, seatsTaken: 33 },
  { number: 5, program: 1, starts: 14, graduates: 308, capacity: 24, seatsTaken: 24 },
  {
    number: 6,
    program: 1,
    starts: 35,
    graduates: 329,
    capacity: 30,
    seatsTaken: 11,
    languageIso2LetterCode: 'ES',
  },
  {
    number: 7,
    program: 1,
    starts: 63,
    graduates: 357,
    capacity: 16,
    seatsTaken: 15,
    deliveryMode: 'IN_PERSON',
  },
  { number: 8, program: 1, starts: 119, graduates: 413, capacity: 40, seatsTaken: 2 },
  { number: 9, program: 2, starts: -3, graduates: 53, capacity: 60, seatsTaken: 41 },
  { number: 10, program: 2, starts: 45, graduates: 101, capacity: 60, seatsTaken: 8 },
  { number: 11, program: 3, starts: 50, graduates: 232, capacity: 12, seatsTaken: 9 },
  { number: 12, program: 4, starts: 9, graduates: 16, capacity: 200, seatsTaken: 64 },
  {
    number: 13,
    program: 4,
    starts: 23,
    graduates: 30,
    capacity: 200,
    seatsTaken: 17,
    languageIso2LetterCode: 'ES',
  },
];

/** Camila is waiting for a class in a program that is only taught in English so far. */
export const alerts = [
  { number: 1, person: 3, program: 2, languageIso2LetterCode: 'ES', daysAgo: 4 },
] as const;

/** The second program has a single payment plan; the last one is free. */
export const plans: Plan[] = [
  {
    number: 1,
    program: 1,
    name: 'Pay in full',
    translations: { ES: { name: 'Pago único' } },
    depositAmount: 540_000,
    installmentCount: 0,
  },
  {
    number: 2,
    program: 1,
    name: 'Deposit and 4 monthly installments',
    translations: { ES: { name: 'Depósito y 4 cuotas mensuales' } },
    depositAmount: 100_000,
    installmentCount: 4,
  },
  {
    number: 3,
    program: 1,
    name: 'Deposit and 10 monthly installments',
    translations: { ES: { name: 'Depósito y 10 cuotas mensuales' } },
    depositAmount: 50_000,
    installmentCount: 10,
    interestRate: 600,
  },
  {
    number: 4,
    program: 2,
    name: 'Pay in full',
    translations: { ES: { name: 'Pago único' } },
    depositAmount: 120_000,
    installmentCount: 0,
  },
  {
    number: 5,
    program: 3,
    name: 'Pay in full',
    translations: { ES: { name: 'Pago único' } },
    depositAmount: 240_000,
    installmentCount: 0,
    taxRate: 663,
  },
  {
    number: 6,
    program: 3,
    name: 'Deposit and 6 monthly installments',
    translations: { ES: { name: 'Depósito y 6 cuotas mensuales' } },
    depositAmount: 40_000,
    installmentCount: 6,
    interestRate: 450,
    taxRate: 663,
  },
  {
    number: 7,
    program: 3,
    source: 'EMPLOYER',
    name: 'With your employer, 3 installments',
    translations: { ES: { name: 'Con tu empresa, 3 cuotas' } },
    depositAmount: 0,
    installmentCount: 3,
    taxRate: 663,
  },
  {
    number: 8,
    program: 4,
    name: 'Free',
    translations: { ES: { name: 'Gratis' } },
    depositAmount: 0,
    installmentCount: 0,
  },
];

/** A valid code, one for any program, an expired one, a used-up one, one that hasn't started, and one for 100%. */
export const promoCodes: PromoCode[] = [
  { number: 1, code: 'SPRING10', kind: 'PERCENT', value: 1_000, program: 1, ends: 60, uses: 1 },
  { number: 2, code: 'WELCOME100', kind: 'AMOUNT', value: 10_000, maxUses: 500 },
  { number: 3, code: 'WINTER15', kind: 'PERCENT', value: 1_500, ends: -20 },
  { number: 4, code: 'FIRSTTEN', kind: 'PERCENT', value: 2_000, program: 1, maxUses: 10, uses: 10, ends: 90 },
  { number: 5, code: 'SUMMER20', kind: 'PERCENT', value: 2_000, starts: 30, ends: 120 },
  { number: 6, code: 'SCHOLAR', kind: 'PERCENT', value: 10_000, program: 1, maxUses: 5, ends: 200 },
];
