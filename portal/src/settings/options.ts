import type { components } from '@institute/api-schema';
import { defineMessage, defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';

type Schemas = components['schemas'];

/** The gender options with their labels. In English they follow the rule for labels of enumerations. */
export const genders: Record<NonNullable<Schemas['Gender']>, MessageDescriptor> = defineMessages({
  MALE: { defaultMessage: 'Male', description: 'A gender' },
  FEMALE: { defaultMessage: 'Female', description: 'A gender' },
  NON_BINARY: { defaultMessage: 'Non binary', description: 'A gender' },
  TRANSGENDER: { defaultMessage: 'Transgender', description: 'A gender' },
  INTERSEX: { defaultMessage: 'Intersex', description: 'A gender' },
  PREFER_NOT_TO_SAY: { defaultMessage: 'Prefer not to say', description: 'A gender' },
  OTHER: { defaultMessage: 'Other', description: 'A gender' },
});

export const educationLevels: Record<
  NonNullable<Schemas['EducationLevel']>,
  MessageDescriptor
> = defineMessages({
  HIGH_SCHOOL: { defaultMessage: 'High school', description: 'A level of education' },
  SOME_COLLEGE: { defaultMessage: 'Some college', description: 'A level of education' },
  ASSOCIATE_DEGREE: { defaultMessage: 'Associate degree', description: 'A level of education' },
  BACHELORS_DEGREE: { defaultMessage: 'Bachelor’s degree', description: 'A level of education' },
  MASTERS_DEGREE: { defaultMessage: 'Master’s degree', description: 'A level of education' },
  DOCTORATE: { defaultMessage: 'Doctorate', description: 'A level of education' },
  PROFESSIONAL_CERTIFICATE: {
    defaultMessage: 'Professional certificate',
    description: 'A level of education',
  },
  OTHER: { defaultMessage: 'Other', description: 'A level of education' },
});

/** The first choice of the time zone. */
export const sameAsDevice: MessageDescriptor = defineMessage({
  defaultMessage: 'Same as this device ({zone})',
  description: 'First choice of the time zone',
});

/** The options of a select, in the user's language. */
export const choicesOf = (intl: IntlShape, labels: Record<string, MessageDescriptor>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label: intl.formatMessage(label) }));

/** The label of a value, or an empty text without a value. */
export const labelOf = (intl: IntlShape, labels: Record<string, MessageDescriptor>, value: string): string =>
  labels[value] ? intl.formatMessage(labels[value]) : value;
