import { admissionsReplyHours } from '@institute/api-schema/policy';
import { formatUnit } from '@institute/values/formats';
import { type Document, type Language, list, paragraph, steps, table } from '../../documents/document.ts';
import { advisorReplyTime } from './advisor-reply-time.ts';

/** The facts that the handbook states, with dates already formatted. */
export type HandbookFacts = { program: string; startDate: string; graduationDate: string };

const english = (facts: HandbookFacts): Omit<Document, 'language' | 'version'> => ({
  title: 'Program handbook',
  introduction: [
    `How “${facts.program}” works, from ${facts.startDate} to ${facts.graduationDate}. It is part of your enrollment agreement.`,
  ],
  sections: [
    {
      title: 'A week in the program',
      blocks: [
        table(
          'About six hours a week',
          ['Part', 'Time', 'Where'],
          [
            ['Module: videos, readings, a short quiz', '3 hours', 'Learning platform, whenever you like'],
            ['Live class', '90 minutes', 'Video call, recorded for those who cannot come'],
            ['Practice with a partner', '60 minutes', 'You arrange it between you'],
            ['Coaching circle', '30 minutes', 'Six students and a coach'],
          ],
        ),
      ],
    },
    {
      title: 'Attendance',
      blocks: [
        list(
          'You may miss three live classes. Watching the recording and answering its questions within two weeks counts as attending.',
          'You may miss one circle session. Your coach offers another time for a second one.',
          'If you’re ill or caring for someone and have to be away longer, tell your advisor. A later class is often the best option.',
        ),
      ],
    },
    {
      title: 'Assessments',
      blocks: [
        steps(
          'A quiz for each module. You may repeat it as often as you like; 80 percent passes.',
          'Twelve practice sessions, logged and confirmed by your partner.',
          'A recorded coaching session, which two instructors assess by the published form. You have two attempts.',
          'A written examination at the end. You have two attempts; a third is possible for a fee.',
        ),
      ],
    },
    {
      title: 'Conduct',
      blocks: [
        paragraph(
          'What is said in a circle stays there. Nobody is recorded without agreeing. Work you hand in is your own; say where ' +
            'you used tools that write for you. If you break these rules, we hear your side before we decide anything.',
        ),
      ],
    },
    {
      title: 'Where to turn',
      blocks: [
        list(
          `Your studies: your advisor, who answers within ${advisorReplyTime('EN')}.`,
          `Admissions: within ${formatUnit(admissionsReplyHours, 'hour')}.`,
          'Payments: the settings of the portal, under payment information.',
          'Urgent worries about a client’s safety: the emergency services first, then us.',
        ),
      ],
    },
  ],
});

const spanish = (facts: HandbookFacts): Omit<Document, 'language' | 'version'> => ({
  title: 'Manual del programa',
  introduction: [
    `Cómo funciona «${facts.program}», del ${facts.startDate} al ${facts.graduationDate}. Es parte de tu acuerdo de inscripción.`,
  ],
  sections: [
    {
      title: 'Una semana en el programa',
      blocks: [
        table(
          'Unas seis horas por semana',
          ['Parte', 'Tiempo', 'Dónde'],
          [
            [
              'Módulo: videos, lecturas y un cuestionario breve',
              '3 horas',
              'Plataforma de aprendizaje, cuando quieras',
            ],
            ['Clase en vivo', '90 minutos', 'Videollamada, grabada para quien no pueda asistir'],
            ['Práctica en pareja', '60 minutos', 'La acuerdan entre ustedes'],
            ['Círculo de coaching', '30 minutos', 'Seis estudiantes y un coach'],
          ],
        ),
      ],
    },
    {
      title: 'Asistencia',
      blocks: [
        list(
          'Puedes faltar a tres clases en vivo. Ver la grabación y responder sus preguntas en dos semanas cuenta como asistir.',
          'Puedes faltar a una sesión del círculo. Para una segunda, tu coach te ofrece otro horario.',
          'Si una enfermedad o el cuidado de alguien te aleja más tiempo, avisa a asesoría; una clase posterior suele ' +
            'ser lo mejor.',
        ),
      ],
    },
    {
      title: 'Evaluaciones',
      blocks: [
        steps(
          'Un cuestionario por módulo. Puedes repetirlo las veces que quieras; se aprueba con 80 por ciento.',
          'Doce sesiones de práctica, anotadas y confirmadas por tu pareja.',
          'Una sesión de coaching grabada, que dos instructores evalúan con el formulario publicado. Tienes dos intentos.',
          'Un examen escrito al final. Tienes dos intentos; un tercero es posible con un cargo.',
        ),
      ],
    },
    {
      title: 'Conducta',
      blocks: [
        paragraph(
          'Lo que se dice en un círculo se queda ahí. No se graba a nadie sin su acuerdo. Lo que entregas es tuyo; di dónde usaste ' +
            'herramientas que escriben por ti. A quien rompe estas reglas se le escucha antes de decidir nada.',
        ),
      ],
    },
    {
      title: 'A quién acudir',
      blocks: [
        list(
          `Tus estudios: asesoría, que responde en ${advisorReplyTime('ES')}.`,
          `Admisiones: en un plazo de ${formatUnit(admissionsReplyHours, 'hour', 'es')}.`,
          'Pagos: la configuración del portal, en información de pago.',
          'Una preocupación urgente por la seguridad de un cliente: primero los servicios de emergencia, luego nosotros.',
        ),
      ],
    },
  ],
});

/** Describes how the program works, week by week. */
export function programHandbook(facts: HandbookFacts, language: Language): Document {
  return { ...(language === 'ES' ? spanish : english)(facts), language, version: '2026-11' };
}
