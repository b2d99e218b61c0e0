import type { components } from '@institute/api-schema';
import { admissionsReplyHours, advisorReplyBusinessDays } from '@institute/api-schema/policy';
import { addBusinessDays } from '../platform/business-days.ts';
import { hour } from '../platform/durations.ts';
import type { ApplicationStatus } from './application-rules.ts';

type Expectation = components['schemas']['EnrollmentExpectation'];
type Language = components['schemas']['LanguageIso2LetterCode'];

/** The time in which an advisor replies: `1–2 business days`. */
export function advisorReplyTime(language: Language): string {
  const { minimum, maximum } = advisorReplyBusinessDays;
  const range = minimum === maximum ? `${maximum}` : `${minimum}–${maximum}`;
  if (language === 'ES') return maximum === 1 ? '1 día hábil' : `${range} días hábiles`;
  return maximum === 1 ? '1 business day' : `${range} business days`;
}

/** The next steps and their deadlines, as the institute promises them. */
export function expectationOf(
  status: ApplicationStatus,
  since: Date,
  signBy: Date | null,
): Expectation | null {
  switch (status) {
    case 'SUBMITTED':
      return {
        awaits: 'ADVISOR',
        ...advisorReplyBusinessDays,
        unit: 'BUSINESS_DAY',
        dueBy: addBusinessDays(since, advisorReplyBusinessDays.maximum).toISOString(),
      };
    case 'IN_REVIEW':
    case 'APPROVED':
      return {
        awaits: 'ADMISSIONS',
        minimum: 0,
        maximum: admissionsReplyHours,
        unit: 'HOUR',
        dueBy: new Date(since.getTime() + admissionsReplyHours * hour).toISOString(),
      };
    case 'SIGNING':
      return {
        awaits: 'STUDENT',
        minimum: null,
        maximum: null,
        unit: null,
        dueBy: signBy?.toISOString() ?? null,
      };
    case 'DRAFT':
    case 'CHANGES_REQUESTED':
      return { awaits: 'STUDENT', minimum: null, maximum: null, unit: null, dueBy: null };
    default:
      return null;
  }
}
