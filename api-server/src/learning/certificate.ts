import { type Document, type Language, paragraph } from '../documents/document.ts';
import { formsOf } from '../documents/formats.ts';
import { renderPdf } from '../documents/tagged-pdf.ts';
import { FileAnswer } from '../platform/file-answer.ts';
import { instituteDay } from '../platform/institute-days.ts';

type Facts = { name: string; title: string; description: string; certificateNumber: string; awardedAt: Date };

const texts = {
  EN: {
    title: (title: string) => `Certificate: ${title}`,
    statement: (name: string) => `The institute certifies that ${name} has earned this award.`,
    what: 'What it is given for',
    details: 'Details',
    day: 'Given on',
    number: 'Certificate number',
    fileName: 'certificate',
  },
  ES: {
    title: (title: string) => `Certificado: ${title}`,
    statement: (name: string) => `El instituto certifica que ${name} ganó este reconocimiento.`,
    what: 'Por qué se otorga',
    details: 'Datos',
    day: 'Otorgado el',
    number: 'Número de certificado',
    fileName: 'certificado',
  },
} satisfies Record<Language, unknown>;

/** The certificate of an award as a PDF. The same award always gives the same bytes. */
export async function certificateOf(facts: Facts, language: Language): Promise<FileAnswer> {
  const say = texts[language];
  const { date } = formsOf(language, 'USD');
  const day = date(instituteDay(facts.awardedAt));
  const document: Document = {
    title: say.title(facts.title),
    language,
    version: facts.certificateNumber,
    introduction: [say.statement(facts.name)],
    sections: [
      { title: say.what, blocks: [paragraph(facts.description)] },
      {
        title: say.details,
        blocks: [paragraph(`${say.day}: ${day}`), paragraph(`${say.number}: ${facts.certificateNumber}`)],
      },
    ],
  };
  const bytes = await renderPdf(document, facts.awardedAt);
  return new FileAnswer(bytes, 'application/pdf', `${say.fileName}-${facts.certificateNumber}.pdf`);
}
