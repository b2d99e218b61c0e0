import type { Document, Language } from '../../documents/document.ts';
import { formsOf } from '../../documents/formats.ts';
import { agreementInEnglish } from './enrollment-agreement.en.ts';
import { agreementInSpanish } from './enrollment-agreement.es.ts';
import type { AgreementFacts } from './facts.ts';

const coverTexts = {
  EN: {
    institute: 'Institute',
    student: 'Student',
    program: 'Program',
    dates: 'Class',
    period: (from: string, to: string) => `${from} to ${to}`,
    madeOn: 'Made on',
    number: 'Application',
  },
  ES: {
    institute: 'Instituto',
    student: 'Estudiante',
    program: 'Programa',
    dates: 'Clase',
    period: (from: string, to: string) => `Del ${from} al ${to}`,
    madeOn: 'Fecha',
    number: 'Solicitud',
  },
} satisfies Record<Language, unknown>;

/** The contract between a student and the institute. The same facts always produce the same text. */
export function enrollmentAgreement(facts: AgreementFacts, language: Language): Document {
  const write = language === 'ES' ? agreementInSpanish : agreementInEnglish;
  const forms = formsOf(language, facts.currency);
  const say = coverTexts[language];
  const { startDate, graduationDate } = facts.cohort;
  return {
    ...write(facts, forms),
    cover: {
      issuer: say.institute,
      facts: [
        [say.student, facts.student.name],
        [say.program, facts.program],
        [say.dates, say.period(forms.date(startDate), forms.date(graduationDate))],
        [say.madeOn, forms.date(facts.madeOn)],
        [say.number, facts.number],
      ],
    },
    language,
    version: '2026-12',
  };
}
