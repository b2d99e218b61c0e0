import type { components } from '@institute/api-schema';
import { defineMessages } from 'react-intl';

type Schemas = components['schemas'];

export const genderLabels = defineMessages({
  MALE: { defaultMessage: 'Male', description: 'Gender' },
  FEMALE: { defaultMessage: 'Female', description: 'Gender' },
  NON_BINARY: { defaultMessage: 'Nonbinary', description: 'Gender' },
  TRANSGENDER: { defaultMessage: 'Transgender', description: 'Gender' },
  INTERSEX: { defaultMessage: 'Intersex', description: 'Gender' },
  PREFER_NOT_TO_SAY: { defaultMessage: 'Prefer not to say', description: 'Gender' },
  OTHER: { defaultMessage: 'Other', description: 'Gender' },
}) satisfies Record<Schemas['Gender'], unknown>;

export const educationLevelLabels = defineMessages({
  HIGH_SCHOOL: { defaultMessage: 'High school', description: 'Level of education' },
  SOME_COLLEGE: { defaultMessage: 'Some college', description: 'Level of education' },
  ASSOCIATE_DEGREE: { defaultMessage: 'Associate degree', description: 'Level of education' },
  BACHELORS_DEGREE: { defaultMessage: 'Bachelor’s degree', description: 'Level of education' },
  MASTERS_DEGREE: { defaultMessage: 'Master’s degree', description: 'Level of education' },
  DOCTORATE: { defaultMessage: 'Doctorate', description: 'Level of education' },
  PROFESSIONAL_CERTIFICATE: { defaultMessage: 'Professional certificate', description: 'Level of education' },
  OTHER: { defaultMessage: 'Other', description: 'Level of education' },
}) satisfies Record<NonNullable<Schemas['EducationLevel']>, unknown>;
