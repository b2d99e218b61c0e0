import type { ApiClient } from './client.ts';
import type { components } from './openapi.gen.ts';

type Schemas = components['schemas'];
export type Institute = Schemas['Institute'];
export type PolicyName = Schemas['InstitutePolicyName'];
type Language = Schemas['LanguageIso2LetterCode'];
type Policies = Institute['policies'];

/** The origins of both apps, such as `http://127.0.0.1:4100`. Null for one that isn't there. */
export interface AppOrigins {
  portal: string | null;
  coach: string | null;
}

/** What the server writes into pages, in the element with the id `institute`. */
export interface InstituteData {
  institute: Institute;
  /** Left out where the apps aren't on origins of their own. */
  apps?: AppOrigins;
  /** The language that `policies` are in. Null if they are left out. */
  policiesIn: Language | null;
}

/** Until it is known, which it is from the start on pages that our server sends. */
const unknown: Institute = {
  name: 'Institute',
  address: null,
  supportEmail: null,
  supportPhone: null,
  currency: 'USD',
  languages: ['EN', 'ES'],
  timeZone: 'UTC',
  monthlyPriceFrom: null,
  policies: [],
};

function readPage(): InstituteData | null {
  const element = typeof document === 'undefined' ? null : document.getElementById('institute');
  return element ? (JSON.parse(element.textContent) as InstituteData) : null;
}

export interface InstituteStore {
  get: () => Institute;
  subscribe: (listener: () => void) => () => void;
  /** Resolves when the institute is known or can't be read. Only pages from another server need a request. */
  ready: () => Promise<void>;
  /** Where the apps are. Undefined on pages that our server didn't send, which know it from their build. */
  apps: () => AppOrigins | undefined;
  /** Whether the page came with the institute's data, so that markup made with it can be hydrated. */
  isInPage: boolean;
  /** The texts that replace those of policy pages. Each language is requested once. */
  policies: (language: Language) => Policies | Promise<Policies>;
  /** Uses this data from now on. */
  assume: (data: InstituteData) => void;
}

/** What the apps know about the institute, on signed-out pages too. */
export function createInstituteStore(client: ApiClient): InstituteStore {
  const listeners = new Set<() => void>();
  const policies = new Map<Language, Policies | Promise<Policies>>();
  let current = unknown;
  let apps: AppOrigins | undefined;

  function assume({ institute, apps: known, policiesIn }: InstituteData): void {
    current = institute;
    apps = known;
    policies.clear();
    if (policiesIn) policies.set(policiesIn, institute.policies);
    for (const listener of listeners) listener();
  }

  async function read(languageIso2LetterCode: Language): Promise<Institute> {
    const { data } = await client.GET('/institute', { params: { query: { languageIso2LetterCode } } });
    return data!.content;
  }

  const inPage = readPage();
  if (inPage) assume(inPage);

  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    apps: () => apps,
    isInPage: inPage !== null,
    async ready() {
      if (inPage) return;
      try {
        assume({ institute: await read('EN'), policiesIn: 'EN' });
      } catch {
        // Screens show the values of `unknown`, and their own errors.
      }
    },
    policies(language) {
      const known = policies.get(language);
      if (known) return known;
      const reading = read(language).then(
        (institute) => {
          policies.set(language, institute.policies);
          return institute.policies;
        },
        (error) => {
          // Kept for a moment, so that the screen shows the error before it is tried again.
          setTimeout(() => policies.delete(language), 2_000);
          throw error;
        },
      );
      policies.set(language, reading);
      return reading;
    },
    assume,
  };
}
