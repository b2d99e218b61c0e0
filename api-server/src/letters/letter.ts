import type { Schemas } from '@institute/api-schema';
import { region } from '@institute/api-schema/region';
import { formatPhone } from '@institute/values/formats';
import type { InstituteSettings } from '../institute/settings.ts';
import type { Attachments } from '../ports/mail.ts';
import { unbroken } from './unbroken.ts';

type Language = Schemas['LanguageIso2LetterCode'];

/** A text, or what has texts, in each language. */
export type Texts<Text = string> = Record<Language, Text>;

export type Reader = {
  email: string;
  firstName: string;
  languageIso2LetterCode: Language;
  /** Whether they have shown that the address is theirs. Until then, a stranger may have entered it, and the name. */
  isVerifiedEmail?: boolean;
};
/** A subject, and the paragraphs between the greeting and the signature. */
export type EmailText = {
  subject: string;
  lines: string[];
  /** The amount or the time that it is about, which the e-mail shows large. The lines say it too. */
  figure?: string;
  /** The web addresses in the lines and after them that can be followed, such as that of a meeting. Others stay text. */
  links?: string[];
};
/** The page that an e-mail leads to, and what to do there: “Choose a new password”. */
export type Action = { label: string; url: string };

/** Texts in which a web address, if there is one, can be followed. */
export function withLink(url: string | null, { EN, ES }: Texts<EmailText>): Texts<EmailText> {
  const links = url ? [url] : [];
  return { EN: { ...EN, links }, ES: { ...ES, links } };
}

/** A text as one paragraph: its lines stay, without blank ones between them. */
export const oneParagraph = (text: string): string =>
  text.trim().replace(/\s*[\n\r\v\f\u0085\u2028\u2029]\s*/g, '\n');

/** What a person wrote, in the quotation marks of a language. It can't end the quotation and go on in our name. */
export function inQuotes(text: string, language: Language): string {
  const quoted = oneParagraph(text);
  return language === 'ES'
    ? `«${quoted.replaceAll('«', '“').replaceAll('»', '”')}»`
    : `“${quoted.replaceAll('“', '‘').replaceAll('”', '’')}”`;
}

/** The same button in each language. */
export const actionsTo = (url: string, labels: Record<Language, string>): Record<Language, Action> => ({
  EN: { label: labels.EN, url },
  ES: { label: labels.ES, url },
});

/** The button of a reminder: the meeting itself. */
export const joinActions = (url: string): Record<Language, Action> =>
  actionsTo(url, { EN: 'Join the session', ES: 'Entrar a la sesión' });

/** What follows the lines of an e-mail. There is one action at most. */
type Ending = {
  /** A code to enter. */
  code?: string;
  action?: Action;
  /** Paragraphs after the code or the action. */
  after?: string[];
};

/** An e-mail without its end, which `signatureOf` and `closingOf` write. */
export type Letter = EmailText &
  Ending & {
    recipient: string;
    languageIso2LetterCode: Language;
    greeting: string;
    attachment?: Attachments | null;
    /** Its reader can turn off e-mails like it. */
    isOptional?: boolean;
    /** Whether its reader waits for it, such as for a code. It's delivered before all others. */
    isAwaited?: true;
  };

/** A text in which no amount and no time is broken at the end of a line. */
export const withUnbrokenValues = <Text extends EmailText>(text: Text): Text => ({
  ...text,
  subject: unbroken(text.subject),
  lines: text.lines.map(unbroken),
  ...(text.figure && { figure: unbroken(text.figure) }),
});

/** A letter in its reader's language. One to an address that isn't confirmed repeats nothing that was entered with it. */
export function write(reader: Reader, texts: Record<Language, EmailText & Ending>): Letter {
  const { email, firstName, languageIso2LetterCode, isVerifiedEmail = true } = reader;
  const greeting = languageIso2LetterCode === 'ES' ? 'Hola' : 'Hello';
  return {
    ...withUnbrokenValues(texts[languageIso2LetterCode]),
    recipient: email,
    languageIso2LetterCode,
    greeting: isVerifiedEmail ? `${greeting} ${firstName},` : `${greeting},`,
  };
}

type Institute = Pick<InstituteSettings, 'name' | 'supportEmail' | 'supportPhone'>;

/** Who says good-bye, at the end of what was written. */
export const signatureOf = ({ name }: Institute, language: Language): string =>
  language === 'ES' ? `Tu equipo de ${name}` : `Your team at ${name}`;

/** The foot of every e-mail: whom to write to or call, who sent it, why, and where to turn it off, if that's possible. */
export function closingOf(
  { name, supportEmail, supportPhone }: Institute,
  { languageIso2LetterCode, isOptional }: Pick<Letter, 'languageIso2LetterCode' | 'isOptional'>,
): string[] {
  const [question, or, why, choice] =
    languageIso2LetterCode === 'ES'
      ? [
          '¿Tienes dudas? Escríbenos:',
          'o',
          `${name} te envió este correo debido a tu cuenta.`,
          'Puedes desactivar correos como este en el portal estudiantil, en Notificaciones.',
        ]
      : [
          'Questions? Contact us:',
          'or',
          `${name} sent you this e-mail because of your account.`,
          'You can turn off e-mails like this in the student portal, under Notifications.',
        ];
  const contacts = [supportEmail, supportPhone && formatPhone(supportPhone, region.homeCountry)].filter(
    Boolean,
  );
  return [
    ...(contacts.length > 0 ? [`${question} ${contacts.join(` ${or} `)}`] : []),
    why,
    ...(isOptional ? [choice] : []),
  ];
}
