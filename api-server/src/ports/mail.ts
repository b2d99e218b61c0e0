import { createTransport, type SendMailOptions } from 'nodemailer';

/** An e-mail attachment. */
export type Attachment = {
  fileName: string;
  mediaType: string;
  base64: string;
  /** What calendars do with an iCalendar file. Mail programs offer it only if the e-mail itself says so. */
  calendarMethod?: 'REQUEST' | 'CANCEL';
};
export type Email = { recipient: string; subject: string; text: string; attachment?: Attachment | null };
export type Mail = {
  /** Sends one e-mail. Throws if it was not accepted for delivery. */
  deliver: (email: Email) => Promise<void>;
  close: () => Promise<void>;
};

/** An e-mail that was not accepted. Unlike the mail library's error, it doesn't contain the address. */
export class RefusedEmail extends Error {
  /** Whether sending it again is useless, such as to an address that doesn't exist. */
  readonly isPermanent: boolean;

  constructor({ code, responseCode, command }: { code?: string; responseCode?: number; command?: string }) {
    super(
      `The mail server didn’t accept the e-mail (${[code, command, responseCode].filter(Boolean).join(' ')})`,
    );
    // A refused password or sender is mended by the operator.
    this.isPermanent = command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500;
  }
}

/** The parts of a message that hold an attachment. */
function partsOf({ fileName, mediaType, base64, calendarMethod }: Attachment): SendMailOptions {
  if (calendarMethod) {
    const content = Buffer.from(base64, 'base64');
    return { icalEvent: { method: calendarMethod, filename: fileName, content } };
  }
  const file = { filename: fileName, contentType: mediaType, content: base64, encoding: 'base64' };
  return { attachments: [file] };
}

export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport(url, { from });
  return {
    deliver: async ({ recipient, subject, text, attachment }) => {
      const sending = transport.sendMail({
        // As an object, so that a comma in the address doesn't turn it into two recipients.
        to: { name: '', address: recipient },
        subject,
        text,
        ...(attachment && partsOf(attachment)),
      });
      await sending.catch((error) => {
        throw new RefusedEmail(error);
      });
    },
    close: async () => transport.close(),
  };
}
