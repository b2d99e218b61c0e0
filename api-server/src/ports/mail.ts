/** An e-mail attachment. */
export type Attachment = {
  fileName: string;
  mediaType: string;
  base64: string;
  /** What calendars do with an iCalendar file. Mail programs offer it only if the e-mail itself says so. */
  calendarMethod?: 'REQUEST' | 'CANCEL';
};
/** One file, or several: a calendar takes one event per file. */
export type Attachments = Attachment | Attachment[];
export type Email = {
  /** The same when it is sent again, so that mail servers and programs can leave out a repetition. */
  id: string;
  recipient: string;
  subject: string;
  text: string;
  /** The same as `text`, for mail programs that show HTML. */
  html: string;
  attachment?: Attachments | null;
  /** Where replies go, if not to the sender. */
  replyTo?: string | null;
  /** Whether its reader can turn off e-mails like it. */
  isOptional?: boolean;
  /** The trace of what caused it. */
  traceparent?: string | null;
};
/** How many e-mails a process delivers at once. */
export const deliveriesAtOnce = 5;

export type Mail = {
  /** Sends one e-mail. Throws if it was not accepted for delivery. */
  deliver: (email: Email) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Enhanced status codes (RFC 3463) of an address that doesn't exist, has moved, is misspelled, takes no e-mails, or is
 * closed. Others are about us: servers answer a client or a sender that they refuse (5.7.x, 5.1.7, 5.1.8) here too.
 */
const ofRecipient = /^5\d\d[ -]5\.(1\.(1|2|3|6|10)|2\.1)\b/;
const isEnhanced = /^5\d\d[ -]5\.\d+\.\d+\b/;

interface Refusal {
  code?: string;
  responseCode?: number;
  command?: string;
  /** What the server wrote. */
  response?: string;
}

/** An e-mail that was not accepted. Unlike the mail library's error, it doesn't contain the address. */
export class RefusedEmail extends Error {
  /** Whether sending it again is useless, such as to an address that doesn't exist. */
  readonly isPermanent: boolean;

  constructor({ code, responseCode, command, response = '' }: Refusal) {
    super(
      `The mail server didn’t accept the e-mail (${[code, command, responseCode].filter(Boolean).join(' ')})`,
    );
    const isRefusal = command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500;
    // A refused password or sender is mended by the operator.
    this.isPermanent = isRefusal && (ofRecipient.test(response) || !isEnhanced.test(response));
  }
}
