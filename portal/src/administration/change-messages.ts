import { attendanceStatuses, sessionStatuses } from '@institute/api-schema/labels/sessions';
import { formatDateTime } from '@institute/values/formats';
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
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

const valueMessages: Record<string, MessageDescriptor> = {
  ...defineMessages({ true: { defaultMessage: 'Yes' }, false: { defaultMessage: 'No' } }),
  ...sessionStatuses,
  ...attendanceStatuses,
};

/** A value in words. Undefined for a structured one, such as weekly hours, which no screen shows as text. */
function valueText(intl: IntlShape, value: string | null): string | undefined {
  // An empty list is an empty text.
  if (!value) return '–';
  if (/^[[{]/.test(value)) return undefined;
  const message = valueMessages[value];
  if (message) return intl.formatMessage(message);
  // Leaves what isn't a time as it is.
  return formatDateTime(value, { locale: intl.locale, ...(intl.timeZone && { timeZone: intl.timeZone }) });
}

/** What changed, with the values before and after if the log keeps them. */
export function changeText(intl: IntlShape, { field, before, after }: Change): string {
  const name = intl.formatMessage(fieldMessages[field]!);
  const [old, current] = [valueText(intl, before), valueText(intl, after)];
  if (old === current || old === undefined || current === undefined) return name;
  return intl.formatMessage(
    {
      defaultMessage: '{name}: {before}, now {after}',
      description: 'A value that was changed: its name, and what it was before',
    },
    { name, before: old, after: current },
  );
}
