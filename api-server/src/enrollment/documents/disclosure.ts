import type { Schemas } from '@institute/api-schema';
import { collectionDays } from '@institute/api-schema/policy';
import { formatPercent, formatUnit } from '@institute/values/formats';
import {
  type Document,
  type Language,
  type LanguageTag,
  list,
  paragraph,
  table,
} from '../../documents/document.ts';

/** The facts that the disclosure states. `contact` is the e-mail address of the institute, if it has one. */
export type DisclosureFacts = {
  studentName: string;
  program: string;
  outcomes: Schemas['ProgramOutcome'][];
  contact: string | null;
};

const outcomeRows = (outcomes: DisclosureFacts['outcomes'], unknown: string, locale: LanguageTag) =>
  outcomes.map(({ year, began, onTimePercent, graduatedPercent }) => [
    `${year}`,
    `${began}`,
    formatPercent(onTimePercent, locale),
    graduatedPercent === null ? unknown : formatPercent(graduatedPercent, locale),
  ]);

const english = ({
  studentName,
  program,
  outcomes,
  contact,
}: DisclosureFacts): Omit<Document, 'language' | 'version'> => ({
  title: 'Consumer disclosures',
  introduction: [
    `For ${studentName}, about the program “${program}”. The law requires us to tell you these things before you begin, and we ` +
      'would tell you anyway.',
  ],
  sections: [
    {
      title: 'What the certificate is, and what it is not',
      blocks: [
        paragraph(
          'You receive a certificate of completion of the institute. It is not a degree, and credits may not be accepted by ' +
            'a college or university; ask the one you have in mind before you enroll.',
        ),
        list(
          'The program is approved as training toward the national board examination for health and wellness coaches. The ' +
            'board decides who may sit for it.',
          'Health coaching is not licensed in most states. Some states limit advice on nutrition; you are responsible for ' +
            'knowing the rules where you practice.',
          'We do not promise employment, clients or an income.',
        ),
      ],
    },
    {
      title: 'How our students did',
      blocks:
        outcomes.length === 0
          ? [paragraph('We have no figures for this program yet.')]
          : [
              table(
                'Students by the year in which they began',
                ['Year of start', 'Began', 'Graduated on time', 'Graduated in total'],
                outcomeRows(outcomes, 'Not yet known', 'en-US'),
              ),
              paragraph(
                'On time means within the length that the program announces. Students who transferred to a later class and ' +
                  'graduated there are counted under “in total”.',
              ),
            ],
    },
    {
      title: 'Paying for it',
      blocks: [
        paragraph(
          'The institute does not take part in federal student aid. Our payment plans are credit; the finance charge, the ' +
            'amount financed and the total of payments are in your enrollment agreement. Missed payments can be reported ' +
            `to collections after ${formatUnit(collectionDays, 'day')}.`,
        ),
      ],
    },
    {
      title: 'Your data',
      blocks: [
        list(
          'We keep your student record as long as the law requires, and your signed documents for at least 7 years.',
          'We share it with the learning platform and with the board only as far as your studies need it. We never sell it.',
          'You can see, correct and download what we keep about you.',
        ),
      ],
    },
    {
      title: 'Accessibility',
      blocks: [
        paragraph(
          'Classes are captioned, and materials come in forms that work with assistive technology. If you need anything else, ' +
            `${contact ? `write to ${contact}` : 'tell your advisor'}, before or during the program. We answer within 2 business days.`,
        ),
      ],
    },
  ],
});

const spanish = ({
  studentName,
  program,
  outcomes,
  contact,
}: DisclosureFacts): Omit<Document, 'language' | 'version'> => ({
  title: 'Información para el consumidor',
  introduction: [
    `Para ${studentName}, sobre el programa «${program}». La ley nos exige decirte estas cosas antes de que empieces, y te las ` +
      'diríamos de todos modos.',
  ],
  sections: [
    {
      title: 'Qué es el certificado y qué no es',
      blocks: [
        paragraph(
          'Recibes un certificado de finalización del instituto. No es un título universitario, y es posible que una ' +
            'universidad no acepte los créditos; pregunta a la que tengas en mente antes de inscribirte.',
        ),
        list(
          'El programa está aprobado como formación para el examen nacional de coaches de salud y bienestar. El organismo ' +
            'examinador decide por sí mismo quién puede presentarlo.',
          'El coaching de salud no requiere licencia en la mayoría de los estados. Algunos limitan los consejos sobre ' +
            'nutrición; te corresponde conocer las reglas del lugar donde ejerces.',
          'No prometemos empleo, clientes ni ingresos.',
        ),
      ],
    },
    {
      title: 'Cómo les fue a nuestros estudiantes',
      blocks:
        outcomes.length === 0
          ? [paragraph('Aún no tenemos cifras de este programa.')]
          : [
              table(
                'Estudiantes según el año en que empezaron',
                ['Año de inicio', 'Empezaron', 'Se graduaron a tiempo', 'Se graduaron en total'],
                outcomeRows(outcomes, 'Aún no se sabe', 'es-US'),
              ),
              paragraph(
                'A tiempo significa dentro de la duración que anuncia el programa. Quienes se trasladaron a una clase posterior y se ' +
                  'graduaron en ella cuentan en «en total».',
              ),
            ],
    },
    {
      title: 'Cómo se paga',
      blocks: [
        paragraph(
          'El instituto no participa en la ayuda federal para estudiantes. Nuestros planes de pago son crédito; el cargo ' +
            'financiero, el monto financiado y el total de pagos están en tu acuerdo de inscripción. Los pagos atrasados ' +
            `pueden pasar a cobranza después de ${formatUnit(collectionDays, 'day', 'es')}.`,
        ),
      ],
    },
    {
      title: 'Tus datos',
      blocks: [
        list(
          'Conservamos tu expediente el tiempo que exige la ley, y tus documentos firmados al menos 7 años.',
          'Lo compartimos con la plataforma de aprendizaje y con el organismo examinador solo en lo que tus estudios necesitan. ' +
            'Nunca lo vendemos.',
          'Puedes ver, corregir y descargar lo que guardamos sobre ti.',
        ),
      ],
    },
    {
      title: 'Accesibilidad',
      blocks: [
        paragraph(
          'Las clases tienen subtítulos y los materiales vienen en formatos que funcionan con tecnología de apoyo. Si necesitas ' +
            `algo más, ${contact ? `escribe a ${contact}` : 'avisa a asesoría'}, antes o durante el programa. Respondemos en 2 días hábiles.`,
        ),
      ],
    },
  ],
});

/** The disclosure a student must get before the program begins. */
export function disclosure(facts: DisclosureFacts, language: Language): Document {
  return { ...(language === 'ES' ? spanish : english)(facts), language, version: '2026-11' };
}
