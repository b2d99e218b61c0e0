import document from '@institute/api-schema/openapi.json' with { type: 'json' };
import type { ProblemKey } from '../problem.ts';

const { general, particular } = document['x-error-keys'];

/** Every error key with its meaning, as described in the document. */
export const errorKeys = Object.entries({ ...general, ...particular }) as [ProblemKey, string][];

/** Whether any operation may return the key, so that none lists it. */
export function isGeneral(key: string): boolean {
  return key in general;
}
