import type { components } from '@institute/api-schema';

type Schemas = components['schemas'];
type Award = {
  number: number;
  title: Record<Schemas['LanguageIso2LetterCode'], string>;
  description: Record<Schemas['LanguageIso2LetterCode'], string>;
  criteria: {
    type: Schemas['AwardCriterionType'];
    course?: number;
    target: number;
    countsSelfReported?: boolean;
  }[];
  /** Days ago, by cast number. */
  given: Record<number, number>;
};

export const awards: Award[] = [
  {
    number: 1,
    title: { EN: 'First ten modules', ES: 'Los primeros diez módulos' },
    description: { EN: 'Ten modules completed.', ES: 'Diez módulos completados.' },
    criteria: [{ type: 'MODULES_COMPLETED', target: 10, countsSelfReported: false }],
    given: { 1: 60, 5: 1_850 },
  },
  {
    number: 2,
    title: { EN: 'A course completed', ES: 'Un curso completado' },
    description: { EN: 'Every module of one course.', ES: 'Todos los módulos de un curso.' },
    criteria: [{ type: 'COURSES_COMPLETED', target: 1 }],
    given: { 1: 203, 5: 1_722 },
  },
  {
    number: 3,
    title: { EN: 'Foundations', ES: 'Fundamentos' },
    description: {
      EN: 'The foundations of health coaching, and three circle sessions.',
      ES: 'Los fundamentos del coaching de salud y tres sesiones de círculo.',
    },
    criteria: [
      { type: 'COURSE_COMPLETED', course: 1, target: 1 },
      { type: 'SESSIONS_ATTENDED', target: 3 },
    ],
    given: {},
  },
  {
    number: 4,
    title: { EN: 'Fifty modules', ES: 'Cincuenta módulos' },
    description: { EN: 'Fifty modules completed.', ES: 'Cincuenta módulos completados.' },
    criteria: [{ type: 'MODULES_COMPLETED', target: 50 }],
    given: {},
  },
  {
    number: 5,
    title: { EN: 'Faithful circle member', ES: 'Miembro fiel del círculo' },
    description: { EN: 'Six circle sessions attended.', ES: 'Seis sesiones de círculo con tu asistencia.' },
    criteria: [{ type: 'SESSIONS_ATTENDED', target: 6 }],
    given: {},
  },
];
