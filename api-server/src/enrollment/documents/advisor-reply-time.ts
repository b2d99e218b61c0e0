import type { Schemas } from '@institute/api-schema';
import { advisorReplyBusinessDays } from '@institute/api-schema/policy';

type Language = Schemas['LanguageIso2LetterCode'];

/** The time in which an advisor replies: `1–2 business days`. */
export function advisorReplyTime(language: Language): string {
  const { minimum, maximum } = advisorReplyBusinessDays;
  const range = minimum === maximum ? `${maximum}` : `${minimum}–${maximum}`;
  if (language === 'ES') return maximum === 1 ? '1 día hábil' : `${range} días hábiles`;
  return maximum === 1 ? '1 business day' : `${range} business days`;
}
