import { createTransport } from 'nodemailer';

export type Email = { recipient: string; subject: string; text: string };
export type Mail = {
  /** Sends one e-mail. Throws if it was not accepted for delivery. */
  deliver: (email: Email) => Promise<void>;
  close: () => Promise<void>;
};

export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport(url, { from });
  return {
    deliver: async ({ recipient, subject, text }) => {
      // As an object, so that a comma in the address does not make two recipients of one.
      await transport.sendMail({ to: { name: '', address: recipient }, subject, text });
    },
    close: async () => transport.close(),
  };
}
