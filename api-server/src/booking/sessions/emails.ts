import { formatDateTime } from '@institute/design-system/formats';
import type { Notification } from '../../inbox/notify.ts';

type EmailTexts = Notification['texts'];
/** A time and its reader's time zone. */
type When = { startTime: Date; timeZone: string };

const when = ({ startTime, timeZone }: When, locale: string) =>
  formatDateTime(startTime.toISOString(), { locale, timeZone, withZone: true });
const said = (reason: string | null) => (reason ? [`“${reason}”`] : []);

export const booked = (title: string, at: When): EmailTexts => ({
  EN: { subject: `Session booked: ${title}`, lines: [`It starts on ${when(at, 'en-US')}.`] },
  ES: { subject: `Sesión reservada: ${title}`, lines: [`Empieza el ${when(at, 'es-US')}.`] },
});

export const moved = (title: string, at: When, reason: string | null): EmailTexts => ({
  EN: {
    subject: `Session moved: ${title}`,
    lines: [`It now starts on ${when(at, 'en-US')}.`, ...said(reason)],
  },
  ES: {
    subject: `Se cambió una sesión: ${title}`,
    lines: [`Ahora empieza el ${when(at, 'es-US')}.`, ...said(reason)],
  },
});

export const cancelled = (title: string, at: When, reason: string | null): EmailTexts => ({
  EN: {
    subject: `Session canceled: ${title}`,
    lines: [`The session on ${when(at, 'en-US')} won’t take place.`, ...said(reason)],
  },
  ES: {
    subject: `Se canceló una sesión: ${title}`,
    lines: [`La sesión del ${when(at, 'es-US')} no se realizará.`, ...said(reason)],
  },
});
