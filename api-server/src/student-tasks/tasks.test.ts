import type { Schemas } from '@institute/api-schema';
import { describe, expect, it } from 'vitest';
import { orderedTasks } from './tasks.ts';

type Application = Schemas['EnrollmentApplication'];
type Envelope = Schemas['Envelope'];
type Student = Schemas['Student'];

const student = {
  personalInfo: { dateBirth: '1990-03-14' },
  contactInfo: { mobilePhone: '+12015550123' },
  address: { street1: '214 Garden Street' },
  occupation: 'Beekeeper',
} as Student;
const schedule = {
  paymentScheduleId: 'schedule',
  programTitle: 'Health Coach Training Program',
  nextPayment: null,
  currency: 'USD',
  status: 'GOOD' as const,
  amountOverdue: 0,
  daysOverdue: 0,
};
const known = {
  student,
  applications: [],
  envelopes: [],
  transfers: [],
  finances: [schedule],
  pendingPayments: [],
  roles: ['STUDENT' as const],
  today: '2026-03-02',
};
const application = (status: Application['status'], updatedAt = '2026-03-01T10:00:00Z') =>
  ({ id: status, status, updatedAt }) as Application;
const envelope = (id: string, expiresAt: string, kind = 'DISCLOSURES') =>
  ({ id, expiresAt, kind }) as Envelope;
const kinds = (given: Partial<Parameters<typeof orderedTasks>[0]>) =>
  orderedTasks({ ...known, ...given }).map(({ kind }) => kind);

it('takes a new student to the programs, after missing profile data', () => {
  expect(kinds({})).toEqual(['ENROLL']);
  expect(
    kinds({ student: { ...student, contactInfo: { ...student.contactInfo, mobilePhone: null } } }),
  ).toEqual(['ENROLL', 'PROFILE']);
});

it('lists overdue items first, then what others wait for, then what was started', () => {
  const nextPayment = {
    kind: 'PAST_DUE' as const,
    dueDate: '2026-02-20',
    amount: 100,
    amountToday: 100,
    interestSaved: 0,
    isAutomatic: false,
  };
  expect(
    kinds({
      applications: [application('DRAFT'), application('CHANGES_REQUESTED'), application('IN_REVIEW')],
      envelopes: [envelope('1', '2026-03-10T00:00:00Z')],
      finances: [{ ...schedule, nextPayment, status: 'PAST_DUE' }],
    }),
  ).toEqual([
    'PAYMENT_OVERDUE',
    'APPLICATION_CHANGES',
    'DOCUMENTS',
    'APPLICATION_DRAFT',
    'APPLICATION_IN_REVIEW',
  ]);
});

it('announces a payment two weeks ahead, unless autopay makes it', () => {
  const due = (dueDate: string, isAutomatic = false) =>
    kinds({
      applications: [application('COMPLETE')],
      finances: [
        {
          ...schedule,
          nextPayment: {
            kind: 'NEXT',
            dueDate,
            amount: 100,
            amountToday: 100,
            interestSaved: 0,
            isAutomatic,
          },
        },
      ],
    });
  expect(due('2026-03-16')).toEqual(['PAYMENT_DUE']);
  expect(due('2026-03-17')).toEqual([]);
  expect(due('2026-03-16', true)).toEqual([]);
});

it('names the document that expires first, and leaves agreements of drafts to their step', () => {
  const envelopes = [
    envelope('late', '2026-03-20T00:00:00Z'),
    envelope('soon', '2026-03-10T00:00:00Z'),
    envelope('draft', '2026-03-05T00:00:00Z', 'ENROLLMENT_AGREEMENT'),
  ];
  expect(orderedTasks({ ...known, applications: [application('COMPLETE')], envelopes })).toMatchObject([
    { kind: 'DOCUMENTS', envelope: { id: 'soon' }, count: 2 },
  ]);
});

it('puts a payment that waits for the bank first, beside what is still to pay', () => {
  const payment = {
    id: 'payment',
    nextActionUrl: '/confirm',
  } as Schemas['Payment'];
  const pendingPayments = [payment];
  const late = { ...schedule, status: 'PAST_DUE' as const };
  expect(kinds({ finances: [late], pendingPayments })).toEqual(['PAYMENT_PENDING', 'ENROLL']);
  // A purchase from a coach doesn't hold up the tuition.
  const nextPayment = {
    kind: 'PAST_DUE' as const,
    dueDate: '2026-02-20',
    amount: 100,
    amountToday: 100,
    interestSaved: 0,
    isAutomatic: false,
  };
  expect(kinds({ finances: [{ ...late, nextPayment }], pendingPayments })).toEqual([
    'PAYMENT_PENDING',
    'PAYMENT_OVERDUE',
    'ENROLL',
  ]);
});

it('says all that is overdue and for how long, not only the next payment', () => {
  const late = {
    ...schedule,
    status: 'PAST_DUE' as const,
    nextPayment: {
      kind: 'PAST_DUE' as const,
      dueDate: '2026-02-20',
      amount: 300,
      amountToday: 280,
      interestSaved: 20,
      isAutomatic: false,
    },
    amountOverdue: 600,
    daysOverdue: 40,
  };
  expect(orderedTasks({ ...known, finances: [late] })[0]).toMatchObject({
    kind: 'PAYMENT_OVERDUE',
    due: { date: '2026-02-20', amount: 600, daysOverdue: 40, currency: 'USD' },
  });
});

it('asks for the payment of each schedule, the earliest first', () => {
  const next = (dueDate: string) => ({
    kind: 'NEXT' as const,
    dueDate,
    amount: 100,
    amountToday: 100,
    interestSaved: 0,
    isAutomatic: false,
  });
  const late = { status: 'PAST_DUE' as const, amountOverdue: 100, daysOverdue: 9 };
  const tasks = orderedTasks({
    ...known,
    applications: [application('COMPLETE')],
    finances: [
      { ...schedule, paymentScheduleId: 'newest', nextPayment: next('2026-03-09') },
      { ...schedule, ...late, paymentScheduleId: 'older', nextPayment: next('2026-02-21') },
      { ...schedule, ...late, paymentScheduleId: 'oldest', nextPayment: next('2026-02-20') },
    ],
  });
  expect(tasks.map(({ kind, due }) => [kind, due!.paymentScheduleId])).toEqual([
    ['PAYMENT_OVERDUE', 'oldest'],
    ['PAYMENT_OVERDUE', 'older'],
    ['PAYMENT_DUE', 'newest'],
  ]);
});

it('reminds of a transfer before what is optional', () => {
  const transfers = [{ id: 'transfer' } as Parameters<typeof orderedTasks>[0]['transfers'][number]];
  expect(kinds({ transfers, applications: [application('COMPLETE')] })).toEqual(['TRANSFER']);
});

describe('an application that ended', () => {
  it.each(['REJECTED', 'WITHDRAWN'] as const)('is shown for 30 days: %s', (status) => {
    expect(kinds({ applications: [application(status)] })).toEqual(['APPLICATION_ENDED', 'ENROLL']);
    expect(kinds({ applications: [application(status, '2026-01-31T10:00:00Z')] })).toEqual([
      'APPLICATION_ENDED',
      'ENROLL',
    ]);
    expect(kinds({ applications: [application(status, '2026-01-30T10:00:00Z')] })).toEqual(['ENROLL']);
  });

  it('is forgotten with the next one', () => {
    expect(kinds({ applications: [application('DRAFT'), application('REJECTED')] })).toEqual([
      'APPLICATION_DRAFT',
    ]);
  });
});

it('advertises no program to coaches and staff, and asks staff for no profile', () => {
  const incomplete = { student: { ...student, contactInfo: { ...student.contactInfo, mobilePhone: null } } };
  expect(kinds({ ...incomplete, roles: ['STUDENT', 'COACH'] })).toEqual(['PROFILE']);
  expect(kinds({ ...incomplete, roles: ['ADVISOR'] })).toEqual([]);
});

/** Each state of a student alone, and with missing profile data: there's always a next step. */
describe.each<[string, Partial<Parameters<typeof orderedTasks>[0]>, string[]]>([
  ['new', {}, ['ENROLL']],
  ['draft', { applications: [application('DRAFT')] }, ['APPLICATION_DRAFT']],
  ['applied', { applications: [application('SUBMITTED')] }, ['APPLICATION_IN_REVIEW']],
  ['in review', { applications: [application('IN_REVIEW')] }, ['APPLICATION_IN_REVIEW']],
  ['sent back', { applications: [application('CHANGES_REQUESTED')] }, ['APPLICATION_CHANGES']],
  ['approved', { applications: [application('APPROVED')] }, ['APPLICATION_IN_REVIEW']],
  [
    'signing',
    { applications: [application('SIGNING')], envelopes: [envelope('1', '2026-03-10T00:00:00Z')] },
    ['DOCUMENTS'],
  ],
  ['enrolled or graduated', { applications: [application('COMPLETE')] }, []],
  ['declined', { applications: [application('REJECTED')] }, ['APPLICATION_ENDED', 'ENROLL']],
  ['withdrawn', { applications: [application('WITHDRAWN')] }, ['APPLICATION_ENDED', 'ENROLL']],
])('%s', (_, given, expected) => {
  it('has its next step', () => {
    expect(kinds(given)).toEqual(expected);
    expect(
      kinds({
        ...given,
        student: { ...student, contactInfo: { ...student.contactInfo, mobilePhone: null } },
      }),
    ).toEqual([...expected, 'PROFILE']);
  });
});
