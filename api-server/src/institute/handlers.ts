import type { Dependencies } from '../dependencies.ts';
import type { Handlers } from '../platform/contract.ts';
import { readSettings } from './settings.ts';

export function instituteHandlers({ db }: Dependencies): Pick<Handlers, 'getInstitute'> {
  return {
    getInstitute: async ({ query }) => {
      const { policies, ...settings } = await readSettings(db);
      const texts = Object.entries(policies).flatMap(([name, byLanguage]) => {
        const text = byLanguage[query.languageIso2LetterCode] ?? byLanguage[settings.languages[0]!];
        return text ? [{ name: name as keyof typeof policies, text }] : [];
      });
      return { content: { ...settings, policies: texts } };
    },
  };
}
