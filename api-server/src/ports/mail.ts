import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Database } from '../database.ts';
import { emails } from '../tables/emails.ts';

export type Email = { recipient: string; subject: string; text: string };
export type Mail = {
  /** Returns once the e-mail is taken over for delivery. */
  send: (email: Email) => Promise<void>;
  /** Waits for what is being delivered. */
  close: () => Promise<void>;
};

/** Keeps e-mails in the database, where the page at /mailbox shows them. */
export function embeddedMailbox(db: Database, now: () => Date): Mail {
  return {
    send: async (email) => {
      await db.insert(emails).values({ ...email, sentAt: now() });
    },
    close: async () => {},
  };
}

/**
 * Delivers by SMTP, three attempts each, while the caller goes on: how long a mail server takes must not show in the
 * answer, or it would tell whether there is such an account.
 */
export function smtpMail(url: string, from: string, log: Logger, pause = 1_000): Mail {
  const transport = createTransport(url, { from });
  const underway = new Set<Promise<void>>();

  async function deliver({ recipient, subject, text }: Email): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        // As an object, so that a comma in the address does not make two recipients of one.
        await transport.sendMail({ to: { name: '', address: recipient }, subject, text });
        return;
      } catch (error) {
        log.error({ err: error, attempt }, 'e-mail not delivered');
        if (attempt === 3) return;
        await new Promise((resolve) => setTimeout(resolve, attempt * pause));
      }
    }
  }

  return {
    send: async (email) => {
      const delivery = deliver(email).finally(() => underway.delete(delivery));
      underway.add(delivery);
    },
    close: async () => {
      await Promise.all(underway);
      transport.close();
    },
  };
}
