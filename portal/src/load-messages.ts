import { loadInstituteTexts } from '@institute/api-schema/institute-texts';
import type { Messages } from '@institute/design-system';

/** The app's Spanish messages, and the institute's words for texts of the library. */
export async function loadMessages(locale: string): Promise<Messages> {
  const [own, institute] = await Promise.all([
    locale === 'es' ? import('./lang/es.json') : null,
    loadInstituteTexts(locale),
  ]);
  return { ...own?.default, ...institute } as Messages;
}
