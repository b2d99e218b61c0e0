import { createTransport } from 'nodemailer';

/** An e-mail attachment. */
export type Attachment = { fileName: string; mediaType: string; base64: string };
export type Email = { recipient: string; subject: string; text: string; attachment?: Attachment | null };
export type Mail = {
  /** Sends one e-mail. Throws if it was not accepted for delivery. */
  deliver: (email: Email) => Promise<void>;
  close: () => Promise<void>;
};

export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport(url, { from });
  return {
    deliver: async ({ recipient, subject, text, attachment }) => {
      await transport.sendMail({
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
    },
    close: async () => transport.close(),
  };
}
