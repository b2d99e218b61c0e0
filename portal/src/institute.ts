import { createInstitute } from '@institute/api-schema/institute-react';
import { publicClient } from './client.ts';

export { languageNames } from '@institute/api-schema/institute-react';

export const { institute, useInstitute, usePolicy, languageOptions } = createInstitute(publicClient);

/** The code of the language that something is written in, for `lang`. */
export const langOf = (written: { languageIso2LetterCode: string }): string =>
  written.languageIso2LetterCode.toLowerCase();
