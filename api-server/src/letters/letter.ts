import type { components } from '@institute/api-schema';
import type { Email } from '../ports/mail.ts';

type Language = components['schemas']['LanguageIso2LetterCode'];

export type Reader = { email: string; firstName: string; languageIso2LetterCode: Language };
/** A subject, and the paragraphs between the greeting and the signature. */
export type EmailText = { subject: string; lines: string[] };

/** An e-mail that the institute signs when it is sent. */
export type Letter = Email & { language: Language };

/** An e-mail in its reader's language. */
export function write(reader: Reader, texts: Record<Language, EmailText>): Letter {
  const language = reader.languageIso2LetterCode;
  const { subject, lines } = texts[language];
  const greeting = language === 'ES' ? 'Hola' : 'Hello';
  const text = [`${greeting} ${reader.firstName},`, ...lines].join('\n\n');
  return { recipient: reader.email, subject, text, language };
}

/** The end of each letter: who writes, and where to reply. */
export const signatureOf = (
  { name, supportEmail }: { name: string; supportEmail: string | null },
  language: Language,
): string =>
  [
    language === 'ES' ? `El equipo de ${name}` : `The ${name} team`,
    ...(supportEmail ? [supportEmail] : []),
  ].join('\n');
