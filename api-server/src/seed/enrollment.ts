import type { Schemas } from '@institute/api-schema';

type Step = { status: Schemas['EnrollmentApplicationStatus']; daysAgo: number; note?: string };
type Agreement = {
  status: Schemas['EnvelopeStatus'];
  daysAgo: number;
  signature?: Schemas['SignatureType'];
  isHeld?: boolean;
};

export type Application = {
  /** The application's number. It differs from the person's, because some people have several. */
  number: number;
  person: number;
  program: number;
  cohort?: number;
  plan?: number;
  promoCode?: string;
  schedule?: number;
  /** The events so far, oldest first. */
  steps: Step[];
  isPersonalInfoSaved?: boolean;
  agreement?: Agreement;
  transferredTo?: number;
};

const grace = 'Grace Whitfield';
export const advisor = grace;

const enrolled = (from: number): Step[] => [
  { status: 'DRAFT', daysAgo: from + 5 },
  { status: 'SUBMITTED', daysAgo: from + 3 },
  { status: 'IN_REVIEW', daysAgo: from + 2 },
  { status: 'APPROVED', daysAgo: from + 1 },
  { status: 'SIGNING', daysAgo: from + 1 },
  { status: 'COMPLETE', daysAgo: from },
];

/** Applications in every status. */
export const applications: Application[] = [
  {
    number: 1,
    person: 1,
    program: 1,
    cohort: 1,
    plan: 3,
    promoCode: 'SPRING10',
    schedule: 11,
    steps: enrolled(236),
    agreement: { status: 'COMPLETED', daysAgo: 237, signature: 'DRAWN' },
  },
  // Theo has chosen a class and is looking at the payment plans.
  {
    number: 2,
    person: 2,
    program: 1,
    cohort: 4,
    steps: [{ status: 'DRAFT', daysAgo: 1 }],
    isPersonalInfoSaved: true,
  },
  {
    number: 3,
    person: 3,
    program: 1,
    cohort: 2,
    plan: 3,
    schedule: 31,
    steps: enrolled(127),
    agreement: { status: 'COMPLETED', daysAgo: 127, signature: 'TYPED' },
  },
  { number: 21, person: 21, program: 1, cohort: 1, plan: 3, schedule: 211, steps: enrolled(230) },
  { number: 22, person: 22, program: 1, cohort: 3, plan: 2, schedule: 221, steps: enrolled(560) },
  {
    number: 24,
    person: 23,
    program: 1,
    cohort: 8,
    plan: 3,
    schedule: 232,
    steps: [{ status: 'COMPLETE', daysAgo: 30 }],
  },
  {
    number: 23,
    person: 23,
    program: 1,
    cohort: 1,
    plan: 3,
    schedule: 231,
    steps: [...enrolled(200), { status: 'TRANSFERRED', daysAgo: 30 }],
    transferredTo: 24,
  },
  {
    number: 41,
    person: 41,
    program: 4,
    cohort: 12,
    plan: 8,
    steps: [
      { status: 'DRAFT', daysAgo: 2 },
      { status: 'SUBMITTED', daysAgo: 1 },
    ],
    agreement: { status: 'SIGNED', daysAgo: 1, signature: 'TYPED', isHeld: true },
  },
  {
    number: 51,
    person: 41,
    program: 2,
    steps: [
      { status: 'DRAFT', daysAgo: 90 },
      { status: 'DISCARDED', daysAgo: 30 },
    ],
  },
  {
    number: 42,
    person: 42,
    program: 4,
    cohort: 13,
    plan: 8,
    steps: [
      { status: 'DRAFT', daysAgo: 4 },
      { status: 'SUBMITTED', daysAgo: 3 },
      { status: 'IN_REVIEW', daysAgo: 1 },
    ],
    agreement: { status: 'SIGNED', daysAgo: 3, signature: 'DRAWN', isHeld: true },
  },
  {
    number: 52,
    person: 42,
    program: 2,
    steps: [
      { status: 'DRAFT', daysAgo: 70 },
      { status: 'SUBMITTED', daysAgo: 69 },
      { status: 'WITHDRAWN', daysAgo: 66, note: 'Empiezo un trabajo nuevo.' },
    ],
  },
  {
    number: 43,
    person: 43,
    program: 4,
    cohort: 12,
    plan: 8,
    steps: [
      { status: 'DRAFT', daysAgo: 6 },
      { status: 'SUBMITTED', daysAgo: 5 },
      { status: 'IN_REVIEW', daysAgo: 4 },
      {
        status: 'CHANGES_REQUESTED',
        daysAgo: 3,
        note: 'Please enter your name as it is on your identity card, with the middle name.',
      },
    ],
    agreement: { status: 'SIGNED', daysAgo: 5, signature: 'UPLOADED', isHeld: true },
  },
  {
    number: 53,
    person: 43,
    program: 2,
    steps: [
      { status: 'DRAFT', daysAgo: 400 },
      { status: 'SUBMITTED', daysAgo: 399 },
      { status: 'IN_REVIEW', daysAgo: 398 },
      { status: 'REJECTED', daysAgo: 397, note: 'This specialty is for practicing coaches.' },
    ],
  },
  {
    number: 44,
    person: 44,
    program: 4,
    cohort: 12,
    plan: 8,
    steps: enrolled(-1).slice(0, 4),
    agreement: { status: 'SIGNED', daysAgo: 2, signature: 'TYPED' },
  },
  {
    number: 45,
    person: 45,
    program: 4,
    cohort: 12,
    plan: 8,
    steps: enrolled(0).slice(0, 5),
    agreement: { status: 'SIGNED', daysAgo: 3, signature: 'TYPED' },
  },
];

export type Envelope = {
  number: number;
  person: number;
  application?: number;
  status: Schemas['EnvelopeStatus'];
  /** Days ago and days from now. */
  sent: number;
  expires: number;
  isRequired: boolean;
  reason?: string;
  signature?: Schemas['SignatureType'];
};

/** Disclosures and handbooks in every status. */
export const envelopes: Envelope[] = [
  {
    number: 101,
    person: 1,
    application: 1,
    status: 'COMPLETED',
    sent: 237,
    expires: -223,
    isRequired: true,
    signature: 'TYPED',
  },
  { number: 102, person: 1, status: 'OPENED', sent: 3, expires: 11, isRequired: false },
  { number: 103, person: 1, status: 'SENT', sent: 1, expires: 13, isRequired: false },
  { number: 104, person: 1, status: 'EXPIRED', sent: 60, expires: -46, isRequired: false },
  {
    number: 301,
    person: 3,
    status: 'DECLINED',
    sent: 20,
    expires: 4,
    isRequired: false,
    reason: 'Mi apellido está mal escrito.',
  },
  {
    number: 302,
    person: 3,
    status: 'VOIDED',
    sent: 40,
    expires: -20,
    isRequired: false,
    reason: 'Una fecha estaba equivocada.',
  },
  { number: 303, person: 3, status: 'SIGNED', sent: 1, expires: 13, isRequired: false, signature: 'DRAWN' },
  { number: 4501, person: 45, application: 45, status: 'SENT', sent: 1, expires: 13, isRequired: true },
];

export type Transfer = {
  number: number;
  person: number;
  application: number;
  from: number;
  to: number;
  status: Schemas['TransferStatus'];
  /** Days ago. */
  requested: number;
  closed?: number;
  reason?: string;
  closeReason?: string;
};

export const transfers: Transfer[] = [
  {
    number: 1,
    person: 1,
    application: 1,
    from: 1,
    to: 4,
    status: 'CANCELLED',
    requested: 120,
    closed: 118,
    reason: 'My shifts have changed.',
    closeReason: 'I can stay after all.',
  },
  { number: 2, person: 1, application: 1, from: 1, to: 8, status: 'EXPIRED', requested: 80, closed: 66 },
  {
    number: 3,
    person: 1,
    application: 1,
    from: 1,
    to: 4,
    status: 'PENDING',
    requested: 2,
    reason: 'I am moving and will miss several weeks.',
  },
  { number: 4, person: 23, application: 23, from: 1, to: 8, status: 'CONFIRMED', requested: 31, closed: 30 },
];
