/** The names of the contract's values that both apps show, in English. Each app has them in its translations. */
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { components } from './openapi.gen.ts';

type Schemas = components['schemas'];

/** The gender options. In English they follow the rule for labels of enumerations. */
export const genders: Record<NonNullable<Schemas['Gender']>, MessageDescriptor> = defineMessages({
  MALE: { defaultMessage: 'Male' },
  FEMALE: { defaultMessage: 'Female' },
  NON_BINARY: { defaultMessage: 'Non binary' },
  TRANSGENDER: { defaultMessage: 'Transgender' },
  INTERSEX: { defaultMessage: 'Intersex' },
  PREFER_NOT_TO_SAY: { defaultMessage: 'Prefer not to say' },
  OTHER: { defaultMessage: 'Other' },
});

export const educationLevels: Record<
  NonNullable<Schemas['EducationLevel']>,
  MessageDescriptor
> = defineMessages({
  HIGH_SCHOOL: { defaultMessage: 'High school' },
  SOME_COLLEGE: { defaultMessage: 'Some college' },
  ASSOCIATE_DEGREE: { defaultMessage: 'Associate degree' },
  BACHELORS_DEGREE: { defaultMessage: 'Bachelor’s degree' },
  MASTERS_DEGREE: { defaultMessage: 'Master’s degree' },
  DOCTORATE: { defaultMessage: 'Doctorate' },
  PROFESSIONAL_CERTIFICATE: { defaultMessage: 'Professional certificate' },
  OTHER: { defaultMessage: 'Other' },
});

export const sessionStatuses: Record<Schemas['CoachSessionStatus'], MessageDescriptor> = defineMessages({
  BOOKED: { defaultMessage: 'Booked' },
  OCCURRED: { defaultMessage: 'Completed', description: 'Status of a session' },
  NO_SHOW: { defaultMessage: 'No-show' },
  CANCELLED: { defaultMessage: 'Canceled', description: 'Status of a session' },
  LATE_CANCELLED: { defaultMessage: 'Canceled late' },
});

/** What happened to the sessions of a purchase. */
export const sessionCreditTypes: Record<Schemas['SessionCreditType'], MessageDescriptor> = defineMessages({
  BOUGHT: { defaultMessage: 'Bought', description: 'What happened to sessions: they were bought' },
  USED: { defaultMessage: 'Booked' },
  MOVED: { defaultMessage: 'Moved' },
  RETURNED: { defaultMessage: 'Canceled in time' },
  FORFEITED: { defaultMessage: 'Late cancellation or no-show' },
  REFUNDED: { defaultMessage: 'Refunded', description: 'What happened to sessions: the money went back' },
  REFUND_FAILED: { defaultMessage: 'Refund refused by the bank' },
  WITHDRAWN: { defaultMessage: 'Withdrawn' },
});

/** Whether a member was at a circle's session. */
export const attendanceStatuses: Record<Schemas['CircleAttendance']['status'], MessageDescriptor> =
  defineMessages({
    PRESENT: { defaultMessage: 'Present' },
    ABSENT: { defaultMessage: 'Absent' },
    EXCUSED: { defaultMessage: 'Excused' },
  });

const specializations = defineMessages({
  'Sleep and recovery': { defaultMessage: 'Sleep and recovery' },
  'Plant-based nutrition': { defaultMessage: 'Plant-based nutrition' },
  'Stress and resilience': { defaultMessage: 'Stress and resilience' },
  'Weight and habits': { defaultMessage: 'Weight and habits' },
  'Gut health': { defaultMessage: 'Gut health' },
  'Movement and strength': { defaultMessage: 'Movement and strength' },
  'Women’s health': { defaultMessage: 'Women’s health' },
  'Mindful eating': { defaultMessage: 'Mindful eating' },
});

const focus = defineMessages({
  'New parents': { defaultMessage: 'New parents' },
  'Shift workers': { defaultMessage: 'Shift workers' },
  'Busy professionals': { defaultMessage: 'Busy professionals' },
  'Older adults': { defaultMessage: 'Older adults' },
  'Young adults': { defaultMessage: 'Young adults' },
  Caregivers: { defaultMessage: 'Caregivers' },
  Athletes: { defaultMessage: 'Athletes' },
});

const languages = defineMessages({
  English: { defaultMessage: 'English' },
  Spanish: { defaultMessage: 'Spanish' },
  Portuguese: { defaultMessage: 'Portuguese' },
  French: { defaultMessage: 'French' },
  German: { defaultMessage: 'German' },
  Mandarin: { defaultMessage: 'Mandarin' },
  Hindi: { defaultMessage: 'Hindi' },
  Arabic: { defaultMessage: 'Arabic' },
});

/** A list of words in a coach's profile. */
export type CoachList = 'specializations' | 'focus' | 'languages';

/** The common words, which the server offers. */
export const coachWords: Record<CoachList, Record<string, MessageDescriptor>> = {
  specializations,
  focus,
  languages,
};

/** The name of a common word of a coach's list. Undefined for a word of the coach's own. */
export const commonCoachWord = (list: CoachList, word: string): MessageDescriptor | undefined =>
  coachWords[list][word];

/** A word of a coach's list in the reader's language if it's a common one, else as the coach wrote it. */
export function coachWord(intl: IntlShape, list: CoachList, word: string): string {
  const message = commonCoachWord(list, word);
  return message ? intl.formatMessage(message) : word;
}
