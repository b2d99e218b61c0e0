import type { Schemas } from '@institute/api-schema';

export type Program = Schemas['Program'];
export type ProgramDetails = Schemas['ProgramDetails'];
