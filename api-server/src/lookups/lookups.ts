import type { Schemas } from '@institute/api-schema';
import document from '@institute/api-schema/openapi.json' with { type: 'json' };
import type { Handlers } from '../platform/contract.ts';

type Lookup = Schemas['Lookup'];

const { schemas } = document.components;

const options: Record<Lookup['type'], string[]> = {
  GENDER: schemas.Gender.enum,
  LANGUAGE: schemas.LanguageIso2LetterCode.enum,
  YES_NO: ['yes', 'no'],
  OFFERING_TYPE: ['PRODUCT', 'SERVICE'],
  DELIVERY_MODE: ['ONLINE', 'IN_PERSON'],
  PRODUCT_CATEGORY: schemas.ProductCategoryId.enum.filter((value) => value !== null),
  SERVICE_CATEGORY: schemas.ServiceCategoryId.enum.filter((value) => value !== null),
  PRICE_UNIT: schemas.PriceUnit.enum,
  EDUCATION_LEVEL: schemas.EducationLevel.enum.filter((value) => value !== null),
  OCCUPATION: [
    'CHEF_OR_COOK',
    'COUNSELOR',
    'DIETITIAN',
    'ENTREPRENEUR',
    'FITNESS_TRAINER',
    'HOMEMAKER',
    'HUMAN_RESOURCES',
    'MASSAGE_THERAPIST',
    'NURSE',
    'NUTRITIONIST',
    'PHARMACIST',
    'PHYSICIAN',
    'PSYCHOLOGIST',
    'RETIRED',
    'SOCIAL_WORKER',
    'STUDENT',
    'TEACHER',
    'YOGA_TEACHER',
    'OTHER',
  ],
  // Suggestions: coaches can also type their own.
  COACH_SPECIALIZATION: [
    'Sleep and recovery',
    'Plant-based nutrition',
    'Stress and resilience',
    'Weight and habits',
    'Gut health',
    'Movement and strength',
    'Women’s health',
    'Mindful eating',
  ],
  COACH_FOCUS: [
    'New parents',
    'Shift workers',
    'Busy professionals',
    'Older adults',
    'Young adults',
    'Caregivers',
    'Athletes',
  ],
  COACH_LANGUAGE: ['English', 'Spanish', 'Portuguese', 'French', 'German', 'Mandarin', 'Hindi', 'Arabic'],
};

const content = Object.entries(options).flatMap(([type, values]) =>
  values.map((value): Lookup => ({ type: type as Lookup['type'], value })),
);

export function lookupHandlers(): Pick<Handlers, 'listLookups'> {
  return { listLookups: async () => ({ content }) };
}
