import { formatUnit } from '@institute/values/formats';
import type { Notification } from '../../inbox/notify.ts';
import { withLink } from '../../letters/letter.ts';
import { begins, type Language, places, type SessionFacts } from './email-parts.ts';

/** To the buyer of a seat in a group: its dates. */
export function seatTexts(dates: SessionFacts[]): Notification['texts'] {
  const [first] = dates as [SessionFacts, ...SessionFacts[]];
  const { title, other } = first;
  const minutes = (language?: 'es') => formatUnit(first.duration, 'minute', language);
  return withLink(first.meetingLink, {
    EN: {
      subject: `You have a seat: ${title}`,
      lines: [
        `Your group with ${other.name} meets on these dates, for ${minutes()} each:`,
        ...dates.map((date) => begins(date, 'EN')),
        places.EN(first),
      ],
    },
    ES: {
      subject: `Tienes tu cupo: ${title}`,
      lines: [
        `Tu grupo con ${other.name} se reúne en estas fechas, ${minutes('es')} cada vez:`,
        ...dates.map((date) => begins(date, 'ES')),
        places.ES(first),
      ],
    },
  });
}

/** To a client, that the link of these dates changed, which may be of several services. */
export function linkTexts(dates: SessionFacts[]): Notification['texts'] {
  const [first] = dates as [SessionFacts, ...SessionFacts[]];
  const { name } = first.other;
  const titles = [...new Set(dates.map(({ title }) => title))];
  const lineOf = (date: SessionFacts, language: Language) =>
    titles.length > 1 ? `${begins(date, language)}: ${date.title}` : begins(date, language);
  return withLink(first.meetingLink, {
    EN: {
      subject: `The link to join changed: ${titles.join(', ')}`,
      lines: [
        `${name} changed the link to join your sessions on these dates:`,
        ...dates.map((date) => lineOf(date, 'EN')),
        places.EN(first),
      ],
    },
    ES: {
      subject: `Cambió el enlace para entrar: ${titles.join(', ')}`,
      lines: [
        `${name} cambió el enlace para entrar a tus sesiones de estas fechas:`,
        ...dates.map((date) => lineOf(date, 'ES')),
        places.ES(first),
      ],
    },
  });
}
