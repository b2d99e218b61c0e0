import type { Document, Language } from '../../documents/document.ts';
import { formsOf } from '../../documents/formats.ts';
import { agreementInEnglish } from './enrollment-agreement.en.ts';
import { agreementInSpanish } from './enrollment-agreement.es.ts';
import type { AgreementFacts } from './facts.ts';

/** The contract between a student and the institute. The same facts always produce the same text. */
export function enrollmentAgreement(facts: AgreementFacts, language: Language): Document {
  const write = language === 'ES' ? agreementInSpanish : agreementInEnglish;
  return { ...write(facts, formsOf(language, facts.currency)), language, version: '2026-11' };
}
