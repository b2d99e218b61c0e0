import { createInstitute } from '@institute/api-schema/institute-react';
import { publicClient } from './client.ts';

export { languageNames } from '@institute/api-schema/institute-react';

export const { institute, useInstitute, usePolicy, languageOptions } = createInstitute(publicClient);
