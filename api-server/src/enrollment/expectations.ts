import type { Schemas } from '@institute/api-schema';
import { admissionsReplyHours, advisorReplyBusinessDays } from '@institute/api-schema/policy';
import { addBusinessDays } from '../platform/business-days.ts';
import { hour } from '../platform/durations.ts';
import type { ApplicationStatus } from './application-rules.ts';

type Expectation = Schemas['EnrollmentExpectation'];

/** The next steps and their deadlines, as the institute promises them. */
export function expectationOf(
  status: ApplicationStatus,
  since: Date,
  { signBy, unsigned }: { signBy: Date | null; unsigned: Expectation['unsigned'] },
): Expectation | null {
  switch (status) {
    case 'SUBMITTED':
      return {
        awaits: 'ADVISOR',
        ...advisorReplyBusinessDays,
        unit: 'BUSINESS_DAY',
        dueBy: addBusinessDays(since, advisorReplyBusinessDays.maximum).toISOString(),
        unsigned: null,
      };
    case 'IN_REVIEW':
    case 'APPROVED':
      return {
        awaits: 'ADMISSIONS',
        minimum: 0,
        maximum: admissionsReplyHours,
        unit: 'HOUR',
        dueBy: new Date(since.getTime() + admissionsReplyHours * hour).toISOString(),
        unsigned: null,
      };
    case 'SIGNING':
      return {
        // What else was sent can be signed first.
        awaits: unsigned?.isDeclined && signBy === null ? 'ADVISOR' : 'STUDENT',
        minimum: null,
        maximum: null,
        unit: null,
        dueBy: signBy?.toISOString() ?? null,
        unsigned,
      };
    case 'DRAFT':
    case 'CHANGES_REQUESTED':
      return { awaits: 'STUDENT', minimum: null, maximum: null, unit: null, dueBy: null, unsigned: null };
    default:
      return null;
  }
}
