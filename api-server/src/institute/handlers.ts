import type { Dependencies } from '../dependencies.ts';
import type { Handlers } from '../platform/contract.ts';
import { describeInstitute } from './describe.ts';

export function instituteHandlers({ db }: Dependencies): Pick<Handlers, 'getInstitute'> {
  return {
    getInstitute: async ({ query }) => ({
      content: await describeInstitute(db, query.languageIso2LetterCode),
    }),
  };
}
