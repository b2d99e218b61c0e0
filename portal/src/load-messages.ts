import type { Messages } from '@institute/design-system';

/** English messages are in the source, except for the institute's words for texts of the library. */
export const loadMessages = async (locale: string): Promise<Messages> =>
  (locale === 'es'
    ? await import('./lang/spanish.ts')
    : await import('@institute/api-schema/institute-texts/en.json')
  ).default;
