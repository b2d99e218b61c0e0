import type { Schemas } from '@institute/api-schema';
import type { Language } from '../documents/document.ts';

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
