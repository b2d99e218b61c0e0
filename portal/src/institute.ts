import { createInstituteStore, type PolicyName } from '@institute/api-schema/institute';
import { useInstituteOf, usePolicyOf } from '@institute/api-schema/institute-react';
import { languageOf } from '@institute/design-system/formats';
import { publicClient } from './client.ts';

export const institute = createInstituteStore(publicClient);

/** The institute's name, contact, currency, languages and time zone, on every page. */
export const useInstitute = () => useInstituteOf(institute);

/** The institute's own text of a policy, or null where the app's text applies. */
export const usePolicy = (name: PolicyName, locale: string) =>
  usePolicyOf(institute, name, languageOf(locale) === 'es' ? 'ES' : 'EN');

/** The languages' own names. */
export const languageNames = { EN: 'English', ES: 'Español' } as const;

/** The institute's languages as choices, each in its own name. None if there is nothing to choose. */
export function languageOptions() {
  const { languages } = institute.get();
  return languages.length < 2
    ? []
    : languages.map((value) => ({ value, lang: value.toLowerCase(), label: languageNames[value] }));
}
