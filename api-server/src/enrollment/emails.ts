import { admissionsReplyHours, draftDays } from '@institute/api-schema/policy';
import { formatDate, formatUnit } from '@institute/values/formats';
import type { Language } from '../documents/document.ts';
import { type Action, type EmailText, inQuotes, type Texts, type write } from '../letters/letter.ts';
import { causeOf } from '../money/emails.ts';
import type { Titles } from '../programs/titles.ts';
import type { ApplicationNews } from './announce.ts';
import { advisorReplyTime } from './documents/advisor-reply-time.ts';

type Both = Record<Language, EmailText>;

const see = { EN: 'See your application', ES: 'Ver tu solicitud' };

export const received = (number: string, title: Titles): ApplicationNews => ({
  texts: {
    EN: {
      subject: `We received your application ${number}`,
      lines: [
        `Thank you for applying for ${title.EN}.`,
        `An advisor replies within ${advisorReplyTime('EN')}, and admissions within ${formatUnit(admissionsReplyHours, 'hour')} after that. You can follow your application in the portal.`,
      ],
    },
    ES: {
      subject: `Recibimos tu solicitud ${number}`,
      lines: [
        `Gracias por postularte a ${title.ES}.`,
        `Asesoría responde en ${advisorReplyTime('ES')}, y admisiones en un plazo de ${formatUnit(admissionsReplyHours, 'hour', 'es')} después. Puedes seguir tu solicitud en el portal.`,
      ],
    },
  },
  label: see,
});

/** What was due on submitting wasn't paid, so the application is a draft again. */
export const unpaid = (number: string, isOfCard: boolean): ApplicationNews => ({
  texts: {
    EN: {
      subject: `Application ${number} isn’t submitted: your payment didn’t go through`,
      lines: [
        'Your payment wasn’t made, so your application is a draft again and we aren’t holding your seat.',
        ...causeOf(isOfCard).EN,
        'Nothing was charged. Your answers and your signature are saved: choose a card and submit again.',
      ],
    },
    ES: {
      subject: `La solicitud ${number} no se envió: tu pago no se realizó`,
      lines: [
        'Tu pago no se realizó, así que tu solicitud vuelve a ser un borrador y no te guardamos el cupo.',
        ...causeOf(isOfCard).ES,
        'No se cobró nada. Tus respuestas y tu firma están guardadas: elige una tarjeta y envíala de nuevo.',
      ],
    },
  },
  label: { EN: 'Continue your application', ES: 'Continuar tu solicitud' },
});

export const reviewed = (number: string): ApplicationNews => ({
  texts: {
    EN: {
      subject: `Application ${number} is in review`,
      lines: ['An advisor is reviewing your application. There’s nothing you need to do now.'],
    },
    ES: {
      subject: `La solicitud ${number} está en revisión`,
      lines: ['Asesoría está revisando tu solicitud. No tienes que hacer nada por ahora.'],
    },
  },
  label: see,
});

export const needsChanges = (number: string, note: string): ApplicationNews => ({
  texts: {
    EN: {
      subject: `Application ${number} needs a change`,
      lines: [
        'Your advisor asked you to change something:',
        inQuotes(note, 'EN'),
        'Make the change and submit your application again. We won’t charge you again.',
      ],
    },
    ES: {
      subject: `La solicitud ${number} necesita un cambio`,
      lines: [
        'Asesoría te pide un cambio:',
        inQuotes(note, 'ES'),
        'Haz el cambio y envía tu solicitud de nuevo. No te cobraremos otra vez.',
      ],
    },
  },
  label: { EN: 'Change your application', ES: 'Cambiar tu solicitud' },
});

export const approved = (number: string, title: Titles): ApplicationNews => ({
  texts: {
    EN: {
      subject: `Application ${number} is approved`,
      lines: [
        `You have a seat in ${title.EN}. The last documents to sign are on their way. Once everything is signed, you’re enrolled.`,
      ],
    },
    ES: {
      subject: `La solicitud ${number} está aprobada`,
      lines: [
        `Tienes un cupo en ${title.ES}. Los últimos documentos para firmar van en camino. Cuando todo esté firmado, tu inscripción queda completa.`,
      ],
    },
  },
  label: see,
});

/** `isRefunded`: whether money goes back. */
export const rejected = (number: string, note: string, isRefunded: boolean): ApplicationNews => ({
  texts: {
    EN: {
      subject: `Application ${number} was not accepted`,
      lines: [
        `We couldn’t accept your application.${isRefunded ? ' We’ll refund what you paid.' : ''}`,
        `Our reason: ${inQuotes(note, 'EN')}`,
      ],
    },
    ES: {
      subject: `La solicitud ${number} no fue aceptada`,
      lines: [
        `No pudimos aceptar tu solicitud.${isRefunded ? ' Te devolvemos lo que pagaste.' : ''}`,
        `Nuestro motivo: ${inQuotes(note, 'ES')}`,
      ],
    },
  },
  label: see,
});

/** `isRefunded`: whether money goes back. */
export const withdrawn = (number: string, isEnrolled: boolean, isRefunded: boolean): ApplicationNews => ({
  texts: {
    EN: {
      subject: `Application ${number} is withdrawn`,
      lines: [
        isEnrolled
          ? 'You withdrew from your class, and your enrollment has ended.'
          : 'You withdrew your application.',
        ...(isRefunded ? ['We’ll refund you according to your enrollment agreement.'] : []),
      ],
    },
    ES: {
      subject: `La solicitud ${number} fue retirada`,
      lines: [
        isEnrolled ? 'Te diste de baja de tu clase y tu inscripción terminó.' : 'Retiraste tu solicitud.',
        ...(isRefunded ? ['Te devolvemos lo que corresponde según el acuerdo de inscripción.'] : []),
      ],
    },
  },
  label: see,
});

export const discarded = (number: string, title: Titles, programId: string): ApplicationNews => ({
  texts: {
    EN: {
      subject: `Your draft ${number} was discarded`,
      lines: [
        `You haven’t worked on your draft for ${title.EN} for ${formatUnit(draftDays, 'day')}, so we discarded it. You can start a new one at any time.`,
      ],
    },
    ES: {
      subject: `Tu borrador ${number} se descartó`,
      lines: [
        `No hubo cambios en tu borrador para ${title.ES} durante ${formatUnit(draftDays, 'day', 'es')}, así que se descartó. Puedes empezar uno nuevo cuando quieras.`,
      ],
    },
  },
  label: { EN: 'Start a new application', ES: 'Empezar una nueva solicitud' },
  path: startPath(programId),
});

export const enrolled = (title: Titles): ApplicationNews => ({
  texts: {
    EN: {
      subject: `Welcome to ${title.EN}`,
      lines: ['Everything is signed and you’re enrolled. Your courses are in the portal.'],
    },
    ES: {
      subject: `Te damos la bienvenida a ${title.ES}`,
      lines: ['Todo está firmado y tu inscripción está completa. Tus cursos están en el portal.'],
    },
  },
  label: { EN: 'See your enrollment', ES: 'Ver tu inscripción' },
});

/** The page where enrolling in a program begins. */
export const startPath = (programId: string): string => `/enroll?program=${programId}`;

/** A class or language that a student asked to be notified about. */
interface AlertFacts {
  titles: Titles;
  language: Language;
  /** For an alert about a single class. */
  startDate: string | undefined;
  /** The student is in another class of the program. */
  isTransfer: boolean;
}

const languageNames: Record<Language, Record<Language, string>> = {
  EN: { EN: 'English', ES: 'Spanish' },
  ES: { EN: 'inglés', ES: 'español' },
};

/** The notice that a student can enroll or transfer. `url`: the page to do it on, for an e-mail. */
export function alertTexts(
  { titles, language, startDate, isTransfer }: AlertFacts,
  url: string | null,
): Parameters<typeof write>[1] {
  const action = (label: string) => (url === null ? {} : { action: { label, url } });
  const [english, spanish] = [titles.EN, titles.ES];
  if (startDate === undefined) {
    return {
      EN: {
        subject: `You can enroll now: ${english}`,
        lines: [
          `You asked to hear about classes of ${english} in ${languageNames.EN[language]}. One is open now.`,
          'Seats are first come, first served. Enroll from your account.',
        ],
        ...action('Enroll'),
      },
      ES: {
        subject: `Ya puedes inscribirte: ${spanish}`,
        lines: [
          `Nos pediste que te avisáramos de las clases de ${spanish} en ${languageNames.ES[language]}. Ya hay una abierta.`,
          'Los cupos son para quienes se inscriben primero. Inscríbete desde tu cuenta.',
        ],
        ...action('Inscribirme'),
      },
    };
  }
  return {
    EN: {
      subject: `A seat opened up: ${english}`,
      lines: [
        `The ${english} class that starts on ${formatDate(startDate, 'medium', 'en-US')} has a free seat again.`,
        isTransfer
          ? 'Seats are first come, first served. Request the transfer from your account.'
          : 'Seats are first come, first served. Enroll from your account.',
      ],
      ...action(isTransfer ? 'Request the transfer' : 'Enroll'),
    },
    ES: {
      subject: `Hay un cupo libre: ${spanish}`,
      lines: [
        `La clase de ${spanish} que empieza el ${formatDate(startDate, 'medium', 'es-US')} tiene un cupo libre otra vez.`,
        isTransfer
          ? 'Los cupos son para quienes llegan primero. Pide el traslado desde tu cuenta.'
          : 'Los cupos son para quienes se inscriben primero. Inscríbete desde tu cuenta.',
      ],
      ...action(isTransfer ? 'Pedir el traslado' : 'Inscribirme'),
    },
  };
}

/** Reminds of the first day of a class: `YYYY-MM-DD`. */
export const startTexts = (title: Titles, startDate: string): Both => ({
  EN: {
    subject: `Your class starts on ${formatDate(startDate, 'medium', 'en-US')}`,
    lines: [
      `${title.EN} starts on ${formatDate(startDate, 'medium', 'en-US')}. You’ll find your lessons under your courses.`,
    ],
  },
  ES: {
    subject: `Tu clase empieza el ${formatDate(startDate, 'medium', 'es-US')}`,
    lines: [
      `${title.ES} empieza el ${formatDate(startDate, 'medium', 'es-US')}. Encuentras tus lecciones en tus cursos.`,
    ],
  },
});

/** The end of that e-mail: the student's courses. */
export const startLink = (url: string): Texts<Action> => ({
  EN: { label: 'Go to your courses', url },
  ES: { label: 'Ir a tus cursos', url },
});
