import type { Schemas } from '@institute/api-schema';
import type { AppOrigins, InstituteData } from '@institute/api-schema/institute';
import { and, eq, min } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import type { PageData } from '../platform/page-data.ts';
import { subscriptionPlans } from '../tables/subscriptions.ts';
import { readSettings } from './settings.ts';

type Language = Schemas['LanguageIso2LetterCode'];

async function monthlyPriceFrom(db: Database): Promise<number | null> {
  const { isActive, interval, price } = subscriptionPlans;
  const [cheapest] = await db
    .select({ price: min(price) })
    .from(subscriptionPlans)
    .where(and(eq(isActive, true), eq(interval, 'MONTH')));
  return cheapest?.price ?? null;
}

/** What `GET /institute` answers, for each of the languages. */
async function describeIn<Asked extends Language>(
  db: Database,
  languages: (offered: Language[]) => Asked[],
): Promise<Record<Asked, Schemas['Institute']>> {
  const { policies, ...settings } = await readSettings(db);
  const price = await monthlyPriceFrom(db);
  const describe = (language: Language): Schemas['Institute'] => ({
    ...settings,
    monthlyPriceFrom: price,
    policies: Object.entries(policies).flatMap(([name, byLanguage]) => {
      const text = byLanguage[language] ?? byLanguage[settings.languages[0]!];
      return text ? [{ name: name as keyof typeof policies, text }] : [];
    }),
  });
  const entries = languages(settings.languages).map((language) => [language, describe(language)]);
  return Object.fromEntries(entries) as Record<Asked, Schemas['Institute']>;
}

/** The institute, with its policies in a language. */
export const describeInstitute = async (db: Database, language: Language): Promise<Schemas['Institute']> =>
  (await describeIn(db, () => [language]))[language];

/**
 * What the pages of both apps contain about the institute and each other, so that they show it without a request. Policies
 * can be long, so only prerendered pages have them.
 */
export async function institutePageData(db: Database, apps?: AppOrigins): Promise<PageData> {
  const byLanguage = await describeIn(db, (offered) => offered);
  const [first] = Object.values(byLanguage);
  return {
    languages: first!.languages.map((language) => language.toLowerCase()),
    app: { institute: { ...first!, policies: [] }, apps, policiesIn: null } satisfies InstituteData,
    pages: Object.fromEntries(
      Object.entries(byLanguage).map(([language, institute]) => [
        language.toLowerCase(),
        { institute, apps, policiesIn: language as Language } satisfies InstituteData,
      ]),
    ),
  };
}
