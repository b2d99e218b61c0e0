import type { Schemas } from '@institute/api-schema';
import { formatDateTime } from '@institute/values/formats';
import { inQuotes } from '../../letters/letter.ts';
import type { Returned } from '../terms/refund-rules.ts';
import type { ChangedBy, Side } from './session-rules.ts';

export type Language = Schemas['LanguageIso2LetterCode'];

/** What happened to a session, and who did it. Reminders have no one. */
export type SessionNews =
  | { type: 'BOOKED' | 'MOVE_ACCEPTED' | 'ABSENCE_REPORTED' | 'REMINDER' }
  | { type: 'MOVED'; by: ChangedBy; from: Date }
  | { type: 'CANCELLED'; by: ChangedBy; returned: Returned }
  | { type: 'NO_SHOW'; by: ChangedBy; objectionUntil: Date | null }
  | { type: 'NO_SHOW_CORRECTED'; by: ChangedBy };

/** A session as one of its two sides reads about it. */
export type SessionFacts = {
  side: Side;
  title: string;
  /** The other side's full name and first name. */
  other: { name: string; firstName: string };
  startTime: Date;
  /** In minutes. */
  duration: number;
  /** The reader's. */
  timeZone: string;
  deliveryMode: Schemas['DeliveryMode'] | null;
  meetingLink: string | null;
  /** The address where a group meets. */
  place: string | null;
  /** Whether the coach meets a group. */
  isGroup: boolean;
  /** The session's page in the reader's app. */
  link: string;
  isMovePending: boolean;
  /** Until when the client can reschedule it, or cancel it for free. null if it's too late. */
  changeableUntil: Date | null;
  reason: string | null;
  /** Of the purchase. */
  currency: string;
  isFree: boolean;
};

export const locales = { EN: 'en-US', ES: 'es-US' } as const;
export const at = (moment: Date, { timeZone }: SessionFacts, language: Language) =>
  formatDateTime(moment.toISOString(), {
    locale: locales[language],
    timeZone,
    withZone: true,
    withWeekday: true,
  });
export const begins = (facts: SessionFacts, language: Language) => at(facts.startTime, facts, language);
export const quoted = ({ reason }: SessionFacts, language: Language) =>
  reason ? [inQuotes(reason, language)] : [];

/** Where they meet. The reader who has to send the other the place is reminded of it. */
export const places: Record<Language, (facts: SessionFacts) => string> = {
  EN: ({ side, deliveryMode, meetingLink, place, other: { firstName } }) => {
    if (place) return `Place: ${place}`;
    if (meetingLink) return `${side === 'CLIENT' ? 'Join here' : 'Your meeting link'}: ${meetingLink}`;
    if (deliveryMode === 'IN_PERSON')
      return side === 'CLIENT'
        ? `You meet in person. ${firstName} will send you the address.`
        : `You meet in person. Send ${firstName} the address before the session.`;
    return side === 'CLIENT'
      ? `You meet online. ${firstName} will send you the link.`
      : `You haven’t added a meeting link. Send ${firstName} one before the session, or add it to your profile.`;
  },
  ES: ({ side, deliveryMode, meetingLink, place, other: { firstName } }) => {
    if (place) return `Lugar: ${place}`;
    if (meetingLink) return `${side === 'CLIENT' ? 'Entra aquí' : 'Tu enlace'}: ${meetingLink}`;
    if (deliveryMode === 'IN_PERSON')
      return side === 'CLIENT'
        ? `Es una sesión presencial. ${firstName} te enviará la dirección.`
        : `Es una sesión presencial. Envíale la dirección a ${firstName} antes de la sesión.`;
    return side === 'CLIENT'
      ? `Es una sesión en línea. ${firstName} te enviará el enlace.`
      : `No has agregado un enlace. Envíaselo a ${firstName} antes de la sesión, o agrégalo a tu perfil.`;
  },
};

/** Who moved or canceled a session, for its reader. */
export const actorTo = ({ side }: SessionFacts, by: ChangedBy) =>
  by === 'INSTITUTE' ? 'institute' : by === side ? 'reader' : 'other';
