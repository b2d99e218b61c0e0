import { use, useSyncExternalStore } from 'react';
import type { ApiClient } from './client.ts';
import { createInstituteStore, type Institute, type PolicyName } from './institute.ts';
import { contentLanguageOf } from './languages.ts';

/** The languages' own names. */
export const languageNames = { EN: 'English', ES: 'Español' } as const;

/** The institute, as an app's components read it. */
export function createInstitute(client: ApiClient) {
  const institute = createInstituteStore(client);
  return {
    institute,

    /** The institute's name, contact, currency, languages and time zone. Renders again once they have become known. */
    useInstitute: (): Institute => useSyncExternalStore(institute.subscribe, institute.get, institute.get),

    /** The institute's own text of a policy, or null where the app's applies. Suspends unless the page has it. */
    usePolicy(name: PolicyName, locale: string): string | null {
      const found = institute.policies(contentLanguageOf(locale));
      const policies = found instanceof Promise ? use(found) : found;
      return policies.find((policy) => policy.name === name)?.text ?? null;
    },

    /** The institute's languages as choices, each in its own name. None if there is nothing to choose. */
    languageOptions() {
      const { languages } = institute.get();
      return languages.length < 2
        ? []
        : languages.map((value) => ({ value, lang: value.toLowerCase(), label: languageNames[value] }));
    },
  };
}
