import { expect, it } from 'vitest';
import type { Application } from '../enrollment/applications.ts';
import type { Envelope } from '../signing/queries.ts';
import type { Student } from '../student.ts';
import { nextThings } from './next-things.ts';

const student = {
  personalInfo: { dateBirth: '1990-03-14' },
  contactInfo: { mobilePhone: '+12015550123' },
  address: { street1: '214 Garden Street' },
  occupation: 'Beekeeper',
} as Student;
const finances = {
  nextPayment: null,
  currency: 'USD',
  status: 'GOOD' as const,
  autoPay: false,
  pendingPayments: [],
};
const known = { student, applications: [], envelopes: [], finances, today: '2026-03-02' };
const application = (status: Application['status']) => ({ id: status, status }) as Application;
const envelope = (id: string, expiresAt: string, kind = 'DISCLOSURES') =>
  ({ id, expiresAt, kind }) as Envelope;
const kinds = (given: Partial<Parameters<typeof nextThings>[0]>) =>
  nextThings({ ...known, ...given }).map(({ kind }) => kind);

it('takes a new student to the programs, after missing profile data', () => {
  expect(kinds({})).toEqual(['enroll']);
  expect(kinds({ student: { ...student, occupation: null } })).toEqual(['enroll', 'profile']);
});

it('lists overdue items first, then what others wait for, then what was started', () => {
  const nextPayment = { dueDate: '2026-02-20', amount: 100, amountToday: 100 };
  expect(
    kinds({
      applications: [application('DRAFT'), application('CHANGES_REQUESTED'), application('IN_REVIEW')],
      envelopes: [envelope('1', '2026-03-10T00:00:00Z')],
      finances: { ...finances, nextPayment, status: 'PAST_DUE' },
    }),
  ).toEqual(['pay', 'changes', 'sign', 'continue', 'follow']);
});

it('announces a payment two weeks ahead, unless autopay makes it', () => {
  const due = (dueDate: string, autoPay = false) =>
    kinds({
      applications: [application('COMPLETE')],
      finances: { ...finances, autoPay, nextPayment: { dueDate, amount: 100, amountToday: 100 } },
    });
  expect(due('2026-03-16')).toEqual(['pay']);
  expect(due('2026-03-17')).toEqual([]);
  expect(due('2026-03-16', true)).toEqual([]);
});

it('names the document that expires first, and leaves agreements of drafts to their step', () => {
  const envelopes = [
    envelope('late', '2026-03-20T00:00:00Z'),
    envelope('soon', '2026-03-10T00:00:00Z'),
    envelope('draft', '2026-03-05T00:00:00Z', 'ENROLLMENT_AGREEMENT'),
  ];
  expect(nextThings({ ...known, applications: [application('COMPLETE')], envelopes })).toMatchObject([
    { kind: 'sign', first: { id: 'soon' }, count: 2 },
  ]);
});

it('puts a payment that waits for the bank first, beside what is still to pay', () => {
  const payment = {
    id: 'payment',
    nextActionUrl: '/confirm',
  } as (typeof finances)['pendingPayments'][number];
  const waiting = { ...finances, status: 'PAST_DUE' as const, pendingPayments: [payment] };
  expect(kinds({ finances: waiting })).toEqual(['pending', 'enroll']);
  // A purchase from a coach doesn't hold up the tuition.
  const nextPayment = { dueDate: '2026-02-20', amount: 100, amountToday: 100 };
  expect(kinds({ finances: { ...waiting, nextPayment } })).toEqual(['pending', 'pay', 'enroll']);
});

it('shows the next payment of the account status as it is', () => {
  const nextPayment = { dueDate: '2026-02-20', amount: 300, amountToday: 280 };
  expect(nextThings({ ...known, finances: { ...finances, nextPayment, status: 'PAST_DUE' } })[0]).toEqual({
    kind: 'pay',
    dueDate: '2026-02-20',
    amount: 300,
    currency: 'USD',
    isOverdue: true,
  });
});
