import { createTransport } from 'nodemailer';

export type Email = { recipient: string; subject: string; text: string };
export type Mail = {
  /** Hands one e-mail to whoever carries it further. Throws where it was not taken over. */
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
