import type { components } from '@institute/api-schema';
import { region } from '@institute/api-schema/region';
import { formatPhone } from '@institute/design-system/formats';
import type { InstituteSettings } from '../institute/settings.ts';
import type { Attachment } from '../ports/mail.ts';

type Language = components['schemas']['LanguageIso2LetterCode'];

export type Reader = { email: string; firstName: string; languageIso2LetterCode: Language };
/** A subject, and the paragraphs between the greeting and the signature. */
export type EmailText = { subject: string; lines: string[] };
/** The page that an e-mail leads to, and what to do there: “Choose a new password”. */
export type Action = { label: string; url: string };

/** What follows the lines of an e-mail. There is one action at most. */
type Ending = {
  /** A code to enter. */
  code?: string;
  action?: Action;
  /** Paragraphs after the code or the action. */
  after?: string[];
};

/** An e-mail without its end, which `closingOf` writes. */
export type Letter = EmailText &
  Ending & {
    recipient: string;
    languageIso2LetterCode: Language;
    greeting: string;
    attachment?: Attachment | null;
  };

/** A letter in its reader's language. */
export function write(reader: Reader, texts: Record<Language, EmailText & Ending>): Letter {
  const { email, firstName, languageIso2LetterCode } = reader;
  const greeting = languageIso2LetterCode === 'ES' ? 'Hola' : 'Hello';
  return {
    ...texts[languageIso2LetterCode],
    recipient: email,
    languageIso2LetterCode,
    greeting: `${greeting} ${firstName},`,
  };
}

type Institute = Pick<InstituteSettings, 'name' | 'supportEmail' | 'supportPhone'>;

/** The end of every e-mail: whom to write to or call, and who sent it. */
export function closingOf({ name, supportEmail, supportPhone }: Institute, language: Language): string[] {
  const [question, or] =
    language === 'ES' ? ['¿Tienes dudas? Escríbenos:', 'o'] : ['Questions? Contact us:', 'or'];
  const contacts = [supportEmail, supportPhone && formatPhone(supportPhone, region.homeCountry)].filter(
    Boolean,
  );
  return [...(contacts.length > 0 ? [`${question} ${contacts.join(` ${or} `)}`] : []), name];
}
