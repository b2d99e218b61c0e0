import type { Schemas } from '@institute/api-schema';
import { endedApplicationDays, paymentTaskDays } from '@institute/api-schema/policy';
import { daysBetween } from '@institute/values/formats';
import { endStatuses, openStatuses } from '../enrollment/application-rules.ts';

type Task = Schemas['StudentTask'];
type Application = Schemas['EnrollmentApplication'];

interface Known {
  student: Pick<Schemas['Student'], 'personalInfo' | 'contactInfo' | 'address'>;
  /** Those with one of `shownStatuses`, the latest first. */
  applications: readonly Application[];
  /** Envelopes that can still be signed. */
  envelopes: readonly Schemas['Envelope'][];
  /** Transfers that wait for the student's confirmation. */
  transfers: readonly Schemas['Transfer'][];
  /** What is due in each active payment schedule. */
  finances: readonly (Pick<
    Schemas['FinancialSummary'],
    'nextPayment' | 'currency' | 'status' | 'amountOverdue' | 'daysOverdue'
  > & { paymentScheduleId: string; programTitle: string })[];
  pendingPayments: readonly Schemas['Payment'][];
  roles: readonly Schemas['RoleName'][];
  /** Today's date in the student's time zone, `YYYY-MM-DD`. */
  today: string;
}

/** The statuses of applications that lead to something: not those that were discarded or transferred. */
export const shownStatuses: Application['status'][] = [...openStatuses, 'COMPLETE', ...endStatuses];

const isEnded = ({ status }: Application) => endStatuses.includes(status);

const task = (kind: Task['kind'], about: Partial<Task> = {}): Task => ({
  payment: null,
  application: null,
  envelope: null,
  count: 1,
  transfer: null,
  due: null,
  missing: [],
  ...about,
  kind,
});

/** By urgency: what is late, what others wait for, what was begun, and only then what is optional. */
export function orderedTasks(known: Known): Task[] {
  const { student, applications, pendingPayments, roles } = known;
  const openApplications = applications.filter((application) => !isEnded(application));
  const having = (kind: Task['kind'], ...statuses: Application['status'][]) =>
    openApplications
      .filter(({ status }) => statuses.includes(status))
      .map((application) => task(kind, { application }));
  // Coaches have graduated, and staff don't enroll.
  const mayEnroll = roles.every((role) => role === 'STUDENT');
  const missing = roles.includes('STUDENT') ? missingParts(student) : [];
  return [
    ...pendingPayments.map((payment) => task('PAYMENT_PENDING', { payment })),
    ...overdue(known),
    ...having('APPLICATION_CHANGES', 'CHANGES_REQUESTED'),
    ...toSign(known),
    ...openApplications
      .filter(({ expectation }) => expectation?.unsigned)
      .map((application) => task('DOCUMENTS_UNSIGNED', { application })),
    ...known.transfers.map((transfer) => task('TRANSFER', { transfer })),
    ...ended(known),
    ...having('APPLICATION_DRAFT', 'DRAFT'),
    ...dueSoon(known),
    ...having('APPLICATION_IN_REVIEW', 'SUBMITTED', 'IN_REVIEW', 'APPROVED'),
    ...(openApplications.length === 0 && mayEnroll ? [task('ENROLL')] : []),
    ...(missing.length > 0 ? [task('PROFILE', { missing })] : []),
  ];
}

/** What a profile lacks for an enrollment, most important first. */
function missingParts({ personalInfo, contactInfo, address }: Known['student']): Task['missing'] {
  const parts: [Task['missing'][number], unknown][] = [
    ['DATE_OF_BIRTH', personalInfo.dateBirth],
    ['MOBILE_PHONE', contactInfo.mobilePhone],
    ['ADDRESS', address.street1],
  ];
  return parts.filter(([, value]) => !value).map(([part]) => part);
}

const inOrder = (tasks: Task[]) => tasks.toSorted((a, b) => a.due!.date.localeCompare(b.due!.date));

function overdue({ finances }: Known): Task[] {
  const late = finances.flatMap(({ status, nextPayment, amountOverdue: amount, ...rest }) => {
    // Without a next payment, one for it is in progress.
    if (status === 'GOOD' || !nextPayment) return [];
    const { daysOverdue, currency, paymentScheduleId, programTitle } = rest;
    const date = nextPayment.dueDate;
    const due = { date, daysOverdue, amount, currency, paymentScheduleId, programTitle };
    return [task('PAYMENT_OVERDUE', { due })];
  });
  return inOrder(late);
}

function dueSoon({ finances, today }: Known): Task[] {
  const soon = finances.flatMap(({ status, nextPayment, ...rest }) => {
    if (status !== 'GOOD' || !nextPayment || nextPayment.isAutomatic) return [];
    const { dueDate: date, amount } = nextPayment;
    if (daysBetween(today, date) > paymentTaskDays) return [];
    const { currency, paymentScheduleId, programTitle } = rest;
    const due = { date, daysOverdue: 0, amount, currency, paymentScheduleId, programTitle };
    return [task('PAYMENT_DUE', { due })];
  });
  return inOrder(soon);
}

function toSign({ envelopes }: Known): Task[] {
  // Agreements of drafts are signed in the enrollment steps.
  const waiting = envelopes
    .filter(({ kind }) => kind !== 'ENROLLMENT_AGREEMENT')
    .toSorted((a, b) => a.expiresAt.localeCompare(b.expiresAt));
  return waiting[0] ? [task('DOCUMENTS', { envelope: waiting[0], count: waiting.length })] : [];
}

/** The latest application, if it was declined or withdrawn lately. */
function ended({ applications, today }: Known): Task[] {
  const [latest] = applications;
  if (!latest || !isEnded(latest)) return [];
  const isRecent = daysBetween(latest.updatedAt.slice(0, 10), today) <= endedApplicationDays;
  return isRecent ? [task('APPLICATION_ENDED', { application: latest })] : [];
}
