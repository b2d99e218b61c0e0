import { region } from '@institute/api-schema/region';
import type { IntlProviderProps, Locale } from '@institute/design-system';

/** The apps' languages have their region, and the others that of their language. */
export const regions: Partial<Record<Locale, IntlProviderProps['region']>> = { en: region, es: region };
