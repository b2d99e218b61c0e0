import type { components } from '@institute/api-schema';

export type Program = components['schemas']['Program'];
export type ProgramDetails = components['schemas']['ProgramDetails'];
