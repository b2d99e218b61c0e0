import { createTransport } from 'nodemailer';

/** An e-mail attachment. */
export type Attachment = { fileName: string; mediaType: string; base64: string };
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

export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport(url, { from });
  return {
    deliver: async ({ recipient, subject, text, attachment }) => {
      const sending = transport.sendMail({
        // As an object, so that a comma in the address doesn't turn it into two recipients.
        to: { name: '', address: recipient },
        subject,
        text,
        ...(attachment && {
          attachments: [
            {
              filename: attachment.fileName,
              contentType: attachment.mediaType,
              content: attachment.base64,
              encoding: 'base64',
            },
          ],
        }),
      });
      await sending.catch((error) => {
        throw new RefusedEmail(error);
      });
    },
    close: async () => transport.close(),
  };
}
