import { otherCoaches } from './coaches.ts';

/** The rows a payment was for, by position in the schedule, 0 for the deposit. */
export type SeedEvent =
  | { act: 'pay'; rows: number[]; card: number; by: 'STUDENT' | 'AUTO_PAY' }
  | { act: 'decline'; rows: number[]; card: number; by: 'STUDENT' | 'AUTO_PAY'; code: string }
  | { act: 'refund'; type: 'WITHDRAWAL' | 'VOUCHER' | 'CUSTOM'; amount: number; reason: string };

/** When it happened: a number of days ago, or on an installment's due date. */
export type When = { daysAgo: number } | { due: number };

export type Card = {
  person: number;
  card: number;
  number: string;
  /** The card expires in the month of this day, counted from today. */
  expires: number;
  isDefault: boolean;
};

export type Enrollment = {
  person: number;
  schedule: number;
  application: number;
  plan: number;
  cohort: number;
  promoCode?: string;
  /** Days ago. */
  enrolled: number;
  /** An installment and the days until it is due. The others follow from it, month by month. */
  anchor: { installment: number; days: number };
  card: number | null;
  isAutoPay: boolean;
  events: (When & SeedEvent)[];
};

export const cards: Card[] = [
  { person: 1, card: 1, number: '4242424242424242', expires: 800, isDefault: true },
  { person: 1, card: 2, number: '5555555555554444', expires: 14, isDefault: false },
  { person: 3, card: 1, number: '4000000000000002', expires: 500, isDefault: true },
  { person: 3, card: 2, number: '5555555555554444', expires: 400, isDefault: false },
  { person: 5, card: 1, number: '4242424242424242', expires: 600, isDefault: true },
  { person: 21, card: 1, number: '4242424242424242', expires: -60, isDefault: true },
  { person: 22, card: 1, number: '378282246310005', expires: 900, isDefault: true },
  { person: 23, card: 1, number: '4000000000000077', expires: 700, isDefault: true },
  ...otherCoaches.map(({ person }) => ({
    person: person.number,
    card: 1,
    number: '4242424242424242',
    expires: 700,
    isDefault: true,
  })),
];

const autoPaid = (first: number, last: number): (When & SeedEvent)[] =>
  Array.from({ length: last - first + 1 }, (_, index) => ({
    due: first + index,
    act: 'pay',
    rows: [first + index],
    card: 1,
    by: 'AUTO_PAY',
  }));

/** Schedules, rows and payments in every state. */
export const enrollments: Enrollment[] = [
  {
    person: 1,
    schedule: 1,
    application: 1,
    plan: 3,
    cohort: 1,
    promoCode: 'SPRING10',
    enrolled: 237,
    anchor: { installment: 8, days: 5 },
    card: 1,
    isAutoPay: true,
    events: [
      { daysAgo: 237, act: 'pay', rows: [0], card: 1, by: 'STUDENT' },
      ...autoPaid(1, 7),
      { daysAgo: 2, act: 'refund', type: 'VOUCHER', amount: 2_500, reason: 'Promo code SPRING10' },
    ],
  },
  {
    person: 3,
    schedule: 1,
    application: 3,
    plan: 3,
    cohort: 2,
    enrolled: 127,
    anchor: { installment: 3, days: -42 },
    card: 1,
    isAutoPay: false,
    events: [
      { daysAgo: 127, act: 'pay', rows: [0], card: 2, by: 'STUDENT' },
      { due: 1, act: 'pay', rows: [1], card: 2, by: 'STUDENT' },
      { due: 2, act: 'pay', rows: [2], card: 2, by: 'STUDENT' },
      { daysAgo: 12, act: 'decline', rows: [3], card: 1, by: 'STUDENT', code: 'card_declined' },
      { daysAgo: 5, act: 'decline', rows: [3, 4], card: 1, by: 'STUDENT', code: 'card_declined' },
    ],
  },
  {
    person: 21,
    schedule: 1,
    application: 21,
    plan: 3,
    cohort: 1,
    enrolled: 230,
    anchor: { installment: 4, days: -118 },
    card: 1,
    isAutoPay: true,
    events: [
      { daysAgo: 230, act: 'pay', rows: [0], card: 1, by: 'STUDENT' },
      ...autoPaid(1, 3),
      { daysAgo: 118, act: 'decline', rows: [4], card: 1, by: 'AUTO_PAY', code: 'insufficient_funds' },
      { daysAgo: 115, act: 'decline', rows: [4], card: 1, by: 'AUTO_PAY', code: 'insufficient_funds' },
      { daysAgo: 113, act: 'decline', rows: [4], card: 1, by: 'AUTO_PAY', code: 'insufficient_funds' },
      { daysAgo: 87, act: 'decline', rows: [5], card: 1, by: 'AUTO_PAY', code: 'insufficient_funds' },
    ],
  },
  {
    person: 22,
    schedule: 1,
    application: 22,
    plan: 2,
    cohort: 3,
    enrolled: 560,
    anchor: { installment: 1, days: -520 },
    card: 1,
    isAutoPay: false,
    events: [
      { daysAgo: 560, act: 'pay', rows: [0], card: 1, by: 'STUDENT' },
      { due: 1, act: 'pay', rows: [1], card: 1, by: 'STUDENT' },
      { daysAgo: 470, act: 'pay', rows: [2, 3, 4], card: 1, by: 'STUDENT' },
      { daysAgo: 300, act: 'refund', type: 'CUSTOM', amount: 5_000, reason: 'A class that was cancelled' },
    ],
  },
  {
    person: 23,
    schedule: 1,
    application: 23,
    plan: 3,
    cohort: 1,
    enrolled: 200,
    anchor: { installment: 3, days: -40 },
    card: 1,
    isAutoPay: false,
    events: [
      { daysAgo: 200, act: 'pay', rows: [0], card: 1, by: 'STUDENT' },
      { due: 1, act: 'pay', rows: [1], card: 1, by: 'STUDENT' },
      { due: 2, act: 'pay', rows: [2], card: 1, by: 'STUDENT' },
    ],
  },
];

/**
 * A schedule that replaced another one, with the amount paid for that one, and a payment the provider hasn't settled
 * yet.
 */
export const transfer = {
  person: 23,
  from: 1,
  to: 2,
  plan: 3,
  cohort: 8,
  daysAgo: 30,
  startsIn: 119,
  waiting: { row: 3, card: 1, kind: 'PRE_PAY' as const },
};
