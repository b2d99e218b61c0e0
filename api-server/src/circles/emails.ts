import { circleInvitationDays } from '@institute/api-schema/policy';
import { formatDateTime } from '@institute/values/formats';
import type { Notification } from '../inbox/notify.ts';
import { type Action, type Texts, withLink } from '../letters/letter.ts';

type EmailTexts = Notification['texts'];
/** A session of a circle, with the time zone to show it in. */
export type Meeting = { startTime: Date; timeZone: string };
export type Joinable = Meeting & { url: string | null };

const when = ({ startTime, timeZone }: Meeting, locale: string) =>
  formatDateTime(startTime.toISOString(), { locale, timeZone, withZone: true, withWeekday: true });

export const added = (title: string): EmailTexts => ({
  EN: {
    subject: `You were added to a circle: ${title}`,
    lines: [`You’re now in the circle “${title}”. Its page shows when it meets.`],
  },
  ES: {
    subject: `Te agregaron a un círculo: ${title}`,
    lines: [`Ahora estás en el círculo «${title}». En su página ves cuándo se reúne.`],
  },
});

export const invited = (title: string): EmailTexts => ({
  EN: {
    subject: `You’re invited to a circle: ${title}`,
    lines: [
      `Your coach added you to the circle “${title}”. Accept within ${circleInvitationDays} days, or your spot goes to someone else.`,
      'Your coach can see your contact details only after you accept.',
    ],
  },
  ES: {
    subject: `Te invitaron a un círculo: ${title}`,
    lines: [
      `Tu coach te agregó al círculo «${title}». Acepta en un plazo de ${circleInvitationDays} días o tu cupo será para otra persona.`,
      'Tu coach verá cómo contactarte solo cuando aceptes.',
    ],
  },
});

export const invitationExpired = (title: string): EmailTexts => ({
  EN: {
    subject: `Your invitation to a circle has ended: ${title}`,
    lines: [
      `You didn’t accept the invitation to the circle “${title}” in time. You can still join while there’s room.`,
    ],
  },
  ES: {
    subject: `Tu invitación a un círculo terminó: ${title}`,
    lines: [
      `No aceptaste a tiempo la invitación al círculo «${title}». Todavía puedes unirte mientras haya cupo.`,
    ],
  },
});

export const removed = (title: string): EmailTexts => ({
  EN: {
    subject: `You are no longer in a circle: ${title}`,
    lines: [`You were removed from the circle “${title}”. You can join another circle at any time.`],
  },
  ES: {
    subject: `Ya no estás en un círculo: ${title}`,
    lines: [`Te quitaron del círculo «${title}». Puedes unirte a otro cuando quieras.`],
  },
});

export const uninvited = (title: string): EmailTexts => ({
  EN: {
    subject: `You’re no longer invited to a circle: ${title}`,
    lines: [`The invitation to the circle “${title}” was withdrawn. There’s nothing you need to do.`],
  },
  ES: {
    subject: `Ya no tienes invitación a un círculo: ${title}`,
    lines: [`Se retiró la invitación al círculo «${title}». No tienes que hacer nada.`],
  },
});

export const planned = (title: string, session: Meeting): EmailTexts => ({
  EN: {
    subject: `New session: ${title}`,
    figure: when(session, 'en-US'),
    lines: [`Your circle has a new session. It starts on ${when(session, 'en-US')}.`],
  },
  ES: {
    subject: `Una nueva sesión: ${title}`,
    figure: when(session, 'es-US'),
    lines: [`Tu círculo tiene una nueva sesión. Empieza el ${when(session, 'es-US')}.`],
  },
});

export const moved = (title: string, session: Meeting): EmailTexts => ({
  EN: {
    subject: `Session changed: ${title}`,
    figure: when(session, 'en-US'),
    lines: [`Your circle’s session has a new time. It now starts on ${when(session, 'en-US')}.`],
  },
  ES: {
    subject: `Cambió una sesión: ${title}`,
    figure: when(session, 'es-US'),
    lines: [`La sesión de tu círculo cambió de hora. Ahora empieza el ${when(session, 'es-US')}.`],
  },
});

const joinLines = ({ url }: Joinable) => ({
  EN: url ? [`Join here: ${url}`] : [],
  ES: url ? [`Entra aquí: ${url}`] : [],
});

export const linkChanged = (title: string, session: Joinable): EmailTexts =>
  withLink(session.url, {
    EN: {
      subject: `New link to join: ${title}`,
      figure: when(session, 'en-US'),
      lines: [
        `The link to join your circle’s session on ${when(session, 'en-US')} changed.`,
        ...joinLines(session).EN,
      ],
    },
    ES: {
      subject: `Un nuevo enlace para entrar: ${title}`,
      figure: when(session, 'es-US'),
      lines: [
        `Cambió el enlace para entrar a la sesión de tu círculo del ${when(session, 'es-US')}.`,
        ...joinLines(session).ES,
      ],
    },
  });

export const cancelled = (title: string, session: Meeting): EmailTexts => ({
  EN: {
    subject: `Session canceled: ${title}`,
    lines: [`Your circle’s session on ${when(session, 'en-US')} was canceled and won’t take place.`],
  },
  ES: {
    subject: `Se canceló una sesión: ${title}`,
    lines: [`La sesión de tu círculo del ${when(session, 'es-US')} se canceló y no se realizará.`],
  },
});

export const reminder = (title: string, session: Joinable): EmailTexts =>
  withLink(session.url, {
    EN: {
      subject: `Reminder: ${title}, ${when(session, 'en-US')}`,
      figure: when(session, 'en-US'),
      lines: [`Your circle meets on ${when(session, 'en-US')}.`, ...joinLines(session).EN],
    },
    ES: {
      subject: `Recordatorio: ${title}, ${when(session, 'es-US')}`,
      figure: when(session, 'es-US'),
      lines: [`Tu círculo se reúne el ${when(session, 'es-US')}.`, ...joinLines(session).ES],
    },
  });

/** The end of the e-mails: the circle's page in the reader's app, or the page of all circles. */
export const circleLink = (url: string): Texts<Action> => ({
  EN: { label: 'See your circle', url },
  ES: { label: 'Ver tu círculo', url },
});

export const circlesLink = (url: string): Texts<Action> => ({
  EN: { label: 'See your circles', url },
  ES: { label: 'Ver tus círculos', url },
});
