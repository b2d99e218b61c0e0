import type { components } from '@institute/api-schema';
import { defineMessages } from 'react-intl';

type Schemas = components['schemas'];

export const genderLabels = defineMessages({
  MALE: { defaultMessage: 'Male' },
  FEMALE: { defaultMessage: 'Female' },
  NON_BINARY: { defaultMessage: 'Non binary' },
  TRANSGENDER: { defaultMessage: 'Transgender' },
  INTERSEX: { defaultMessage: 'Intersex' },
  PREFER_NOT_TO_SAY: { defaultMessage: 'Prefer not to say' },
  OTHER: { defaultMessage: 'Other' },
}) satisfies Record<Schemas['Gender'], unknown>;

export const educationLevelLabels = defineMessages({
  HIGH_SCHOOL: { defaultMessage: 'High school' },
  SOME_COLLEGE: { defaultMessage: 'Some college' },
  ASSOCIATE_DEGREE: { defaultMessage: 'Associate degree' },
  BACHELORS_DEGREE: { defaultMessage: 'Bachelor’s degree' },
  MASTERS_DEGREE: { defaultMessage: 'Master’s degree' },
  DOCTORATE: { defaultMessage: 'Doctorate' },
  PROFESSIONAL_CERTIFICATE: { defaultMessage: 'Professional certificate' },
  OTHER: { defaultMessage: 'Other' },
}) satisfies Record<NonNullable<Schemas['EducationLevel']>, unknown>;
