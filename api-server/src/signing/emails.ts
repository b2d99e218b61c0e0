import { formatDateTime } from '@institute/values/formats';
import { type Language, languageTag } from '../documents/document.ts';
import { type EmailText, inQuotes } from '../letters/letter.ts';
import { instituteTimeZone } from '../platform/institute-days.ts';

type Envelope = { title: string; expiresAt: Date };

/** A moment in the institute's time zone, with the zone's name. */
const momentOf = (moment: Date, language: Language) =>
  formatDateTime(moment.toISOString(), {
    locale: languageTag(language),
    timeZone: instituteTimeZone,
    withZone: true,
  });

/** The consent that a signer gives. It is stored with the signature. */
export const statements: Record<Language, string> = {
  EN: 'I agree to use electronic records and signatures, I have read these documents, and I sign them.',
  ES: 'Acepto usar documentos y firmas electrónicos, he leído estos documentos y los firmo.',
};

/** The office that signs for the institute. */
export const registrar: Record<Language, string> = {
  EN: 'Office of the registrar',
  ES: 'Oficina de registro',
};

/** A message about an envelope, and the label of the button to its page. */
type Message = { texts: Record<Language, EmailText>; label: Record<Language, string> };

const sign = { EN: 'Read and sign', ES: 'Leer y firmar' };

export const sent = ({ title, expiresAt }: Envelope): Message => ({
  texts: {
    EN: {
      subject: `Please sign: ${title}`,
      lines: [
        `“${title}” is ready for you to read and sign. You can sign until ${momentOf(expiresAt, 'EN')}.`,
      ],
    },
    ES: {
      subject: `Por favor, firma: ${title}`,
      lines: [
        `«${title}» está listo para que lo leas y lo firmes. Tienes hasta el ${momentOf(expiresAt, 'ES')} para firmar.`,
      ],
    },
  },
  label: sign,
});

export const reminder = ({ title, expiresAt }: Envelope): Message => ({
  texts: {
    EN: {
      subject: `Reminder: sign ${title}`,
      lines: [`You haven’t signed “${title}” yet. You can sign until ${momentOf(expiresAt, 'EN')}.`],
    },
    ES: {
      subject: `Recordatorio: ${title} espera tu firma`,
      lines: [`Aún no firmas «${title}». Tienes hasta el ${momentOf(expiresAt, 'ES')} para firmar.`],
    },
  },
  label: sign,
});

export const expired = ({ title }: Envelope): Message => ({
  texts: {
    EN: {
      subject: `Expired: ${title}`,
      lines: [
        `The deadline to sign “${title}” has passed. If you still need to sign it, request a new link on its page.`,
      ],
    },
    ES: {
      subject: `Vencido: ${title}`,
      lines: [
        `El plazo para firmar «${title}» terminó. Si todavía tienes que firmarlo, pide un nuevo enlace en su página.`,
      ],
    },
  },
  label: { EN: 'Request a new link', ES: 'Pedir un nuevo enlace' },
});

/** To staff, that a student won't sign, and why. */
export const declinedForStaff = (name: string, { title }: Pick<Envelope, 'title'>, reason: string) => ({
  EN: {
    subject: `${name} declined to sign: ${title}`,
    lines: [
      `${name} declined to sign “${title}”.`,
      `The reason: ${inQuotes(reason, 'EN')}`,
      'Contact the student. To send other documents, void these first.',
    ],
  },
  ES: {
    subject: `${name} no quiere firmar: ${title}`,
    lines: [
      `${name} decidió no firmar «${title}».`,
      `El motivo: ${inQuotes(reason, 'ES')}`,
      'Habla con el estudiante. Para enviar otros documentos, anula primero estos.',
    ],
  },
});

/** To staff, that an enrollment waits because its documents weren't signed in time. */
export const expiredForStaff = (name: string, { title }: Pick<Envelope, 'title'>) => ({
  EN: {
    subject: `${name} didn’t sign in time: ${title}`,
    lines: [
      `The deadline for ${name} to sign “${title}” has passed, so the enrollment can’t be completed.`,
      'The student can request the documents again. To send other documents, void these first.',
    ],
  },
  ES: {
    subject: `${name} no firmó a tiempo: ${title}`,
    lines: [
      `Terminó el plazo de ${name} para firmar «${title}», así que la inscripción no se puede completar.`,
      'El estudiante puede pedir los documentos de nuevo. Para enviar otros, anula primero estos.',
    ],
  },
});

export const voided = ({ title }: Envelope, reason: string): Message => ({
  texts: {
    EN: {
      subject: `Withdrawn: ${title}`,
      lines: [
        `We withdrew “${title}”. There’s nothing for you to sign.`,
        `Our reason: ${inQuotes(reason, 'EN')}`,
      ],
    },
    ES: {
      subject: `Retirado: ${title}`,
      lines: [
        `Retiramos «${title}». No tienes que firmar nada.`,
        `Nuestro motivo: ${inQuotes(reason, 'ES')}`,
      ],
    },
  },
  label: { EN: 'See the document', ES: 'Ver el documento' },
});

export const completed = ({ title }: Envelope): Message => ({
  texts: {
    EN: {
      subject: `Your signed copy: ${title}`,
      lines: [`Everyone has signed “${title}”. Your copy is ready to read and download.`],
    },
    ES: {
      subject: `Tu copia firmada: ${title}`,
      lines: [`Todas las personas firmaron «${title}». Ya puedes leer y descargar tu copia.`],
    },
  },
  label: { EN: 'View your copy', ES: 'Ver tu copia' },
});
