import document from '@institute/api-schema/openapi.json' with { type: 'json' };
import type { ProblemKey } from '../problem.ts';

const { general, particular } = document['x-error-keys'];

/** Every key and what it means, as the document says. */
export const errorKeys = Object.entries({ ...general, ...particular }) as [ProblemKey, string][];

/** Whether any operation may answer it, so that none names it. */
export function isGeneral(key: string): boolean {
  return key in general;
}
