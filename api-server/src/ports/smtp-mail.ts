import { createTransport, type SendMailOptions } from 'nodemailer';
import { type Attachment, deliveriesAtOnce, type Mail, RefusedEmail } from './mail.ts';

/**
 * Milliseconds. All answers to one e-mail together take less than the outbox waits for them, so that no other process sends it
 * too.
 */
const patience = {
  dnsTimeout: 30_000,
  connectionTimeout: 30_000,
  greetingTimeout: 30_000,
  /** For each answer. */
  socketTimeout: 60_000,
};

/** The parts of a message that hold an attachment. */
function partsOf({ fileName, mediaType, base64, calendarMethod }: Attachment): SendMailOptions {
  if (calendarMethod) {
    const content = Buffer.from(base64, 'base64');
    return { icalEvent: { method: calendarMethod, filename: fileName, content } };
  }
  const file = { filename: fileName, contentType: mediaType, content: base64, encoding: 'base64' };
  return { attachments: [file] };
}

/** Signing in to a mail server takes longer than an e-mail does. One whose connection broke is the outbox's to repeat. */
const pooling = { pool: true as const, maxConnections: deliveriesAtOnce, maxRequeues: 0 };

/** `preferencesUrl`: where e-mails can be turned off. */
export function smtpMail(url: string, from: string, preferencesUrl: string): Mail {
  const transport = createTransport({ url, ...patience, ...pooling }, { from });
  const domain = /@([^\s<>@]+)/.exec(from)![1]!;
  return {
    deliver: async ({ id, recipient, subject, text, html, attachment, isOptional }) => {
      const sending = transport.sendMail({
        messageId: `<${id}@${domain}>`,
        // As an object, so that a comma in the address doesn't turn it into two recipients.
        to: { name: '', address: recipient },
        // RFC 3834, and the same for Exchange: an absence note isn't sent to us.
        headers: { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'OOF, AutoReply' },
        // RFC 2369
        ...(isOptional && { list: { unsubscribe: preferencesUrl } }),
        subject,
        text,
        html,
        ...(attachment && partsOf(attachment)),
      });
      await sending.catch((error) => {
        throw new RefusedEmail(error);
      });
    },
    close: async () => transport.close(),
  };
}
