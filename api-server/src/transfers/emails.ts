import { formatDate, formatDateTime } from '@institute/values/formats';
import { type Language, languageTag } from '../documents/document.ts';
import type { EmailText } from '../letters/letter.ts';
import { instituteTimeZone } from '../platform/institute-days.ts';
import type { Titles } from '../programs/titles.ts';

type Both = Record<Language, EmailText>;

const dayOf = (date: string, language: Language) => formatDate(date, 'medium', languageTag(language));

/** What the payment of a fee is for. */
export const feeNames: Record<Language, string> = { EN: 'Transfer fee', ES: 'Cargo por traslado' };

export const confirmedTexts = (title: Titles, startDate: string): Both => ({
  EN: {
    subject: 'Your transfer is complete',
    lines: [
      `You’re now in the class of ${title.EN} that starts on ${dayOf(startDate, 'EN')}.`,
      'You keep what you’ve completed, and what you’ve paid counts toward your new payment schedule.',
    ],
  },
  ES: {
    subject: 'Tu traslado está hecho',
    lines: [
      `Ahora estás en la clase de ${title.ES} que empieza el ${dayOf(startDate, 'ES')}.`,
      'Lo que completaste sigue completado, y lo que pagaste es parte de tu nuevo calendario de pagos.',
    ],
  },
});

/** In the time zone of the institute. */
const momentOf = (moment: Date, language: Language) =>
  formatDateTime(moment.toISOString(), {
    locale: languageTag(language),
    timeZone: instituteTimeZone,
    withZone: true,
  });

/** `expiresAt`: until when it can be confirmed. */
export const offeredTexts = (title: Titles, startDate: string, expiresAt: Date): Both => ({
  EN: {
    subject: 'Confirm your transfer',
    lines: [
      `You can move to the class of ${title.EN} that starts on ${dayOf(startDate, 'EN')}. Review what changes, then confirm it.`,
      `You can confirm it until ${momentOf(expiresAt, 'EN')}.`,
    ],
  },
  ES: {
    subject: 'Confirma tu traslado',
    lines: [
      `Puedes pasar a la clase de ${title.ES} que empieza el ${dayOf(startDate, 'ES')}. Revisa qué cambia y luego confirma tu traslado.`,
      `Tienes hasta el ${momentOf(expiresAt, 'ES')} para confirmarlo.`,
    ],
  },
});

export const expiredTexts: Both = {
  EN: {
    subject: 'Your transfer offer has ended',
    lines: [
      'You didn’t confirm the transfer in time, so nothing has changed. You can request another one as long as your class allows it.',
    ],
  },
  ES: {
    subject: 'Tu oferta de traslado terminó',
    lines: [
      'No confirmaste el traslado a tiempo, así que todo queda como está. Puedes pedir otro mientras tu clase lo permita.',
    ],
  },
};
