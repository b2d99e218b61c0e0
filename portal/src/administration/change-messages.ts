import { type CoachList, coachWord, coachWords } from '@institute/api-schema/labels/coach-words';
import { attendanceStatuses, sessionStatuses } from '@institute/api-schema/labels/sessions';
import { deliveryModes, productCategories, serviceCategories } from '@institute/design-system';
import {
  enumLabel,
  formatDate,
  formatDateTime,
  formatDuration,
  formatMoney,
  formatUnit,
  isDate,
} from '@institute/values/formats';
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import { typeMessages } from '../coach-areas/purchase-messages.tsx';
import { rowStatuses, scheduleStatuses } from '../payments/row-messages.ts';
import type { AuditLogEntry } from './people-messages.ts';

export type Change = AuditLogEntry['changes'][number];

/** The names of the values that staff change, as on the screens where they change them. */
const fieldMessages: Record<string, MessageDescriptor> = defineMessages({
  // Accounts and students
  isDisabled: { defaultMessage: 'Account disabled' },
  roles: { defaultMessage: 'Roles', description: 'Column: the roles of a person' },
  timeZone: { defaultMessage: 'Time zone' },
  firstName: { defaultMessage: 'First name' },
  middleName: { defaultMessage: 'Middle name' },
  lastName: { defaultMessage: 'Last name' },
  gender: { defaultMessage: 'Gender' },
  dateBirth: { defaultMessage: 'Date of birth' },
  homePhone: { defaultMessage: 'Home phone' },
  workPhone: { defaultMessage: 'Work phone' },
  mobilePhone: { defaultMessage: 'Mobile phone' },
  country: { defaultMessage: 'Country' },
  state: { defaultMessage: 'State' },
  city: { defaultMessage: 'City' },
  zip: { defaultMessage: 'ZIP code' },
  street1: { defaultMessage: 'Street address' },
  photo: { defaultMessage: 'Photo' },
  languageIso2LetterCode: { defaultMessage: 'Language' },
  educationLevel: { defaultMessage: 'Education' },
  occupation: { defaultMessage: 'Occupation' },
  militaryMember: { defaultMessage: 'Military', description: 'In the profile' },
  autoPay: { defaultMessage: 'Autopay' },
  // Learning
  completed: { defaultMessage: 'Completed', description: 'Result of a module' },
  completedAt: { defaultMessage: 'Completed on' },
  // Coaches
  coverImage: { defaultMessage: 'Cover photo' },
  intro: { defaultMessage: 'Introduction', description: 'Label of a field' },
  specializations: { defaultMessage: 'Specializations' },
  focus: { defaultMessage: 'Focus' },
  languages: { defaultMessage: 'Languages' },
  hctpGraduatingClass: { defaultMessage: 'Graduating class' },
  video: { defaultMessage: 'Video' },
  showPhone: { defaultMessage: 'Phone shown to clients' },
  socialNetworks: { defaultMessage: 'Social networks' },
  coachWebConferenceUrl: { defaultMessage: 'Video call link' },
  facebookGroupUrl: { defaultMessage: 'Facebook group' },
  websiteUrl: { defaultMessage: 'Website' },
  institution: { defaultMessage: 'School or university' },
  degree: { defaultMessage: 'Degree', description: 'Label of a field' },
  fieldOfStudy: { defaultMessage: 'Field of study' },
  startDate: { defaultMessage: 'From' },
  endDate: { defaultMessage: 'To' },
  name: { defaultMessage: 'Name' },
  issuer: { defaultMessage: 'Issued by' },
  issueDate: { defaultMessage: 'Issued on' },
  expirationDate: { defaultMessage: 'Expires on' },
  credentialUrl: { defaultMessage: 'Link to the credential' },
  // Services and availability
  type: { defaultMessage: 'Type', description: 'Service or product' },
  title: { defaultMessage: 'Title' },
  image: { defaultMessage: 'Picture', description: 'Label of a field' },
  description: { defaultMessage: 'Description', description: 'Label of a field' },
  price: { defaultMessage: 'Price' },
  priceUnit: { defaultMessage: 'The price is' },
  productCategoryId: { defaultMessage: 'Category' },
  serviceCategoryId: { defaultMessage: 'Category' },
  serviceSpecification: { defaultMessage: 'Sessions' },
  productSpecification: { defaultMessage: 'Colors', description: 'Label of a field' },
  isShipped: { defaultMessage: 'Sent to clients' },
  deliveryMode: { defaultMessage: 'Where', description: 'Online or in person' },
  weekly: { defaultMessage: 'Weekly hours' },
  overrides: { defaultMessage: 'Days with other hours' },
  bufferMinutes: { defaultMessage: 'Break between sessions' },
  minimumNoticeMinutes: { defaultMessage: 'Minimum notice' },
  horizonDays: { defaultMessage: 'How far ahead' },
  firstDay: { defaultMessage: 'First day off' },
  lastDay: { defaultMessage: 'Last day off' },
  // Sessions, groups and circles
  startTime: { defaultMessage: 'Start', description: 'When a session starts' },
  endTime: { defaultMessage: 'End', description: 'When a session ends' },
  status: { defaultMessage: 'Status' },
  reason: { defaultMessage: 'Reason' },
  rescheduledFrom: { defaultMessage: 'Moved from' },
  canceledAt: { defaultMessage: 'Canceled on' },
  capacity: { defaultMessage: 'Seats', description: 'Label: how many clients can take part' },
  place: { defaultMessage: 'Place' },
  url: { defaultMessage: 'Link to join' },
  attendanceSubmittedAt: { defaultMessage: 'Attendance submitted' },
  joinedAt: { defaultMessage: 'Joined on' },
});

/** A change has a name here if a screen shows its value. The others are technical. */
export const isNamed = ({ field }: Change) => field in fieldMessages;

const yesNo = defineMessages({ true: { defaultMessage: 'Yes' }, false: { defaultMessage: 'No' } });

/** The names of values, by the field, or by the table for a status. */
const valueMessages: Record<string, Record<string, MessageDescriptor>> = {
  type: typeMessages,
  priceUnit: defineMessages({
    NONE: { defaultMessage: 'in total' },
    SESSION: { defaultMessage: 'per session' },
    HOUR: { defaultMessage: 'per hour' },
    MONTH: { defaultMessage: 'per month' },
    ITEM: { defaultMessage: 'per item' },
  }),
  productCategoryId: productCategories,
  serviceCategoryId: serviceCategories,
  deliveryMode: deliveryModes,
  coach_products: defineMessages({
    PUBLISHED: { defaultMessage: 'Published' },
    DRAFT: { defaultMessage: 'Draft' },
  }),
  coach_sessions: sessionStatuses,
  payment_schedule_rows: rowStatuses,
  payment_schedules: scheduleStatuses,
  circle_attendance: attendanceStatuses,
  circle_students: defineMessages({
    ACTIVE: { defaultMessage: 'In the circle' },
    LEFT: { defaultMessage: 'Left the circle' },
    TRANSFERRED: { defaultMessage: 'Moved to another circle' },
  }),
};

const isCoachList = (field: string): field is CoachList => field in coachWords;

/** A value in words. Undefined for one that no screen shows as text, such as weekly hours. */
function valueText(
  intl: IntlShape,
  { record, field, currency }: Change,
  value: string | null,
): string | undefined {
  // An empty list is an empty text.
  if (!value) return '–';
  if (/^[[{]/.test(value)) return undefined;
  const { locale } = intl;
  const message = { ...yesNo, ...valueMessages[field === 'status' ? record : field] }[value];
  if (message) return intl.formatMessage(message);
  if (currency)
    return formatMoney(
      { amount: Number(value), currency },
      { locale, isGrouped: true, isFreeNamed: field === 'price' },
    );
  // An amount whose currency wasn't kept.
  if (field === 'price') return undefined;
  if (field.endsWith('Minutes')) return formatDuration(Number(value), locale);
  if (field === 'horizonDays') return formatUnit(Number(value), 'day', locale);
  if (field === 'languageIso2LetterCode')
    return intl.formatDisplayName(value.toLowerCase(), { type: 'language' });
  if (isCoachList(field))
    return intl.formatList(
      value.split(', ').map((word) => coachWord(intl, field, word)),
      { type: 'unit' },
    );
  if (isDate(value)) return formatDate(value, 'medium', locale);
  if (/^[A-Z]+(_[A-Z]+)*$/.test(value) && field === 'status') return enumLabel(value);
  // Leaves what isn't a time as it is.
  return formatDateTime(value, intl);
}

/** What changed, with the values before and after if the log keeps them. */
export function changeText(intl: IntlShape, change: Change): string {
  const name = intl.formatMessage(fieldMessages[change.field]!);
  const [old, current] = [valueText(intl, change, change.before), valueText(intl, change, change.after)];
  if (old === current || old === undefined || current === undefined) return name;
  return intl.formatMessage(
    {
      defaultMessage: '{name}: {before}, now {after}',
      description: 'A value that was changed: its name, and what it was before',
    },
    { name, before: old, after: current },
  );
}
