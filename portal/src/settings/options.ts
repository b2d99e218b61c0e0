import type { components } from '@institute/api-schema';
import { defineMessage, defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';

type Schemas = components['schemas'];

/** The gender options with their labels. In English they follow the rule for labels of enumerations. */
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

/** The first choice of the time zone. */
export const sameAsDevice: MessageDescriptor = defineMessage({
  defaultMessage: 'Same as this device ({zone})',
});

/** The label of a value, or an empty text without a value. */
export const labelOf = (intl: IntlShape, labels: Record<string, MessageDescriptor>, value: string): string =>
  labels[value] ? intl.formatMessage(labels[value]) : value;
