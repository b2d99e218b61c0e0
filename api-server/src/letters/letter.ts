import type { components } from '@institute/api-schema';
import type { Email } from '../ports/mail.ts';

type Language = components['schemas']['LanguageIso2LetterCode'];

export type Reader = { email: string; firstName: string; languageIso2LetterCode: Language };
/** A subject, and the paragraphs between the greeting and the signature. */
export type EmailText = { subject: string; lines: string[] };

/** An e-mail in its reader's language. */
export function write(reader: Reader, texts: Record<Language, EmailText>): Email {
  const { subject, lines } = texts[reader.languageIso2LetterCode];
  const [greeting, signature] =
    reader.languageIso2LetterCode === 'ES'
      ? ['Hola', 'El equipo del instituto']
      : ['Hello', 'The institute team'];
  const text = [`${greeting} ${reader.firstName},`, ...lines, signature].join('\n\n');
  return { recipient: reader.email, subject, text: `${text}\n` };
}
