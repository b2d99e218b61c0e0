import { absenceReplyHours } from '@institute/api-schema/policy';
import { formatDateTime, formatUnit } from '@institute/design-system/formats';
import type { Notification } from '../../inbox/notify.ts';

type EmailTexts = Notification['texts'];
/** A time and its reader's time zone. */
type When = { startTime: Date; timeZone: string };
/** A move from one time to another, and its reader's time zone. */
type Move = When & { from: Date };

const at = (moment: Date, timeZone: string, locale: string) =>
  formatDateTime(moment.toISOString(), { locale, timeZone, withZone: true });
const when = ({ startTime, timeZone }: When, locale: string) => at(startTime, timeZone, locale);
const said = (reason: string | null) => (reason ? [`“${reason}”`] : []);

export const booked = (title: string, at: When): EmailTexts => ({
  EN: { subject: `Session booked: ${title}`, lines: [`It starts on ${when(at, 'en-US')}.`] },
  ES: { subject: `Sesión reservada: ${title}`, lines: [`Empieza el ${when(at, 'es-US')}.`] },
});

const newTime = ({ from, ...to }: Move) => ({
  EN: `It was on ${at(from, to.timeZone, 'en-US')}. It now starts on ${when(to, 'en-US')}.`,
  ES: `Era el ${at(from, to.timeZone, 'es-US')}. Ahora empieza el ${when(to, 'es-US')}.`,
});

export const moved = (title: string, move: Move, reason: string | null): EmailTexts => ({
  EN: { subject: `Session moved: ${title}`, lines: [newTime(move).EN, ...said(reason)] },
  ES: { subject: `Se cambió una sesión: ${title}`, lines: [newTime(move).ES, ...said(reason)] },
});

/** To the client, who can accept the coach's new time or cancel. */
export const movedByCoach = (title: string, move: Move, reason: string | null): EmailTexts => ({
  EN: {
    subject: `Please confirm the new time: ${title}`,
    lines: [
      newTime(move).EN,
      ...said(reason),
      'Open the session to tell your coach that the new time works. If it doesn’t, choose another time or cancel free of charge.',
    ],
  },
  ES: {
    subject: `Confirma la nueva hora: ${title}`,
    lines: [
      newTime(move).ES,
      ...said(reason),
      'Abre la sesión para decirle a tu coach que la nueva hora te queda bien. Si no, elige otra o cancela sin costo.',
    ],
  },
});

export const moveAccepted = (title: string, to: When): EmailTexts => ({
  EN: {
    subject: `New time accepted: ${title}`,
    lines: [`Your client accepted the new time, ${when(to, 'en-US')}.`],
  },
  ES: {
    subject: `Nueva hora aceptada: ${title}`,
    lines: [`Tu cliente aceptó la nueva hora: ${when(to, 'es-US')}.`],
  },
});

/** To the coach, whose client waited in vain. */
export const absenceReported = (title: string, of: When): EmailTexts => ({
  EN: {
    subject: `Did you miss this session? ${title}`,
    lines: [
      `Your client reported that you didn’t come to the session on ${when(of, 'en-US')}.`,
      `Open the session within ${formatUnit(absenceReplyHours, 'hour')}: cancel it with a full refund, offer a new time, or record that it took place. If you don’t reply, your client can choose a refund or a new time.`,
    ],
  },
  ES: {
    subject: `¿Faltaste a esta sesión? ${title}`,
    lines: [
      `Tu cliente nos avisó que no llegaste a la sesión del ${when(of, 'es-US')}.`,
      `Abre la sesión antes de ${formatUnit(absenceReplyHours, 'hour', 'es')}: cancélala con reembolso completo, propón otra hora o registra que se realizó. Si no respondes, tu cliente podrá elegir un reembolso u otra hora.`,
    ],
  },
});

export const cancelled = (title: string, of: When, reason: string | null, now: Date): EmailTexts => {
  const hasBegun = of.startTime <= now;
  return {
    EN: {
      subject: `Session canceled: ${title}`,
      lines: [
        `The session on ${when(of, 'en-US')} ${hasBegun ? 'was canceled' : 'won’t take place'}.`,
        ...said(reason),
      ],
    },
    ES: {
      subject: `Se canceló una sesión: ${title}`,
      lines: [
        `La sesión del ${when(of, 'es-US')} ${hasBegun ? 'se canceló' : 'no se realizará'}.`,
        ...said(reason),
      ],
    },
  };
};
