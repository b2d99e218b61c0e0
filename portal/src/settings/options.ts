import type { components } from '@institute/api-schema';

type Schemas = components['schemas'];

export const genders = [
  'MALE',
  'FEMALE',
  'NON_BINARY',
  'TRANSGENDER',
  'INTERSEX',
  'PREFER_NOT_TO_SAY',
  'OTHER',
] as const satisfies readonly Schemas['Gender'][];

export const educationLevels = [
  'HIGH_SCHOOL',
  'SOME_COLLEGE',
  'ASSOCIATE_DEGREE',
  'BACHELORS_DEGREE',
  'MASTERS_DEGREE',
  'DOCTORATE',
  'PROFESSIONAL_CERTIFICATE',
  'OTHER',
] as const satisfies readonly Schemas['EducationLevel'][];
