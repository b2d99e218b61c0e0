import type { components } from '@institute/api-schema';
import { formatDate } from '@institute/design-system/formats';
import type { Words } from '../platform/mail/letter.ts';
import type { Titles } from './emails.ts';

type Language = components['schemas']['LanguageIso2LetterCode'];

interface Facts {
  titles: Titles;
  language: Language;
  /** Of the one class that was waited for. */
  startDate: string | undefined;
}

const languages: Record<Language, Record<Language, string>> = {
  EN: { EN: 'English', ES: 'Spanish' },
  ES: { EN: 'inglés', ES: 'español' },
};

/** The notice that a student can enroll. `link`: the address of the page to enroll on, for an e-mail. */
export function alertWords(
  { titles, language, startDate }: Facts,
  link: string | null,
): Record<Language, Words> {
  const end = (text: string) => (link === null ? [`${text}.`] : [`${text}:`, link]);
  const [english, spanish] = [titles.EN, titles.ES];
  if (startDate === undefined) {
    return {
      EN: {
        subject: `You can enroll now: ${english}`,
        lines: [
          `You asked to hear about classes of ${english} in ${languages.EN[language]}. One is open now.`,
          ...end('Seats go to those who enroll first. Enroll from your account'),
        ],
      },
      ES: {
        subject: `Ya puedes inscribirte: ${spanish}`,
        lines: [
          `Nos pediste avisarte de las clases de ${spanish} en ${languages.ES[language]}. Ya hay una abierta.`,
          ...end('Los cupos son para quienes se inscriben primero. Inscríbete desde tu cuenta'),
        ],
      },
    };
  }
  return {
    EN: {
      subject: `A seat is free: ${english}`,
      lines: [
        `The class of ${english} that starts on ${formatDate(startDate, 'medium', 'en-US')} has a free seat again.`,
        ...end('Seats go to those who enroll first. Enroll from your account'),
      ],
    },
    ES: {
      subject: `Hay un cupo libre: ${spanish}`,
      lines: [
        `La clase de ${spanish} que empieza el ${formatDate(startDate, 'medium', 'es-US')} tiene un cupo libre otra vez.`,
        ...end('Los cupos son para quienes se inscriben primero. Inscríbete desde tu cuenta'),
      ],
    },
  };
}
