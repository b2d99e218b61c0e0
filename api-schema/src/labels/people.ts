/** Names of the contract’s values, which both apps have in their translations. */
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { components } from '../openapi.gen.ts';

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
