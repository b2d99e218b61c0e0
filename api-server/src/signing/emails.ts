import type { components } from '@institute/api-schema';
import { formatDateTime } from '@institute/design-system/formats';
import { type Language, languageTag } from '../documents/document.ts';
import type { Action, EmailText } from '../letters/letter.ts';
import { instituteTimeZone } from '../platform/institute-days.ts';

type Schemas = components['schemas'];
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

export const sentTexts = ({ title, expiresAt }: Envelope): Record<Language, EmailText> => ({
  EN: {
    subject: `Please sign: ${title}`,
    lines: [`“${title}” is ready for you to read and sign. You can sign until ${momentOf(expiresAt, 'EN')}.`],
  },
  ES: {
    subject: `Por favor, firma: ${title}`,
    lines: [
      `«${title}» está listo para que lo leas y lo firmes. Puedes firmar hasta el ${momentOf(expiresAt, 'ES')}.`,
    ],
  },
});

export const reminderTexts = ({ title, expiresAt }: Envelope): Record<Language, EmailText> => ({
  EN: {
    subject: `Reminder: sign ${title}`,
    lines: [`You haven’t signed “${title}” yet. It expires on ${momentOf(expiresAt, 'EN')}.`],
  },
  ES: {
    subject: `Recordatorio: ${title} espera tu firma`,
    lines: [`«${title}» aún no está firmado. Vence el ${momentOf(expiresAt, 'ES')}.`],
  },
});

export const expiredTexts = ({ title }: Envelope): Record<Language, EmailText> => ({
  EN: {
    subject: `Expired: ${title}`,
    lines: [`The deadline to sign “${title}” has passed. You can request a new link on your documents page.`],
  },
  ES: {
    subject: `Vencido: ${title}`,
    lines: [
      `El plazo para firmar «${title}» terminó. Puedes pedir un nuevo enlace donde están tus documentos.`,
    ],
  },
});

export const voidedTexts = ({ title }: Envelope, reason: string): Record<Language, EmailText> => ({
  EN: {
    subject: `Withdrawn: ${title}`,
    lines: [`We withdrew “${title}”. There’s nothing for you to sign.`, reason],
  },
  ES: {
    subject: `Retirado: ${title}`,
    lines: [`Retiramos «${title}». No tienes que firmar nada.`, reason],
  },
});

export const completedTexts = ({ title }: Envelope): Record<Language, EmailText> => ({
  EN: {
    subject: `Your signed copy of ${title}`,
    lines: [`Everyone has signed “${title}”. Your final copy is ready.`],
  },
  ES: {
    subject: `Tu copia firmada de ${title}`,
    lines: [`Todas las personas firmaron «${title}». Tu copia final está lista.`],
  },
});

/** The button of each e-mail that leads to the envelope's page. */
export const reminderLink = (url: string): Record<Language, Action> => ({
  EN: { label: 'Read and sign', url },
  ES: { label: 'Leer y firmar', url },
});
export const expiredLink = (url: string): Record<Language, Action> => ({
  EN: { label: 'Request a new link', url },
  ES: { label: 'Pedir un nuevo enlace', url },
});
export const completedLink = (url: string): Record<Language, Action> => ({
  EN: { label: 'View your copy', url },
  ES: { label: 'Ver tu copia', url },
});

/** The texts of the page that is added to a sealed document. */
export const sealTexts: Record<
  Language,
  {
    signatures: string;
    signed: (how: Schemas['SignatureType'], moment: string, address: string | null) => string;
    answers: string;
    answer: [string, string];
    yes: string;
    auditTrail: string;
    auditHead: string[];
    parties: Record<Schemas['AuditEvent']['actor'], string>;
    methods: Record<Schemas['SignatureType'], string>;
    events: Record<Schemas['AuditEventType'], string>;
    hash: (hash: string) => string;
  }
> = {
  EN: {
    signatures: 'Signatures',
    signed: (how, moment, address) =>
      `${{ TYPED: 'Typed', DRAWN: 'Drawn', UPLOADED: 'Uploaded' }[how]} on ${moment}${address ? ` from ${address}` : ''}.`,
    answers: 'Answers',
    answer: ['Field', 'Answer'],
    yes: 'Yes',
    auditTrail: 'Audit trail',
    auditHead: ['Moment (UTC)', 'Event', 'Who', 'How and from where'],
    parties: { STUDENT: 'Student', INSTITUTE: 'Institute', SYSTEM: 'System' },
    methods: { TYPED: 'Typed', DRAWN: 'Drawn', UPLOADED: 'Uploaded' },
    events: {
      SENT: 'Sent',
      REMINDED: 'Reminded',
      OPENED: 'Opened',
      VIEWED: 'Viewed',
      CONSENTED: 'Consented',
      SIGNED: 'Signed',
      COUNTERSIGNED: 'Countersigned',
      SEALED: 'Sealed',
      DECLINED: 'Declined',
      EXPIRED: 'Expired',
      VOIDED: 'Voided',
      REPLACED: 'Replaced',
      DOWNLOADED: 'Downloaded',
    },
    hash: (hash) => `The text that was shown and signed has this SHA-256: ${hash}`,
  },
  ES: {
    signatures: 'Firmas',
    signed: (how, moment, address) =>
      `${{ TYPED: 'Escrita', DRAWN: 'Dibujada', UPLOADED: 'Subida' }[how]} el ${moment}${address ? ` desde ${address}` : ''}.`,
    answers: 'Lo que se completó',
    answer: ['Campo', 'Respuesta'],
    yes: 'Sí',
    auditTrail: 'Registro de auditoría',
    auditHead: ['Momento (UTC)', 'Suceso', 'Quién', 'Cómo y desde dónde'],
    parties: { STUDENT: 'Estudiante', INSTITUTE: 'Instituto', SYSTEM: 'Sistema' },
    methods: { TYPED: 'Escrita', DRAWN: 'Dibujada', UPLOADED: 'Subida' },
    events: {
      SENT: 'Enviado',
      REMINDED: 'Recordado',
      OPENED: 'Abierto',
      VIEWED: 'Visto',
      CONSENTED: 'Consentido',
      SIGNED: 'Firmado',
      COUNTERSIGNED: 'Contrafirmado',
      SEALED: 'Sellado',
      DECLINED: 'Rechazado',
      EXPIRED: 'Vencido',
      VOIDED: 'Anulado',
      REPLACED: 'Reemplazado',
      DOWNLOADED: 'Descargado',
    },
    hash: (hash) => `El texto que se mostró y se firmó tiene este SHA-256: ${hash}`,
  },
};
