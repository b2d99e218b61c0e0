import { formatDateTime } from '@institute/design-system/formats';
import type { Notification } from '../inbox/notify.ts';
import type { Action } from '../letters/letter.ts';

type EmailTexts = Notification['texts'];
/** A session of a circle, with the time zone to show it in. */
export type Meeting = { startTime: Date; timeZone: string };
type Joinable = Meeting & { url: string | null };

const when = ({ startTime, timeZone }: Meeting, locale: string) =>
  formatDateTime(startTime.toISOString(), { locale, timeZone, withZone: true });

export const added = (title: string): EmailTexts => ({
  EN: {
    subject: `You were added to a circle: ${title}`,
    lines: [
      'You’ll find the sessions under your circles. If your coach added you, they can see your contact details only after you join.',
    ],
  },
  ES: {
    subject: `Te agregaron a un círculo: ${title}`,
    lines: [
      'Encuentras tus sesiones en tus círculos. Si te agregó tu coach, verá cómo contactarte solo cuando te unas tú también.',
    ],
  },
});

export const removed = (title: string): EmailTexts => ({
  EN: {
    subject: `You are no longer in a circle: ${title}`,
    lines: ['You can join another circle at any time.'],
  },
  ES: {
    subject: `Ya no estás en un círculo: ${title}`,
    lines: ['Puedes unirte a otro círculo cuando quieras.'],
  },
});

export const uninvited = (title: string): EmailTexts => ({
  EN: {
    subject: `You’re no longer invited to a circle: ${title}`,
    lines: ['The invitation was withdrawn. There’s nothing you need to do.'],
  },
  ES: {
    subject: `Ya no tienes invitación a un círculo: ${title}`,
    lines: ['Se retiró la invitación. No tienes que hacer nada.'],
  },
});

export const planned = (title: string, session: Meeting): EmailTexts => ({
  EN: { subject: `New session: ${title}`, lines: [`It starts on ${when(session, 'en-US')}.`] },
  ES: { subject: `Una nueva sesión: ${title}`, lines: [`Empieza el ${when(session, 'es-US')}.`] },
});

export const moved = (title: string, session: Meeting): EmailTexts => ({
  EN: { subject: `Session changed: ${title}`, lines: [`It now starts on ${when(session, 'en-US')}.`] },
  ES: { subject: `Cambió una sesión: ${title}`, lines: [`Ahora empieza el ${when(session, 'es-US')}.`] },
});

export const cancelled = (title: string, session: Meeting): EmailTexts => ({
  EN: {
    subject: `Session canceled: ${title}`,
    lines: [`The session on ${when(session, 'en-US')} won’t take place.`],
  },
  ES: {
    subject: `Se canceló una sesión: ${title}`,
    lines: [`La sesión del ${when(session, 'es-US')} no se realizará.`],
  },
});

export const reminder = (title: string, session: Joinable): EmailTexts => ({
  EN: {
    subject: `Reminder: ${title}, ${when(session, 'en-US')}`,
    lines: [
      `Your circle meets on ${when(session, 'en-US')}.`,
      ...(session.url ? [`Join here: ${session.url}`] : []),
    ],
  },
  ES: {
    subject: `Recordatorio: ${title}, ${when(session, 'es-US')}`,
    lines: [
      `Tu círculo se reúne el ${when(session, 'es-US')}.`,
      ...(session.url ? [`Entra aquí: ${session.url}`] : []),
    ],
  },
});

/** The end of the e-mail: the circle's page in the reader's app. */
export const reminderLink = (url: string): Record<'EN' | 'ES', Action> => ({
  EN: { label: 'See your circle', url },
  ES: { label: 'Ver tu círculo', url },
});
